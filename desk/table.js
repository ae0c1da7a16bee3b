// Refereeing a game: start one, or open one that was stored, saved or linked, and play it.

import { html, useEffect, useState } from './ui.js';
import { t } from './words.js';
import { Refusal } from './api.js';
import { gameOf } from './games.js';
import {
  gameOfLog, isLog, keepLog, logOf, pack, previousLog, replaceLog, replay, unpack,
} from './log.js';
import { Setup } from './setup.js';
import { Playing } from './playing.js';
import { Refused } from './ruling.js';
import { namesOf, withNames } from './speech.js';

/** @param {{ game: Game, about: About, data: string, visit: (hash: string) => void }} props */
export function Table({ game, about, data, visit }) {
  const [played, setPlayed] = useState(/** @type {Played | null} */ (null));
  const [refusal, setRefusal] = useState(/** @type {RefusalInfo | null} */ (null));
  const [attempt, setAttempt] = useState(/** @type {[SavedLog, How] | null} */ (null));
  const [loading, setLoading] = useState(true);
  const fail = (/** @type {string} */ key) => setRefusal({ lines: [t(key)] });

  /**
   * Opens a log; `checked` asks for a full report on it, `other` says that it replaces the current one.
   *
   * @type {(log: SavedLog, how?: How) => Promise<void>}
   */
  async function open(log, { checked, other } = {}) {
    setRefusal(null);
    setAttempt([log, { checked, other }]);
    try {
      const whole = await replay(game.slug, log);
      const { findings = [] } = whole.now;
      if (findings.length) {
        const names = namesOf(whole.log.state);
        const lines = findings.map((one) => withNames(one.message ?? '', names, game));
        setRefusal({ lines: [t('r.invalid-state'), ...lines], lang: whole.lang });
      } else {
        if (game.learn) game.learn(about, whole.log.state.options);
        (other ? replaceLog : keepLog)(game.slug, whole.log);
        setPlayed({ ...whole, checked: checked && !whole.wrong });
      }
    } catch (error) {
      if (error instanceof Refusal) setRefusal(error);
      else fail('no.file');
    }
    setLoading(false);
  }

  /**
   * Opens a log from a file or link, on the page of its game.
   *
   * @type {(log: SavedLog, slug: string, how?: How) => Promise<void>}
   */
  async function openElsewhere(log, slug, how) {
    if (slug === game.slug) return open(log, { ...how, other: true });
    if (gameOf(slug)) return visit(`#/table/${slug}/${await pack(log)}`);
    fail('no.file');
    return setLoading(false);
  }

  async function openLink() {
    let log = null;
    try {
      log = await unpack(data);
    } catch {
      log = null; // truncated, or not a log
    }
    history.replaceState(null, '', `#/table/${game.slug}`);
    if (isLog(log)) return openElsewhere(log, gameOfLog(log, '', game.slug));
    fail('no.link');
    return setLoading(false);
  }

  useEffect(() => {
    const log = logOf(game.slug);
    if (data) openLink();
    else if (log) open(log);
    else setLoading(false);
  }, []);

  /** @type {(file: File) => Promise<void>} */
  async function openFile(file) {
    let log = null;
    try {
      log = JSON.parse(await file.text());
    } catch {
      log = null; // not JSON
    }
    if (!isLog(log)) return fail('no.file');
    return openElsewhere(log, gameOfLog(log, file.name, game.slug), { checked: true });
  }

  /** @type {(next: Played) => void} */
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
    onChange=${(/** @type {{ target: HTMLInputElement }} */ { target }) =>
      target.files?.[0] && openFile(target.files[0])}
  /></label>`;
  const previous = previousLog(game.slug);
  const retry = refusal?.temporary && attempt && (() => open(...attempt));
  return html`${refusal && html`<${Refused} refusal=${refusal} onRetry=${retry} />`}
    ${played
      ? html`<${Playing} ...${{ game, about, played, opener }} onLog=${open} onPlayed=${show} onClose=${close} />`
      : html`<${Setup} game=${game} about=${about} onBegin=${(/** @type {Log} */ log) => open(log, { other: true })}>
          <div class="chips">
            ${opener}
            ${previous && html`<button type="button" onClick=${() => open(previous, { other: true })}>
              ${t('t.before')}
            </button>`}
          </div>
        <//>`}`;
}
