// The options of a table, each with its rule.

import { html } from './ui.js';
import { t } from './words.js';
import { Fields } from './fields.js';
import { ruleText } from './speech.js';

/**
 * The field for an option; a range of numbers is a count.
 *
 * @type {(option: Option) => Field}
 */
export function optionField({ name, type, values, default: start }) {
  const field = { name, label: `o.${name}`, start };
  if (type !== 'integer') return { ...field, kind: 'pick', values };
  return { ...field, kind: 'count', min: values[0], max: values[values.length - 1] };
}

/**
 * @param {{
 *   game: Game, about: About, options: Values, onChange: (name: string, value: unknown) => void,
 * }} props
 */
export function OptionFields({ game, about, options, onChange }) {
  const shown = about.options.filter((option) => option.values.length > 1);
  return html`<p class="hint">${t('t.options')}</p>
    ${shown.map((option) => {
      const rule = about.rules[option.rule];
      const context = { game, values: options, names: [] };
      return html`<div class="option">
        <${Fields} fields=${[optionField(option)]} context=${context}
          onChange=${(/** @type {Values} */ values) => onChange(option.name, values[option.name])} />
        ${rule && html`<p class="hint" lang=${about.lang}>${ruleText(rule)}</p>`}
      </div>`;
    })}`;
}
