// A game being played: the table, what may be done, what happened; and the phone from hand to hand.

import { html, useEffect, useFocus, useState } from './ui.js';
import { pair, t } from './words.js';
import { ask } from './api.js';
import { CardRow } from './cards.js';
import { Deck } from './deck.js';
import { Fold } from './parts.js';
import { Lies, Seats } from './lies.js';
import { Moves } from './moves.js';
import { Refused, Ruling } from './ruling.js';
import { Score } from './score.js';
import { Share } from './share.js';
import { moveName, namesOf, sayEvent, sayMove } from './speech.js';

const TABLE = 'table';
const MOST_MOVES = 2000;
const RECENT = 6;
const STANDS = ['legal', 'undetermined'];

/** What all may see, what those who act see, and which of them have something to hide. */
function useViews(game, state, acting, eyes) {
  const [views, setViews] = useState(null);
  useEffect(() => {
    let current = true;
    const actors = acting.map((one) => one.player);
    const seats = [...new Set([...actors, eyes])].filter((seat) => typeof seat === 'number');
    const see = async (viewer) => (await ask(`/games/${game.slug}/view`, { state, viewer })).state;
    const load = async () => {
      const [table, ...own] = await Promise.all([TABLE, ...seats].map(see));
      const open = JSON.stringify(table);
      const secret = seats.filter((_, place) => JSON.stringify(own[place]) !== open);
      const bySeat = Object.fromEntries(seats.map((seat, place) => [seat, own[place]]));
      if (current) setViews({ state, secret, seen: { ...bySeat, [TABLE]: table } });
    };
    load().catch((error) => current && setViews({ state, error }));
    return () => {
      current = false;
    };
  }, [state, eyes]);
  return views?.state === state ? views : null;
}

export function Playing({ game, tale, played, opener, onLog, onPlayed, onClose }) {
  const [eyes, look] = useState(TABLE);
  const [passing, pass] = useState(null);
  const [ruling, setRuling] = useState(null);
  const [refusal, refuse] = useState(null);
  const { log, steps, now, wrong, checked } = played;
  const names = namesOf(now.state);
  const views = useViews(game, now.state, now.to_act, eyes);

  async function move(one) {
    refuse(null);
    setRuling(null);
    if (log.moves.length >= MOST_MOVES) return refuse({ lines: [t('t.long')] });
    const { seed } = log;
    const body = { state: now.state, move: one, ...(seed !== undefined && { seed }) };
    try {
      const answer = await ask(`/games/${game.slug}/validate`, body);
      if (!STANDS.includes(answer.verdict)) return setRuling({ move: one, ruling: answer });
      const { state, scoring, to_act: acting } = answer;
      if (acting.length !== 1 || acting[0].player !== eyes) look(TABLE);
      return onPlayed({
        log: { ...log, moves: [...log.moves, one] },
        steps: [...steps, { move: one, ruling: answer }],
        now: { state, scoring, to_act: acting },
      });
    } catch (error) {
      if (!error.lines) throw error;
      return refuse(error);
    }
  }

  function undo() {
    look(TABLE);
    setRuling(null);
    onLog({ ...log, moves: log.moves.slice(0, -1) });
  }

  if (passing !== null) {
    const show = () => {
      look(passing);
      pass(null);
    };
    return html`<${Passing} name=${names[passing]} onShow=${show} onBack=${() => pass(null)} />`;
  }
  if (views?.error) return html`<${Refused} refusal=${views.error} onAgain=${() => onLog(log)} />`;
  const shown = views?.seen[eyes];
  if (!shown) return html`<p class="wait">${t('n.wait')}</p>`;

  const actors = now.to_act.map((one) => one.player).filter((seat) => seat !== null);
  const over = now.scoring?.final;
  const shared = { game, tale, names };
  const own = eyes !== TABLE && game.hand;
  const moving = { ...shared, log, now, views, eyes, shown, onMove: move, onPass: pass };
  return html`<div class="table" data-moves=${steps.length}>
    <${Turn} ...${shared} state=${now.state} over=${over} actors=${actors} moment=${`${steps.length} ${eyes}`} />
    ${checked && html`<p class="notice" role="status">${t('t.right')}</p>`}
    ${eyes !== TABLE && html`<p class="notice">
      ${t('t.eyes', { name: names[eyes] })}${' '}
      <button type="button" onClick=${() => look(TABLE)}>${t('t.hide')}</button>
    </p>`}
    ${wrong && html`<${Wrong} ...${shared} wrong=${wrong} state=${now.state} />`}
    <section aria-label=${t('t.lies')}><${Lies} game=${game} state=${shown} names=${names} /></section>
    ${own && html`<section class="own"><h3>${t('t.hand', { name: names[eyes] })}</h3>
      <p class="lies"><${CardRow} game=${game} cards=${game.hand(shown.players[eyes])} /></p>
    </section>`}
    ${!over && html`<${Next} ...${moving} />`}
    ${refusal && html`<${Refused} refusal=${refusal} />`}
    ${ruling && html`<section>
      <${Told} ...${shared} move=${ruling.move} state=${shown} />
      <${Ruling} ...${shared} ruling=${ruling.ruling} />
      <button type="button" onClick=${() => setRuling(null)}>${t('n.close')}</button>
    </section>`}
    ${game.deck?.open(now.state) && html`<${Deck} game=${game} log=${log} names=${names} onLog=${onLog} />`}
    <section><h3>${t('t.players')}</h3>
      <${Seats} game=${game} state=${views.seen[TABLE]} names=${names} acting=${actors} />
    </section>
    <${History} game=${game} steps=${steps} names=${names} onUndo=${undo} />
    ${now.scoring && html`<${Score} ...${shared} scoring=${now.scoring} />`}
    <${Share} game=${game} log=${log} opener=${opener} onClose=${onClose} />
  </div>`;
}

