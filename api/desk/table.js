// Referee a game: the table, what may be done, what happened, the score; and the phone from hand to hand.

import { html, useEffect, useFocus, useState } from './ui.js';
import { t } from './words.js';
import { ask } from './api.js';
import { gameOfLog, isLog, keepLog, logBefore, logOf, replaceLog, replayed, unpacked } from './log.js';
import { Setup } from './setup.js';
import { Moves } from './moves.js';
import { Lies, Seats } from './lies.js';
import { Score } from './score.js';
import { Share } from './share.js';
import { Deck } from './deck.js';
import { Refused, Ruling } from './ruling.js';
import { moveName, namesOf, sayEvent, sayMove } from './speech.js';

const MOST_MOVES = 2000;

export function Table({ game, tale, data, visit }) {
  const [played, setPlayed] = useState(null);
  const [refusal, refuse] = useState(null);
  const [loading, load] = useState(true);

  async function open(log, { checked, other } = {}) {
    refuse(null);
    try {
      const whole = await replayed(game.slug, log);
      if (whole.now.findings?.length) {
        refuse({ lines: [t('r.invalid-state'), ...whole.now.findings.map((one) => one.message)], lang: whole.lang });
      } else {
        if (game.learn) game.learn(tale, whole.log.state.options);
        (other ? replaceLog : keepLog)(game.slug, whole.log);
        setPlayed({ ...whole, checked: checked && !whole.wrong });
      }
    } catch (error) {
      refuse(error.lines ? error : { lines: [t('no.file')] });
    }
    load(false);
  }

  useEffect(() => {
    const kept = logOf(game.slug);
    if (data) {
      unpacked(data).then((log) => (isLog(log) ? open(log, { other: true }) : Promise.reject()), () => Promise.reject())
        .catch(() => { refuse({ lines: [t('no.link')] }); load(false); })
        .finally(() => history.replaceState(null, '', `#/table/${game.slug}`));
    } else if (kept) open(kept);
    else load(false);
  }, []);

  async function importFile(file) {
    let log = null;
    try {
      log = JSON.parse(await file.text());
    } catch { /* said below */ }
    if (!isLog(log)) {
      refuse({ lines: [t('no.file')] });
      return;
    }
    const slug = gameOfLog(log, file.name, game.slug);
    if (slug === game.slug) await open(log, { checked: true, other: true });
    else {
      replaceLog(slug, log);
      visit(`#/table/${slug}`);
    }
  }

  const before = logBefore(game.slug);
  if (loading) return html`<p class="wait">${t('n.wait')}</p>`;
  const opener = html`<label class="file button">${t('t.import')}<input type="file" accept=".json,application/json" class="hidden-input"
    onChange=${(event) => event.target.files[0] && importFile(event.target.files[0])} /></label>`;
  if (!played) {
    return html`${refusal && html`<${Refused} refusal=${refusal} />`}
      <${Setup} game=${game} tale=${tale} onBegin=${(log) => open(log)}><div class="chips">${opener}
        ${before && html`<button type="button" onClick=${() => open(before)}>${t('t.before')}</button>`}</div><//>`;
  }
  return html`${refusal && html`<${Refused} refusal=${refusal} />`}
    <${Playing} game=${game} tale=${tale} played=${played} opener=${opener} onLog=${open} onPlayed=${(next) => { keepLog(game.slug, next.log); setPlayed(next); }}
      onClose=${() => { replaceLog(game.slug, null); setPlayed(null); }} />`;
}

function titleOf(over, seats, names) {
  if (over) return t('t.over');
  if (!seats.length) return t('t.between');
  return seats.length === 1 ? t('t.turn', { name: names[seats[0]] }) : t('t.anybody');
}

/** What all may see, what one seat sees, and which of those who may act have something to hide. */
function useViews(game, state, acting, eyes) {
  const [views, setViews] = useState(null);
  useEffect(() => {
    let current = true;
    const seats = [...new Set([...acting.map((one) => one.player), eyes])].filter((seat) => typeof seat === 'number');
    const see = (viewer) => ask(`/games/${game.slug}/view`, { state, viewer }).then((answer) => answer.state);
    Promise.all(['table', ...seats].map(see)).then(([table, ...own]) => {
      const bare = JSON.stringify(table);
      if (current) setViews({ of: state, table, own: Object.fromEntries(seats.map((seat, place) => [seat, own[place]])), secret: seats.filter((_, place) => JSON.stringify(own[place]) !== bare) });
    }, () => {});
    return () => { current = false; };
  }, [state, eyes]);
  return views && views.of === state ? views : null;
}

const RECENT = 6;

/** Moves in words, the latest first: as events have it, which tell of no hidden card. */
const Steps = ({ game, steps, before, names }) => html`<ol reversed class="steps" start=${before + steps.length}>
  ${[...steps].reverse().map((step) => html`<li>${step.ruling.events.map((event) => sayEvent(game, event, names)).join(' ')}
    ${step.ruling.verdict === 'undetermined' && html` <em>${t('r.undetermined')}</em>`}</li>`)}</ol>`;

