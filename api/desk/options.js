// The options of a table, each with what it is about.

import { html } from './ui.js';
import { t } from './words.js';
import { Fields } from './fields.js';
import { readable } from './speech.js';

export function OptionFields({ tale, options, onChange }) {
  const shown = tale.options.filter((option) => option.values.length > 1);
  return html`<p class="hint">${t('t.options')}</p>${shown.map((option) => {
    const rule = tale.rules[option.rule];
    const numbers = option.type === 'integer';
    const field = {
      name: option.name, label: `o.${option.name}`, kind: numbers ? 'count' : 'pick', start: option.default,
      ...(numbers ? { least: option.values[0], most: option.values[option.values.length - 1] } : { values: option.values }),
    };
    return html`<div class="option">
      <${Fields} fields=${[field]} context=${{ values: options, names: [] }} onChange=${(values) => onChange(option.name, values[option.name])} />
      ${rule && html`<p class="hint" lang=${tale.lang}>${rule.title.endsWith('?') ? `${rule.title} ` : ''}${readable(rule.text)}</p>`}
    </div>`;
  })}`;
}
