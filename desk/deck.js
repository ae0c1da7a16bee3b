// Cards whose faces the service does not know: a table that plays with its own deck enters them here.

import { html, useState } from './ui.js';
import { t } from './words.js';
import { Fields, collect, missingFields } from './fields.js';
import { Fold } from './parts.js';

/**
 * Adds a face to the first table of a log, so that it is known to every move.
 *
 * @param {{ game: Game, log: Log, names: string[], onLog: (log: Log) => void }} props
 */
export function Deck({ game, log, names, onLog }) {
  const [values, setValues] = useState(/** @type {Values} */ ({}));
  const context = { game, names, values };
  const { fields, add } = /** @type {NonNullable<Game['deck']>} */ (game.deck);
  const enter = () => {
    setValues({});
    onLog({ ...log, state: add(log.state, collect(fields, context)) });
  };
  const missing = missingFields(fields, context).length > 0;
  return html`<${Fold} title=${t('t.deck')} name="deck">
    <p class="hint">${t('t.deck-hint')}</p>
    <${Fields} fields=${fields} context=${context} onChange=${setValues} />
    <button type="button" disabled=${missing} onClick=${enter}>${t('t.deck-add')}</button>
  <//>`;
}