function Playing({ game, tale, played, opener, onLog, onPlayed, onClose }) {
  const [eyes, look] = useState('table');
  const [passing, pass] = useState(null);
  const [ruling, setRuling] = useState(null);
  const [refusal, refuse] = useState(null);
  const { log, steps, now, wrong } = played;
  const names = namesOf(now.state);
  const views = useViews(game, now.state, now.to_act, eyes);
  const head = useFocus(steps.length, eyes, passing);

  async function move(one) {
    refuse(null);
    setRuling(null);
    if (log.moves.length >= MOST_MOVES) return refuse({ lines: [t('t.long')] });
    try {
      const { seed } = log;
      const answer = await ask(`/games/${game.slug}/validate`, { state: now.state, move: one, ...(seed !== undefined && { seed }) });
      if (!['legal', 'undetermined'].includes(answer.verdict)) return setRuling({ move: one, ruling: answer });
      const { state, scoring, to_act: acting } = answer;
      const same = acting.length === 1 && acting[0].player === eyes;
      if (!same) look('table');
      return onPlayed({ log: { ...log, moves: [...log.moves, one] }, steps: [...steps, { move: one, ruling: answer }], now: { state, scoring, to_act: acting } });
    } catch (error) {
      if (!error.lines) throw error;
      return refuse(error);
    }
  }

  const undo = () => {
    look('table');
    setRuling(null);
    onLog({ ...log, moves: log.moves.slice(0, -1) });
  };

  if (passing !== null) {
    const name = names[passing];
    return html`<div class="passing"><h2 tabindex="-1" ref=${head}>${t('t.pass', { name })}</h2><p>${t('t.pass-sure', { name })}</p>
      <button type="button" class="main" onClick=${() => { look(passing); pass(null); }}>${t('t.pass-show', { name })}</button>
      <button type="button" onClick=${() => pass(null)}>${t('t.pass-back')}</button></div>`;
  }
  if (!views || (eyes !== 'table' && !views.own[eyes])) return html`<p class="wait">${t('n.wait')}</p>`;

  const shown = eyes === 'table' ? views.table : views.own[eyes];
  const seats = now.to_act.map((one) => one.player).filter((seat) => seat !== null);
  const over = now.scoring?.final;
  const title = titleOf(over, seats, names);
  const phase = tale.phases.find((one) => one.name === now.state.phase);
  const panels = now.to_act.filter((one) => eyes === 'table' || one.player === eyes || one.player === null);
  return html`<div class="table" data-moves=${steps.length}>
    <div class="turn"><h2 tabindex="-1" ref=${head} aria-live="polite">${title}</h2>
      <p lang=${tale.lang}>${phase?.text}</p></div>
    ${played.checked && html`<p class="notice" role="status">${t('t.right')}</p>`}
    ${eyes !== 'table' && html`<p class="notice">${t('t.eyes', { name: names[eyes] })} <button type="button" onClick=${() => look('table')}>${t('t.hide')}</button></p>`}
    ${wrong && html`<section class="wrong"><h3>${t('t.wrong')}: ${t('t.step', { n: wrong.index + 1 })}</h3>
      <p><strong>${wrong.move.player === undefined ? t('w.table') : names[wrong.move.player]}: ${moveName(game, wrong.move.type)}</strong> ${sayMove(game, wrong.move, { game, names, state: now.state })}</p>
      <${Ruling} ruling=${wrong.ruling} game=${game} tale=${tale} names=${names} /><p class="hint">${t('t.wrong-hint')}</p></section>`}
    <section aria-label=${t('t.lies')}><${Lies} game=${game} state=${shown} names=${names} /></section>
    ${eyes !== 'table' && game.hand && html`<section class="own"><h3>${t('t.hand', { name: names[eyes] })}</h3>
      <${Lies} game=${{ ...game, lies: () => [{ label: '', cards: game.hand(shown.players[eyes]) }] }} state=${shown} names=${names} /></section>`}
    ${!over && html`<section class="next"><h3>${t('t.next')}</h3>
      ${panels.map((one) => {
        const secret = views.secret.includes(one.player) || (log.seed !== undefined && one.moves.some((type) => game.moves[type].secret));
        const hides = eyes === 'table' && one.player !== null && secret;
        const open = hides ? { ...one, moves: one.moves.filter((type) => game.moves[type].open) } : one;
        return html`<div class="panel" key=${`${one.player}`}>
          ${panels.length > 1 && html`<h4>${one.player === null ? t('w.table') : names[one.player]}</h4>`}
          ${hides && html`<button type="button" class="main" onClick=${() => pass(one.player)}>${t('t.pass', { name: names[one.player] })}</button>`}
          <${Moves} game=${game} state=${now.state} shown=${shown} names=${names} seed=${log.seed} acting=${open} lists=${!hides} quiet=${hides} onMove=${move} ply=${steps.length} />
        </div>`;
      })}</section>`}
    ${refusal && html`<${Refused} refusal=${refusal} />`}
    ${ruling && html`<section class="refusal"><p><strong>${moveName(game, ruling.move.type)}</strong> ${sayMove(game, ruling.move, { game, names, state: shown })}</p>
      <${Ruling} ruling=${ruling.ruling} game=${game} tale=${tale} names=${names} />
      <button type="button" onClick=${() => setRuling(null)}>${t('n.close')}</button></section>`}
    ${game.deck?.open(now.state) && html`<${Deck} game=${game} log=${log} names=${names} onLog=${onLog} />`}
    <section><h3>${t('t.players')}</h3><${Seats} game=${game} state=${views.table} names=${names} acting=${seats} /></section>
    <section class="log"><h3>${t('t.log')}</h3>
      <button type="button" disabled=${!steps.length} onClick=${undo}>${t('t.undo')}</button>
      ${!steps.length && html`<p class="hint">${t('t.log-empty')}</p>`}
      <${Steps} game=${game} steps=${steps.slice(-RECENT)} before=${Math.max(0, steps.length - RECENT)} names=${names} />
      ${steps.length > RECENT && html`<details><summary>${t('t.log-more')}</summary><${Steps} game=${game} steps=${steps.slice(0, -RECENT)} before=${0} names=${names} /></details>`}
    </section>
    ${now.scoring && html`<${Score} scoring=${now.scoring} tale=${tale} names=${names} game=${game} />`}
    <${Share} game=${game} log=${log} opener=${opener} onClose=${onClose} />
  </div>`;
}
