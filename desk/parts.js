// Small components that every page uses.

import { html } from './ui.js';

/**
 * A choice of one item, each a button; the chosen one is pressed.
 *
 * @template T
 * @param {{
 *   items: T[], chosen: T, say: (item: T) => string, onChoose: (item: T) => void, label?: string,
 *   kind?: string, look?: (item: T) => string,
 * }} props
 */
export function Choices({ items, chosen, say, onChoose, label, kind = 'chips', look = () => '' }) {
  return html`<div class=${kind} role=${label && 'group'} aria-label=${label}>
    ${items.map(
      (item) => html`<button
        type="button"
        class="chip ${look(item)}"
        aria-pressed=${String(item === chosen)}
        onClick=${() => onChoose(item)}
      >${say(item)}</button>`,
    )}
  </div>`;
}

/**
 * Details behind a title.
 *
 * @param {{ title: string, open?: boolean, name?: string, children?: unknown }} props
 */
export const Fold = ({ title, open, name = '', children }) => html`<details class=${name} open=${open}>
  <summary>${title}</summary>
  ${children}
</details>`;

/**
 * A labelled line of text.
 *
 * @param {{ label: string, value: string, onInput: (value: string) => void }} props
 */
export const TextField = ({ label, value, onInput, ...rest }) => html`<label class="text">${label}
  <input
    type="text"
    autocomplete="off"
    value=${value}
    onInput=${(/** @type {{ target: HTMLInputElement }} */ event) => onInput(event.target.value)}
    ...${rest}
  />
</label>`;
