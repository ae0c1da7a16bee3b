// To keep a game and to give it away: a file, a link, the end.

import { html, useState } from './ui.js';
import { t } from './words.js';
import { packed, save } from './log.js';

export function Share({ game, log, opener, onClose }) {
  const [link, setLink] = useState('');
  const [copied, copy] = useState(false);
  const [sure, ask] = useState(false);

  async function make() {
    const address = `${location.origin}/#/table/${game.slug}/${await packed(log)}`;
    setLink(address);
    try {
      await navigator.clipboard.writeText(address);
      copy(true);
    } catch {
      copy(false); // it stands there to be copied by hand
    }
  }

  return html`<section class="share"><h3>${t('t.share')}</h3>
    <div class="chips">
      <button type="button" onClick=${() => save(game.slug, log)}>${t('t.export')}</button>
      ${opener}
      <button type="button" onClick=${make}>${t('t.link')}</button>
      <button type="button" onClick=${() => (sure ? onClose() : ask(true))}>${t('t.close')}</button>
    </div>
    ${sure && html`<p class="notice" role="status">${t('t.close-sure')}</p>`}
    ${link && html`<p class="hint">
        ${t('t.link-hint')} <strong role="status">${copied ? t('t.link-copied') : ''}</strong>
      </p>
      <input class="link" type="text" readonly aria-label=${t('t.link')} value=${link}
        onFocus=${(event) => event.target.select()} />`}
  </section>`;
}
