// A game in progress: the table, the moves, the history; and passing the phone from hand to hand.

import { html, useEffect, useFocus, useState } from './ui.js';
import { pair, t } from './words.js';
import { Refusal, request } from './api.js';
import { CardRow } from './cards.js';
import { Deck } from './deck.js';
import { Fold } from './parts.js';
import { Layout, Seats } from './layout.js';
import { Moves } from './moves.js';
import { Refused, Ruling } from './ruling.js';
import { Score } from './score.js';
import { Share } from './share.js';
import { moveName, namesOf, sayEvent, sayMove } from './speech.js';

const TABLE = 'table';
const MAX_MOVES = 2000;
const RECENT = 6;
const ACCEPTED = ['legal', 'undetermined'];

/**
 * What everybody sees, what each player to act sees, and which of them hold something hidden.
 *
 * @type {(game: Game, state: Table, acting: Acting[], viewer: Viewer) => Views | NoViews | null}
 */
function useViews(game, state, acting, viewer) {
  const [views, setViews] = useState(/** @type {Views | NoViews | null} */ (null));
  useEffect(() => {
    let current = true;
    const actors = acting.map((one) => one.player);
    const seats = [...new Set([...actors, viewer])].filter((seat) => typeof seat === 'number');
    const see = async (/** @type {Viewer} */ seat) =>
      (await request(`/games/${game.slug}/view`, { state, viewer: seat })).state;
    const load = async () => {
      const [table, ...own] = await Promise.all([see(TABLE), ...seats.map(see)]);
      const open = JSON.stringify(table);
      const secret = seats.filter((_, place) => JSON.stringify(own[place]) !== open);
      const bySeat = Object.fromEntries(seats.map((seat, place) => [seat, own[place]]));
      if (current) setViews({ state, secret, seen: { ...bySeat, [TABLE]: table } });
    };
    load().catch((error) => current && setViews({ state, error }));
    return () => {
      current = false;
    };
  }, [state, viewer]);
  return views?.state === state ? views : null;
}

/**
 * @param {{
 *   game: Game, about: About, played: Played, opener: unknown, onLog: (log: Log) => void,
 *   onPlayed: (played: Played) => void, onClose: () => void,
 * }} props
 */
