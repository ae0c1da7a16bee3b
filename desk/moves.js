// What a seat may do now: the listed moves to tap, and each type as a form.

import { html, useEffect, useState } from './ui.js';
import { t } from './words.js';
import { ask } from './api.js';
import { Fields, asked, collected, lacking, legend } from './fields.js';
import { CardRow } from './cards.js';
import { Choices, Fold } from './parts.js';
import { moveName, sayMove } from './speech.js';

const FEW = 8;
const MOST = 400;

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** A move on a button: its cards as cards, the rest in words. */
function Said({ game, move, context }) {
  const pictured = game.moves[move.type].fields.filter(
    (field) => ['card', 'cards'].includes(field.kind) && move[field.name] !== undefined,
  );
  const cards = pictured.flatMap((field) => move[field.name]);
  const names = pictured.map((field) => field.name);
  const rest = Object.fromEntries(Object.entries(move).filter(([name]) => !names.includes(name)));
  const words = sayMove(game, rest, context) || (pictured.length ? '' : moveName(game, move.type));
  return html`${cards.length > 0 && html`<${CardRow} game=${game} cards=${cards} small=${true} />`}
    ${words && html`<span>${words}</span>`}`;
}

/** The moves that the service lists for a seat, once it has been asked. */
function useListed(game, state, player, lists) {
  const [listed, list] = useState(null);
  useEffect(() => {
    list(null);
    if (player === null || !lists) return undefined;
    let current = true;
    ask(`/games/${game.slug}/moves`, { state, player, limit: MOST }).then(
      (answer) => current && list(answer),
      () => current && list({ moves: [], complete: false }),
    );
    return () => {
      current = false;
    };
  }, [state, player, lists]);
  return listed;
}

/**
 * What somebody who acts may do. `state` is the whole table, `shown` what may be seen of it here;
 * `lists` says whether the moves may be listed, which tells of the hand.
 */
export function Moves({ game, state, shown, names, seed, acting, lists, onMove }) {
  const { player } = acting;
  const listed = useListed(game, state, player, lists);
  const [type, setType] = useState(null);
  const [values, setValues] = useState({});
  const [all, showAll] = useState(false);
  const choose = (one) => {
    setType(one);
    setValues({});
    showAll(false);
  };
  useEffect(() => choose(null), [state, player, lists]);

  const busy = listed === null && lists && player !== null;
  const types = [...new Set([...acting.moves, ...(listed?.moves || []).map((move) => move.type)])];
  const now = types.includes(type) ? type : types[0];
  if (!now) return null;

  const context = { game, names, state: shown, whole: state, player, seed, values };
  const fields = asked(game.moves[now].fields, context);
  const own = (listed?.moves || []).filter((move) => move.type === now);
  const outcomes = fields.some((field) => field.outcome);
  const picks = own.length > 0 && fields.some((field) => !field.outcome);
  const none = listed?.complete && !own.length && acting.moves.includes(now);

  const send = (event) => {
    event.preventDefault();
    onMove({ type: now, ...(player !== null && { player }), ...collected(fields, context) });
  };
  // what comes of a move must be told with it: then a listed one only fills in the form
  const take = (move) => {
    const { type: _type, player: _player, ...rest } = move;
    return outcomes ? setValues(rest) : onMove(move);
  };
  const taken = ({ type: _type, player: _player, ...rest }) =>
    Object.entries(rest).every(([name, value]) => same(values[name], value));

  const part = (which) => html`<${Fields} fields=${fields.filter(which)} context=${context} onChange=${setValues} />`;
  const more = fields.filter((field) => field.more);
  const form = html`${part((field) => !field.outcome && !field.more)}
    ${more.length > 0 && html`<${Fold} title=${more.map(legend).join(', ')}>${part((field) => field.more)}<//>`}
    ${outcomes && html`<h4>${t('t.came')}</h4>${part((field) => field.outcome)}`}
    <button type="submit" class=${lists ? 'main' : ''} disabled=${lacking(fields, context).length > 0}>
      ${moveName(game, now)}
    </button>`;
  return html`<div class="moves" aria-busy=${String(busy)}>
    ${types.length > 1 && html`<${Choices} label=${t('t.next')} items=${types} chosen=${now}
      say=${(one) => moveName(game, one)} look=${() => 'type'} onChoose=${choose} />`}
    ${none && html`<p class="hint" role="status">${t('t.list-none')}</p>`}
    ${picks && html`<h4>${t('t.list')}</h4><div class="list">
      ${own.slice(0, all ? MOST : FEW).map(
        (move) => html`<button
          type="button"
          class="move"
          aria-pressed=${outcomes ? String(taken(move)) : undefined}
          onClick=${() => take(move)}
        ><${Said} game=${game} move=${move} context=${context} /></button>`,
      )}
      ${own.length > FEW && !all && html`<button type="button" onClick=${() => showAll(true)}>
        ${t('t.list-more', { n: own.length })}
      </button>`}
    </div>`}
    <form onSubmit=${send}>
      ${picks && !outcomes ? html`<${Fold} title=${t('t.form')}>${form}<//>` : form}
    </form>
  </div>`;
}
