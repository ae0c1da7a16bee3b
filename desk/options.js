// The options of a table, each with what it is about.

import { html } from './ui.js';
import { t } from './words.js';
import { Fields } from './fields.js';
import { ruleText } from './speech.js';

/** How a thumb says an option; many numbers in a row are counted. */
export function optionField({ name, type, values, default: start }) {
  const field = { name, label: `o.${name}`, start };
  if (type !== 'integer') return { ...field, kind: 'pick', values };
  return { ...field, kind: 'count', least: values[0], most: values[values.length - 1] };
}

export function OptionFields({ tale, options, onChange }) {
  const shown = tale.options.filter((option) => option.values.length > 1);
  return html`<p class="hint">${t('t.options')}</p>
    ${shown.map((option) => {
      const rule = tale.rules[option.rule];
      const context = { values: options, names: [] };
      return html`<div class="option">
        <${Fields} fields=${[optionField(option)]} context=${context}
          onChange=${(values) => onChange(option.name, values[option.name])} />
        ${rule && html`<p class="hint" lang=${tale.lang}>${ruleText(rule)}</p>`}
      </div>`;
    })}`;
}