export function Playing({ game, about, played, opener, onLog, onPlayed, onClose }) {
  const [viewer, setViewer] = useState(/** @type {Viewer} */ (TABLE));
  const [passing, setPassing] = useState(/** @type {number | null} */ (null));
  const [ruling, setRuling] = useState(/** @type {{ move: Move, ruling: Ruling } | null} */ (null));
  const [refusal, setRefusal] = useState(/** @type {RefusalInfo | null} */ (null));
  const { log, steps, now, wrong, checked } = played;
  const names = namesOf(now.state);
  const views = useViews(game, now.state, now.to_act, viewer);

  /** @type {(one: Move) => Promise<void>} */
  async function move(one) {
    setRefusal(null);
    setRuling(null);
    if (log.moves.length >= MAX_MOVES) return setRefusal({ lines: [t('t.long')] });
    const { seed } = log;
    const body = { state: now.state, move: one, ...(seed !== undefined && { seed }) };
    try {
      const answer = await request(`/games/${game.slug}/validate`, body);
      const { state, scoring, to_act: acting } = answer;
      if (!ACCEPTED.includes(answer.verdict) || !state || !acting)
        return setRuling({ move: one, ruling: answer });
      if (acting.length !== 1 || acting[0].player !== viewer) setViewer(TABLE);
      return onPlayed({
        log: { ...log, moves: [...log.moves, one] },
        steps: [...steps, { move: one, ruling: answer }],
        now: { state, scoring, to_act: acting },
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return setRefusal(error);
    }
  }

  function undo() {
    setViewer(TABLE);
    setRuling(null);
    onLog({ ...log, moves: log.moves.slice(0, -1) });
  }

  if (passing !== null) {
    const show = () => {
      setViewer(passing);
      setPassing(null);
    };
    return html`<${Passing} name=${names[passing]} onShow=${show} onBack=${() => setPassing(null)} />`;
  }
  if (views?.error) return html`<${Refused} refusal=${views.error} onRetry=${() => onLog(log)} />`;
  const shown = views?.seen[viewer];
  if (!shown) return html`<p class="wait">${t('n.wait')}</p>`;

  const actors = now.to_act.map((one) => one.player).filter((seat) => seat !== null);
  const over = now.scoring?.final;
  const shared = { game, about, names };
  const own = viewer !== TABLE && game.hand?.(shown.players[viewer]);
  const moving = { ...shared, log, now, views, viewer, shown, onMove: move, onPass: setPassing };
  return html`<div class="table" data-moves=${steps.length}>
    <${Turn} ...${shared} state=${now.state} over=${over} actors=${actors} moment=${`${steps.length} ${viewer}`} />
    ${checked && html`<p class="notice" role="status">${t('t.right')}</p>`}
    ${viewer !== TABLE && html`<p class="notice">
      ${t('t.eyes', { name: names[viewer] })}${' '}
      <button type="button" onClick=${() => setViewer(TABLE)}>${t('t.hide')}</button>
    </p>`}
    ${wrong && html`<${Wrong} ...${shared} wrong=${wrong} state=${now.state} />`}
    <section aria-label=${t('t.lies')}><${Layout} game=${game} state=${shown} names=${names} /></section>
    ${own && html`<section class="own"><h3>${t('t.hand', { name: names[viewer] })}</h3>
      <p class="lies"><${CardRow} game=${game} cards=${own} /></p>
    </section>`}
    ${!over && html`<${Next} ...${moving} />`}
    ${refusal && html`<${Refused} refusal=${refusal} />`}
    ${ruling && html`<section>
      <${MoveLine} ...${shared} move=${ruling.move} state=${shown} />
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

/**
 * Shown while the phone changes hands: nothing of the game.
 *
 * @param {{ name: string, onShow: () => void, onBack: () => void }} props
 */
function Passing({ name, onShow, onBack }) {
  const head = useFocus(name);
  return html`<div class="passing">
    <h2 tabindex="-1" ref=${head}>${t('t.pass', { name })}</h2>
    <p>${t('t.pass-sure', { name })}</p>
    <button type="button" class="main" onClick=${onShow}>${t('t.pass-show', { name })}</button>
    <button type="button" onClick=${onBack}>${t('t.pass-back')}</button>
  </div>`;
}

/**
 * Whose turn it is; announced again after each move.
 *
 * @param {Shared & { state: Table, over?: boolean, actors: number[], moment: string }} props
 */
function Turn({ about, names, state, over, actors, moment }) {
  const head = useFocus(moment);
  const phase = about.phases.find((one) => one.name === state.phase);
  const title = () => {
    if (over) return t('t.over');
    if (!actors.length) return t('t.between');
    return actors.length === 1 ? t('t.turn', { name: names[actors[0]] }) : t('t.anybody');
  };
  return html`<div class="turn">
    <h2 tabindex="-1" ref=${head} aria-live="polite">${title()}</h2>
    <p lang=${about.lang}>${phase?.text}</p>
  </div>`;
}

/**
 * A move in words: who, what, with what.
 *
 * @param {{ game: Game, names: string[], move: Move, state: Table }} props
 */
function MoveLine({ game, names, move, state }) {
  const who = move.player === undefined ? t('w.table') : names[move.player];
  return html`<p>
    <strong>${pair(who, moveName(game, move.type))}</strong>${' '}
    ${sayMove(game, move, { game, names, state })}
  </p>`;
}

/** @param {Shared & { wrong: NonNullable<Played['wrong']>, state: Table }} props */
function Wrong({ wrong, state, ...shared }) {
  return html`<section class="wrong">
    <h3>${pair(t('t.wrong'), t('t.step', { n: wrong.index + 1 }))}</h3>
    <${MoveLine} ...${shared} move=${wrong.move} state=${state} />
    <${Ruling} ...${shared} ruling=${wrong.ruling} />
    <p class="hint">${t('t.wrong-hint')}</p>
  </section>`;
}

/**
 * The moves open to each player. What reveals a hand is shown only to its player.
 *
 * @param {Shared & {
 *   log: Log, now: Played['now'], views: Views, viewer: Viewer, shown: Table,
 *   onMove: (move: Move) => void, onPass: (seat: number | null) => void,
 * }} props
 */
function Next({ game, names, log, now, views, viewer, shown, onMove, onPass }) {
  const bids = (/** @type {string} */ type) => log.seed !== undefined && game.moves[type].secret;
  const hides = (/** @type {Acting} */ { player, moves }) =>
    viewer === TABLE && player !== null && (views.secret.includes(player) || moves.some(bids));
  const panels = now.to_act.filter(({ player }) => viewer === TABLE || player === viewer || player === null);
  const nameOf = (/** @type {number | null} */ player) => (player === null ? t('w.table') : names[player]);
  return html`<section><h3>${t('t.next')}</h3>
    ${panels.map((one) => {
      const hidden = hides(one);
      const open = one.moves.filter((type) => !hidden || game.moves[type].open);
      const moving = { game, names, shown, onMove, state: now.state, seed: log.seed, listable: !hidden };
      return html`<div class="panel" key=${String(one.player)}>
        ${panels.length > 1 && html`<h4>${nameOf(one.player)}</h4>`}
        ${hidden && html`<button type="button" class="main" onClick=${() => onPass(one.player)}>
          ${t('t.pass', { name: nameOf(one.player) })}
        </button>`}
        <${Moves} ...${moving} acting=${{ ...one, moves: open }} />
      </div>`;
    })}
  </section>`;
}

/** @param {{ game: Game, steps: Step[], names: string[], onUndo: () => void }} props */
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

/**
 * Moves in words, the latest first: by their events, which reveal no hidden card.
 *
 * @param {{ game: Game, steps: Step[], last: number, names: string[] }} props
 */
const Steps = ({ game, steps, last, names }) => html`<ol reversed class="steps" start=${last}>
  ${[...steps].reverse().map(
    ({ ruling }) => html`<li>
      ${ruling.events?.map((event) => sayEvent(game, event, names)).join(' ')}
      ${ruling.verdict === 'undetermined' && html` <em>${t('r.undetermined')}</em>`}
    </li>`,
  )}
</ol>`;