/** Between two hands nothing of the game is shown. */
function Passing({ name, onShow, onBack }) {
  const head = useFocus(name);
  return html`<div class="passing">
    <h2 tabindex="-1" ref=${head}>${t('t.pass', { name })}</h2>
    <p>${t('t.pass-sure', { name })}</p>
    <button type="button" class="main" onClick=${onShow}>${t('t.pass-show', { name })}</button>
    <button type="button" onClick=${onBack}>${t('t.pass-back')}</button>
  </div>`;
}

/** Whose turn it is; told anew after each move. */
function Turn({ tale, names, state, over, actors, moment }) {
  const head = useFocus(moment);
  const phase = tale.phases.find((one) => one.name === state.phase);
  const title = () => {
    if (over) return t('t.over');
    if (!actors.length) return t('t.between');
    return actors.length === 1 ? t('t.turn', { name: names[actors[0]] }) : t('t.anybody');
  };
  return html`<div class="turn">
    <h2 tabindex="-1" ref=${head} aria-live="polite">${title()}</h2>
    <p lang=${tale.lang}>${phase?.text}</p>
  </div>`;
}

/** A move in words: who, what, with what. */
function Told({ game, names, move, state }) {
  const who = move.player === undefined ? t('w.table') : names[move.player];
  return html`<p>
    <strong>${pair(who, moveName(game, move.type))}</strong>${' '}
    ${sayMove(game, move, { game, names, state })}
  </p>`;
}

function Wrong({ wrong, state, ...shared }) {
  return html`<section class="wrong">
    <h3>${pair(t('t.wrong'), t('t.step', { n: wrong.index + 1 }))}</h3>
    <${Told} ...${shared} move=${wrong.move} state=${state} />
    <${Ruling} ...${shared} ruling=${wrong.ruling} />
    <p class="hint">${t('t.wrong-hint')}</p>
  </section>`;
}

/** Who may do what. What tells of a hand is shown only to the eyes that may see it. */
function Next({ game, names, log, now, views, eyes, shown, onMove, onPass }) {
  const bids = (type) => log.seed !== undefined && game.moves[type].secret;
  const hides = ({ player, moves }) =>
    eyes === TABLE && player !== null && (views.secret.includes(player) || moves.some(bids));
  const panels = now.to_act.filter(({ player }) => eyes === TABLE || player === eyes || player === null);
  const name = (player) => (player === null ? t('w.table') : names[player]);
  return html`<section><h3>${t('t.next')}</h3>
    ${panels.map((one) => {
      const hidden = hides(one);
      const open = one.moves.filter((type) => !hidden || game.moves[type].open);
      const moving = { game, names, shown, onMove, state: now.state, seed: log.seed, lists: !hidden };
      return html`<div class="panel" key=${String(one.player)}>
        ${panels.length > 1 && html`<h4>${name(one.player)}</h4>`}
        ${hidden && html`<button type="button" class="main" onClick=${() => onPass(one.player)}>
          ${t('t.pass', { name: names[one.player] })}
        </button>`}
        <${Moves} ...${moving} acting=${{ ...one, moves: open }} />
      </div>`;
    })}
  </section>`;
}

function History({ game, steps, names, onUndo }) {
  const [before, recent] = [steps.slice(0, -RECENT), steps.slice(-RECENT)];
  return html`<section class="log"><h3>${t('t.log')}</h3>
    <button type="button" disabled=${!steps.length} onClick=${onUndo}>${t('t.undo')}</button>
    ${!steps.length && html`<p class="hint">${t('t.log-empty')}</p>`}
    <${Steps} game=${game} steps=${recent} last=${steps.length} names=${names} />
    ${before.length > 0 && html`<${Fold} title=${t('t.log-more')}>
      <${Steps} game=${game} steps=${before} last=${before.length} names=${names} />
    <//>`}
  </section>`;
}

/** Moves in words, the latest first: as events have it, which tell of no hidden card. */
const Steps = ({ game, steps, last, names }) => html`<ol reversed class="steps" start=${last}>
  ${[...steps].reverse().map(
    ({ ruling }) => html`<li>
      ${ruling.events.map((event) => sayEvent(game, event, names)).join(' ')}
      ${ruling.verdict === 'undetermined' && html` <em>${t('r.undetermined')}</em>`}
    </li>`,
  )}
</ol>`;
