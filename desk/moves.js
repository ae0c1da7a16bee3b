// The moves open to a seat: the legal ones to tap, and a form for each type.

import { html, useEffect, useState } from './ui.js';
import { t } from './words.js';
import { request } from './api.js';
import { Fields, activeFields, collect, legend, missingFields } from './fields.js';
import { CardRow } from './cards.js';
import { Choices, Fold } from './parts.js';
import { moveName, sayMove } from './speech.js';

const FEW = 8;
const MAX_LISTED = 400;

/** @type {(one: unknown, other: unknown) => boolean} */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A move on a button: its cards as pictures, the rest in words.
 *
 * @param {{ game: Game, move: Move, context: Context }} props
 */
function MoveLabel({ game, move, context }) {
  const pictured = game.moves[move.type].fields.filter(
    (field) => ['card', 'cards'].includes(field.kind) && move[field.name] !== undefined,
  );
  const cards = pictured.flatMap((field) => move[field.name]);
  const names = pictured.map((field) => field.name);
  const rest = Object.fromEntries(Object.entries(move).filter(([name]) => !names.includes(name)));
  const words = sayMove(game, { ...rest, type: move.type }, context);
  const label = words || (pictured.length ? '' : moveName(game, move.type));
  return html`${cards.length > 0 && html`<${CardRow} game=${game} cards=${cards} small=${true} />`}
    ${label && html`<span>${label}</span>`}`;
}

/**
 * The legal moves of a seat; null until the service has answered.
 *
 * @type {(game: Game, state: Table, player: number | null, listable: boolean) => MoveList | null}
 */
function useListed(game, state, player, listable) {
  const [listed, setListed] = useState(/** @type {MoveList | null} */ (null));
  useEffect(() => {
    setListed(null);
    if (player === null || !listable) return undefined;
    let current = true;
    request(`/games/${game.slug}/moves`, { state, player, limit: MAX_LISTED }).then(
      (answer) => current && setListed(answer),
      () => current && setListed({ moves: [], complete: false }),
    );
    return () => {
      current = false;
    };
  }, [state, player, listable]);
  return listed;
}

/**
 * The moves open to a player. `state` is the whole table, `shown` the part that may be seen here;
 * `listable` says whether legal moves may be listed, which reveals the hand.
 *
 * @param {{
 *   game: Game, state: Table, shown: Table, names: string[], seed?: string, acting: Acting,
 *   listable: boolean, onMove: (move: Move) => void,
 * }} props
 */
export function Moves({ game, state, shown, names, seed, acting, listable, onMove }) {
  const { player } = acting;
  const listed = useListed(game, state, player, listable);
  const [type, setType] = useState(/** @type {string | null} */ (null));
  const [values, setValues] = useState(/** @type {Values} */ ({}));
  const [all, setAll] = useState(false);
  const choose = (/** @type {string | null} */ one) => {
    setType(one);
    setValues({});
    setAll(false);
  };
  useEffect(() => choose(null), [state, player, listable]);

  const busy = listed === null && listable && player !== null;
  const types = [...new Set([...acting.moves, ...(listed?.moves || []).map((move) => move.type)])];
  const now = type && types.includes(type) ? type : types[0];
  if (!now) return null;

  const context = { game, names, state: shown, fullState: state, player, seed, values };
  const fields = activeFields(game.moves[now].fields, context);
  const own = (listed?.moves || []).filter((move) => move.type === now);
  const outcomes = fields.some((field) => field.outcome);
  const picks = own.length > 0 && fields.some((field) => !field.outcome);
  const none = listed?.complete && !own.length && acting.moves.includes(now);

  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    onMove({ type: now, ...(player !== null && { player }), ...collect(fields, context) });
  };
  // a move with an outcome must state it, so a listed one only fills in the form
  const take = (/** @type {Move} */ move) => {
    const { type: _type, player: _player, ...rest } = move;
    return outcomes ? setValues(rest) : onMove(move);
  };
  const taken = (/** @type {Move} */ { type: _type, player: _player, ...rest }) =>
    Object.entries(rest).every(([name, value]) => same(values[name], value));

  const part = (/** @type {(field: Field) => unknown} */ which) => html`<${Fields}
    fields=${fields.filter(which)} context=${context} onChange=${setValues} />`;
  const more = fields.filter((field) => field.more);
  const form = html`${part((field) => !field.outcome && !field.more)}
    ${more.length > 0 && html`<${Fold} title=${more.map(legend).join(', ')}>${part((field) => field.more)}<//>`}
    ${outcomes && html`<h4>${t('t.came')}</h4>${part((field) => field.outcome)}`}
    <button type="submit" class=${listable ? 'main' : ''} disabled=${missingFields(fields, context).length > 0}>
      ${moveName(game, now)}
    </button>`;
  return html`<div class="moves" aria-busy=${String(busy)}>
    ${types.length > 1 && html`<${Choices} label=${t('t.next')} items=${types} chosen=${now}
      say=${(/** @type {string} */ one) => moveName(game, one)} look=${() => 'type'} onChoose=${choose} />`}
    ${none && html`<p class="hint" role="status">${t('t.list-none')}</p>`}
    ${picks && html`<h4>${t('t.list')}</h4><div class="list">
      ${own.slice(0, all ? MAX_LISTED : FEW).map(
        (move) => html`<button
          type="button"
          class="move"
          aria-pressed=${outcomes ? String(taken(move)) : undefined}
          onClick=${() => take(move)}
        ><${MoveLabel} game=${game} move=${move} context=${context} /></button>`,
      )}
      ${own.length > FEW && !all && html`<button type="button" onClick=${() => setAll(true)}>
        ${t('t.list-more', { n: own.length })}
      </button>`}
    </div>`}
    <form onSubmit=${send}>
      ${picks && !outcomes ? html`<${Fold} title=${t('t.form')}>${form}<//>` : form}
    </form>
  </div>`;
}
