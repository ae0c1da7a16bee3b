// A refereed game as a log: its first table, the moves and the seed. A log is a body of
// POST /games/{game}/replay, and the form in which a game is stored, saved, linked and opened.

import { request } from './api.js';
import { GAMES } from './games.js';
import { store, stored } from './storage.js';

/** @type {(slug: string) => Log | null} */
export const logOf = (slug) => stored(`log.${slug}`);
/** @type {(slug: string, log: Log | null) => void} */
export const keepLog = (slug, log) => store(`log.${slug}`, log);

/**
 * The game that was stored before another one replaced it, or before it was closed.
 *
 * @type {(slug: string) => Log | null}
 */
export const previousLog = (slug) => stored(`before.${slug}`);

/**
 * Stores a game in place of the current one, which stays available as the previous one.
 *
 * @type {(slug: string, log: Log | null) => void}
 */
export function replaceLog(slug, log) {
  const before = logOf(slug);
  if (before && JSON.stringify(before) !== JSON.stringify(log)) store(`before.${slug}`, before);
  keepLog(slug, log);
}

/**
 * Replays a log from the start: the ruling on each move, and the resulting table.
 *
 * @type {(slug: string, saved: SavedLog) => Promise<Replay>}
 */
export async function replay(slug, given) {
  const log = given.setup ? await setUp(slug, given) : given;
  const { rulings, stopped_at: stop, lang, ...now } = await request(`/games/${slug}/replay`, log);
  if (now.findings.length) return { log: { ...log, moves: [] }, steps: [], now, lang };
  const right = stop === null ? rulings : rulings.slice(0, stop);
  const steps = right.map((ruling, index) => ({ move: log.moves[index], ruling }));
  const wrong =
    stop === null
      ? null
      : {
          index: stop,
          move: log.moves[stop],
          ruling: { ...rulings[stop], findings: [], lang },
        };
  return { log: { ...log, moves: log.moves.slice(0, right.length) }, steps, now, wrong };
}

/**
 * A log with the table that its setup produces.
 *
 * @type {(slug: string, saved: UnplayedLog) => Promise<Log>}
 */
async function setUp(slug, { setup, moves, seed }) {
  const whole = setup.seed === undefined && seed !== undefined ? { ...setup, seed } : setup;
  const { state } = await request(`/games/${slug}/setup`, whole);
  return { state, moves, ...(seed !== undefined && { seed }) };
}

/**
 * The game of a log: from its state, else from the name of the file, else the given one.
 *
 * @type {(log: SavedLog, fileName: string, otherwise: string) => string}
 */
export function gameOfLog(log, fileName, otherwise) {
  if (log.state?.game) return log.state.game;
  return Object.keys(GAMES).find((slug) => fileName.includes(slug)) || otherwise;
}

/**
 * Whether this looks like a log; the service checks it in full.
 *
 * @type {(log: any) => log is SavedLog}
 */
export const isLog = (log) =>
  Boolean(log && typeof log === 'object' && Array.isArray(log.moves) && (log.state || log.setup));

/** @type {(slug: string, log: Log) => void} */
export function download(slug, log) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(log, null, 1)], { type: 'application/json' }),
  );
  link.download = `referee-${slug}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** @type {(bytes: BlobPart, stream: CompressionStream | DecompressionStream) => Promise<Uint8Array>} */
const through = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/**
 * A log as part of a URL: compressed, in characters that need no escaping.
 *
 * @type {(log: SavedLog) => Promise<string>}
 */
export async function pack(log) {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(log)),
    new CompressionStream('deflate-raw'),
  );
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** @type {(text: string) => Promise<unknown>} */
export async function unpack(text) {
  const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
    letter.charCodeAt(0),
  );
  return JSON.parse(
    new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))),
  );
}
