// Referee a game: begin one, open one that was kept, saved or linked, and go on with it.

import { html, useEffect, useState } from './ui.js';
import { t } from './words.js';
import { gameOf } from './games.js';
import {
  gameOfLog, isLog, keepLog, logBefore, logOf, packed, replaceLog, replayed, unpacked,
} from './log.js';
import { Setup } from './setup.js';
import { Playing } from './playing.js';
import { Refused } from './ruling.js';
import { named, namesOf } from './speech.js';

export function Table({ game, tale, data, visit }) {
  const [played, setPlayed] = useState(null);
  const [refusal, refuse] = useState(null);
  const [tried, attempt] = useState(null);
  const [loading, load] = useState(true);
  const say = (key) => refuse({ lines: [t(key)] });

  /** Plays a log; `checked` is one that somebody wants to know all about, `other` a new one here. */
  async function open(log, { checked, other } = {}) {
    refuse(null);
    attempt([log, { checked, other }]);
    try {
      const whole = await replayed(game.slug, log);
      const { findings = [] } = whole.now;
      if (findings.length) {
        const names = namesOf(whole.log.state);
        const lines = findings.map((one) => named(one.message, names, game));
        refuse({ lines: [t('r.invalid-state'), ...lines], lang: whole.lang });
      } else {
        if (game.learn) game.learn(tale, whole.log.state.options);
        (other ? replaceLog : keepLog)(game.slug, whole.log);
        setPlayed({ ...whole, checked: checked && !whole.wrong });
      }
    } catch (error) {
      if (error.lines) refuse(error);
      else say('no.file');
    }
    load(false);
  }

  /** Opens a log from elsewhere, each on the page of its game. */
  async function take(log, slug, how) {
    if (slug === game.slug) return open(log, { ...how, other: true });
    if (gameOf(slug)) return visit(`#/table/${slug}/${await packed(log)}`);
    say('no.file');
    return load(false);
  }

  async function openLink() {
    let log = null;
    try {
      log = await unpacked(data);
    } catch {
      log = null; // cut off, or never one of ours
    }
    history.replaceState(null, '', `#/table/${game.slug}`);
    if (isLog(log)) return take(log, gameOfLog(log, '', game.slug));
    say('no.link');
    return load(false);
  }

  useEffect(() => {
    const kept = logOf(game.slug);
    if (data) openLink();
    else if (kept) open(kept);
    else load(false);
  }, []);

  async function openFile(file) {
    let log = null;
    try {
      log = JSON.parse(await file.text());
    } catch {
      log = null; // no JSON
    }
    if (!isLog(log)) return say('no.file');
    return take(log, gameOfLog(log, file.name, game.slug), { checked: true });
  }

  function show(next) {
    keepLog(game.slug, next.log);
    setPlayed(next);
  }

  function close() {
    replaceLog(game.slug, null);
    setPlayed(null);
  }

  if (loading) return html`<p class="wait">${t('n.wait')}</p>`;
  const opener = html`<label class="file button">${t('t.import')}<input
    type="file"
    class="hidden-input"
    accept=".json,application/json"
    onChange=${(event) => event.target.files[0] && openFile(event.target.files[0])}
  /></label>`;
  const before = logBefore(game.slug);
  const retry = refusal?.passing && (() => open(...tried));
  return html`${refusal && html`<${Refused} refusal=${refusal} onAgain=${retry} />`}
    ${played
      ? html`<${Playing} ...${{ game, tale, played, opener }} onLog=${open} onPlayed=${show} onClose=${close} />`
      : html`<${Setup} game=${game} tale=${tale} onBegin=${(log) => open(log, { other: true })}>
          <div class="chips">
            ${opener}
            ${before && html`<button type="button" onClick=${() => open(before, { other: true })}>
              ${t('t.before')}
            </button>`}
          </div>
        <//>`}`;
}
