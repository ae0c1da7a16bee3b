// The catalogue of a game, to be searched.

import { html, useEffect, useState } from './ui.js';
import { count, t } from './words.js';
import { Choices, Fold, TextField } from './parts.js';
import { readable } from './speech.js';

const KINDS = ['rule', 'reading', 'convention'];

/** Plain letters, so that nobody needs accents or capitals to find something. */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function LookUp({ tale, data }) {
  const [sought, seek] = useState('');
  const [kind, choose] = useState('all');
  const parts = plain(sought).split(/\s+/).filter(Boolean);
  const byKind = (one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind);
  const found = Object.values(tale.rules).sort(byKind).filter((rule) => {
    const text = plain([rule.id, rule.title, rule.text, rule.section || ''].join(' '));
    return (kind === 'all' || rule.kind === kind) && parts.every((part) => text.includes(part));
  });
  useEffect(() => {
    if (data) document.getElementById(data)?.scrollIntoView({ block: 'center' });
  }, [data]);
  const { note } = tale.components;
  return html`<div class="lookup">
    <${TextField} type="search" label=${t('l.search')} value=${sought} onInput=${seek} />
    <${Choices} label=${t('l.kind')} items=${['all', ...KINDS]} chosen=${kind} onChoose=${choose}
      say=${(one) => t(`l.${one}`)} />
    <p class="hint" role="status">${count('l.found', found.length)}</p>
    <ul class="rules">
      ${found.map((rule) => html`<${Entry} rule=${rule} lang=${tale.lang} sought=${rule.id === data} />`)}
    </ul>
    <${Fold} title=${t('l.not-checked')}>
      <ul lang=${tale.lang}>${tale.not_checked.map((one) => html`<li>${one}</li>`)}</ul>
    <//>
    ${note && html`<${Fold} title=${t('l.note')}><p lang=${tale.lang}>${note}</p><//>`}
  </div>`;
}

function Entry({ rule, lang, sought }) {
  const { id, title, text, kind, section, option } = rule;
  return html`<li id=${id} class=${sought ? 'sought' : ''}>
    <h2 lang=${lang}>${title}</h2>
    <p lang=${lang}>${readable(text)}</p>
    <p class="source">
      <span class="kind">${t(`l.is.${kind}`)}</span>${' '}
      ${section && html`<cite>${t('r.section', { section })}</cite> `}
      ${option && html`<span>${t('l.option', { option: t(`o.${option}`) })}</span> `}
      <code>${id}</code>
    </p>
  </li>`;
}
