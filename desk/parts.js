// Parts that every page uses.

import { html } from './ui.js';

/** Things to choose one of, each a button; what is chosen is pressed. */
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

/** What few need, behind its title. */
export const Fold = ({ title, open, name = '', children }) => html`<details class=${name} open=${open}>
  <summary>${title}</summary>
  ${children}
</details>`;

/** A question for a line of text. */
export const TextField = ({ label, value, onInput, ...rest }) => html`<label class="text">${label}
  <input
    type="text"
    autocomplete="off"
    value=${value}
    onInput=${(event) => onInput(event.target.value)}
    ...${rest}
  />
</label>`;
