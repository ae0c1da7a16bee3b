// The catalogue of a game, to be searched.

import { html, useEffect, useState } from './ui.js';
import { count, t } from './words.js';
import { readable } from './speech.js';

const KINDS = ['all', 'rule', 'reading', 'convention'];

/** Plain letters, so that nobody needs accents or capitals to find something. */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function LookUp({ tale, data }) {
  const [sought, seek] = useState('');
  const [kind, choose] = useState('all');
  const parts = plain(sought).split(/\s+/).filter(Boolean);
  const found = Object.values(tale.rules).filter((rule) => {
    const text = plain([rule.id, rule.title, rule.text, rule.section || ''].join(' '));
    return (kind === 'all' || rule.kind === kind) && parts.every((part) => text.includes(part));
  });
  useEffect(() => {
    if (data) document.getElementById(data)?.scrollIntoView({ block: 'center' });
  }, [data]);
  return html`<div class="lookup">
    <label class="text">${t('l.search')}<input type="search" value=${sought} onInput=${(event) => seek(event.target.value)} /></label>
    <div class="chips" role="group" aria-label=${t('l.kind')}>${KINDS.map((one) => html`<button type="button" class="chip" aria-pressed=${String(one === kind)}
      onClick=${() => choose(one)}>${t(`l.${one}`)}</button>`)}</div>
    <p class="hint" role="status">${count('l.found', found.length)}</p>
    <ul class="rules">${found.map((rule) => html`<li id=${rule.id} class=${rule.id === data ? 'sought' : ''}>
      <h2 lang=${tale.lang}>${rule.title}</h2><p lang=${tale.lang}>${readable(rule.text)}</p>
      <p class="source"><span class="kind">${t(`l.${rule.kind}`)}</span> ${rule.section && html`<cite lang=${tale.lang}>${t('r.section', { section: rule.section })}</cite>`}
        ${rule.option && html`<span>${t('l.option', { option: t(`o.${rule.option}`) })}</span>`} <code>${rule.id}</code></p></li>`)}</ul>
    <details><summary>${t('l.not-checked')}</summary><ul lang=${tale.lang}>${tale.not_checked.map((one) => html`<li>${one}</li>`)}</ul></details>
    ${tale.components.note && html`<details><summary>${t('l.note')}</summary><p lang=${tale.lang}>${tale.components.note}</p></details>`}
  </div>`;
}
