// What a seat may do now: the listed moves to tap, and each type as a form.

import { html, useEffect, useState } from './ui.js';
import { t } from './words.js';
import { ask } from './api.js';
import { Fields, asked, collected, lacking } from './fields.js';
import { CardPicture } from './cards.js';
import { moveName, sayMove } from './speech.js';

const FEW = 8;
const MOST = 400;

/** A move on a button: its cards as cards, the rest in words. */
function Said({ game, move, context }) {
  const { fields } = game.moves[move.type];
  const pictured = fields.filter((field) => ['card', 'cards'].includes(field.kind) && move[field.name] !== undefined);
  const rest = Object.fromEntries(Object.entries(move).filter(([name]) => !pictured.some((field) => field.name === name)));
  const words = sayMove(game, rest, context);
  return html`<span class="row">${pictured.flatMap((field) => [move[field.name]].flat()
    .map((card) => html`<${CardPicture} game=${game} card=${card} small=${true} />`))}</span>
    ${words && html`<span>${words}</span>`}${!words && !pictured.length && html`<span>${moveName(game, move.type)}</span>`}`;
}

export function Moves({ game, state, shown, names, seed, acting, lists, quiet, onMove, ply }) {
  const { player } = acting;
  const [listed, list] = useState(null);
  const [type, choose] = useState(null);
  const [values, setValues] = useState({});
  const [all, showAll] = useState(false);

  useEffect(() => {
    choose(null);
    setValues({});
    showAll(false);
    list(null);
    if (player === null || !lists) return undefined;
    let current = true;
    ask(`/games/${game.slug}/moves`, { state, player, limit: MOST })
      .then((answer) => current && list(answer), () => current && list({ moves: [] }));
    return () => { current = false; };
  }, [state, player, lists, ply]);

  const types = [...new Set([...acting.moves, ...(listed?.moves || []).map((move) => move.type)])];
  const now = type && types.includes(type) ? type : types[0];
  if (!now) return null;
  const context = { game, names, state: shown, whole: state, player, seed, values };
  const fields = game.moves[now].fields;
  const open = asked(fields, context);
  const own = (listed?.moves || []).filter((move) => move.type === now);
  const picks = own.length > 0 && open.some((field) => !field.outcome);
  const none = listed?.complete && !own.length && acting.moves.includes(now);
  const outcomes = open.some((field) => field.outcome);
  const told = () => ({ type: now, ...(player !== null && { player }), ...collected(fields, context) });
  const take = (move) => {
    if (!outcomes) return onMove(move);
    const { type: _type, player: _player, ...rest } = move;
    return setValues(rest);
  };
  const chosen = (move) => Object.entries(move).every(([name, value]) => ['type', 'player'].includes(name) || JSON.stringify(values[name]) === JSON.stringify(value));
  const part = (which) => html`<${Fields} fields=${fields.filter(which)} context=${context} onChange=${setValues} />`;
  const more = open.filter((field) => field.more);
  const said = html`${part((field) => !field.outcome && !field.more)}
    ${more.length > 0 && html`<details><summary>${more.map((field) => t(`f.${field.name}`)).join(', ')}</summary>${part((field) => field.more)}</details>`}`;
  const submit = html`<button type="submit" class=${quiet ? '' : 'main'} disabled=${lacking(fields, context).length > 0}>${moveName(game, now)}</button>`;
  const busy = listed === null && lists && player !== null;
  return html`<div class="moves" aria-busy=${String(busy)}>
    ${types.length > 1 && html`<div class="chips" role="group" aria-label=${t('t.next')}>${types.map((one) => html`<button type="button" class="chip type"
      aria-pressed=${String(one === now)} onClick=${() => { choose(one); setValues({}); showAll(false); }}>${moveName(game, one)}</button>`)}</div>`}
    ${none && html`<p class="hint" role="status">${t('t.list-none')}</p>`}
    ${picks && html`<section><h4>${t('t.list')}</h4><div class="list">
      ${own.slice(0, all ? MOST : FEW).map((move) => html`<button type="button" class="move" aria-pressed=${outcomes ? String(chosen(move)) : undefined}
        onClick=${() => take(move)}><${Said} game=${game} move=${move} context=${context} /></button>`)}
      ${own.length > FEW && !all && html`<button type="button" onClick=${() => showAll(true)}>${t('t.list-more', { n: own.length })}</button>`}
    </div></section>`}
    <form onSubmit=${(event) => { event.preventDefault(); onMove(told()); }}>
      ${picks && !outcomes ? html`<details><summary>${t('t.form')}</summary>${said}${submit}</details>` : html`${picks && html`<h4>${t('t.form')}</h4>`}${said}
        ${outcomes && html`<h4>${t('t.came')}</h4>${part((field) => field.outcome)}`}${submit}`}
    </form>
  </div>`;
}
