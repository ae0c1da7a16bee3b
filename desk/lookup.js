// The rules of a game, with a search.

import { html, useEffect, useState } from './ui.js';
import { count, t } from './words.js';
import { Choices, Fold, TextField } from './parts.js';
import { readable } from './speech.js';

const KINDS = ['rule', 'reading', 'convention'];

/**
 * Lower case without accents, so that a search needs neither.
 *
 * @type {(text: string) => string}
 */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** @type {(one: Rule, other: Rule) => number} */
const byKind = (one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind);

/** @param {{ about: About, data: string }} props */
export function LookUp({ about, data }) {
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState('all');
  const parts = plain(query).split(/\s+/).filter(Boolean);
  const found = Object.values(about.rules).sort(byKind).filter((rule) => {
    const text = plain([rule.id, rule.title, rule.text, rule.section || ''].join(' '));
    return (kind === 'all' || rule.kind === kind) && parts.every((part) => text.includes(part));
  });
  useEffect(() => {
    if (data) document.getElementById(data)?.scrollIntoView({ block: 'center' });
  }, [data]);
  const { note } = about.components;
  return html`<div class="lookup">
    <${TextField} type="search" label=${t('l.search')} value=${query} onInput=${setQuery} />
    <${Choices} label=${t('l.kind')} items=${['all', ...KINDS]} chosen=${kind} onChoose=${setKind}
      say=${(/** @type {Rule} */ one) => t(`l.${one}`)} />
    <p class="hint" role="status">${count('l.found', found.length)}</p>
    <ul class="rules">
      ${found.map((rule) => html`<${Entry} rule=${rule} lang=${about.lang} sought=${rule.id === data} />`)}
    </ul>
    <${Fold} title=${t('l.not-checked')}>
      <ul lang=${about.lang}>${about.not_checked.map((one) => html`<li>${one}</li>`)}</ul>
    <//>
    ${note && html`<${Fold} title=${t('l.note')}><p lang=${about.lang}>${note}</p><//>`}
  </div>`;
}

/** @param {{ rule: Rule, lang: string, sought: boolean }} props */
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
