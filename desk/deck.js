// Cards whose faces the service does not know: a table that plays with its own enters them here.

import { html, useState } from './ui.js';
import { t } from './words.js';
import { Fields, collected, lacking } from './fields.js';
import { Fold } from './parts.js';

/** Adds a face to the table that a log begins with, so that every move since knows it. */
export function Deck({ game, log, names, onLog }) {
  const [values, setValues] = useState({});
  const context = { game, names, values };
  const { fields, add } = game.deck;
  const enter = () => {
    setValues({});
    onLog({ ...log, state: add(log.state, collected(fields, context)) });
  };
  const missing = lacking(fields, context).length > 0;
  return html`<${Fold} title=${t('t.deck')} name="deck">
    <p class="hint">${t('t.deck-hint')}</p>
    <${Fields} fields=${fields} context=${context} onChange=${setValues} />
    <button type="button" disabled=${missing} onClick=${enter}>${t('t.deck-add')}</button>
  <//>`;
}
