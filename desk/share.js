// Saving, sharing and closing a game.

import { html, useState } from './ui.js';
import { t } from './words.js';
import { download, pack } from './log.js';

/** @param {{ game: Game, log: Log, opener: unknown, onClose: () => void }} props */
export function Share({ game, log, opener, onClose }) {
  const [link, setLink] = useState('');
  const [copied, setCopied] = useState(false);
  const [sure, setSure] = useState(false);

  async function createLink() {
    const address = `${location.origin}/#/table/${game.slug}/${await pack(log)}`;
    setLink(address);
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      setCopied(false); // it is shown, and can be copied by hand
    }
  }

  return html`<section class="share"><h3>${t('t.share')}</h3>
    <div class="chips">
      <button type="button" onClick=${() => download(game.slug, log)}>${t('t.export')}</button>
      ${opener}
      <button type="button" onClick=${createLink}>${t('t.link')}</button>
      <button type="button" onClick=${() => (sure ? onClose() : setSure(true))}>${t('t.close')}</button>
    </div>
    ${sure && html`<p class="notice" role="status">${t('t.close-sure')}</p>`}
    ${link && html`<p class="hint">
        ${t('t.link-hint')} <strong role="status">${copied ? t('t.link-copied') : ''}</strong>
      </p>
      <input class="link" type="text" readonly aria-label=${t('t.link')} value=${link}
        onFocus=${(/** @type {{ target: HTMLInputElement }} */ event) => event.target.select()} />`}
  </section>`;
}
