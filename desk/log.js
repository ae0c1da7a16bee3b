// A refereed game as a log: the table that it began with, the moves, and the seed. That is a body of
// POST /games/{game}/replay, and all there is of a game: it is kept, saved, linked and opened so.

import { ask } from './api.js';
import { GAMES } from './games.js';
import { keep, kept } from './kept.js';

export const logOf = (slug) => kept(`log.${slug}`);
export const keepLog = (slug, log) => keep(`log.${slug}`, log);

/** The game that was kept before another one was opened in its place, or before it was ended. */
export const logBefore = (slug) => kept(`before.${slug}`);

/** Keeps a game in the place of another one, which can be come back to. */
export function replaceLog(slug, log) {
  const before = logOf(slug);
  if (before && JSON.stringify(before) !== JSON.stringify(log)) keep(`before.${slug}`, before);
  keepLog(slug, log);
}

/** Plays a log from its beginning: what the referee says of each move, and how the table stands. */
export async function replayed(slug, given) {
  const log = given.setup ? await begun(slug, given) : given;
  const { rulings, stopped_at: stop, lang, ...now } = await ask(`/games/${slug}/replay`, log);
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

/** A log with the table that its setup makes. */
async function begun(slug, { setup, seed, ...rest }) {
  const whole = setup.seed === undefined && seed !== undefined ? { ...setup, seed } : setup;
  const { state } = await ask(`/games/${slug}/setup`, whole);
  return { state, ...rest, ...(seed !== undefined && { seed }) };
}

/** Which game a log is of: its state says so; of a setup only the name of the file, or who opens it. */
export function gameOfLog(log, fileName, otherwise) {
  if (log.state?.game) return log.state.game;
  return Object.keys(GAMES).find((slug) => fileName.includes(slug)) || otherwise;
}

/** Whether this could be a log at all; the service looks at it more closely. */
export const isLog = (log) =>
  Boolean(log && typeof log === 'object' && Array.isArray(log.moves) && (log.state || log.setup));

export function save(slug, log) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(log, null, 1)], { type: 'application/json' }),
  );
  link.download = `referee-${slug}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

const through = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** A log as a part of an address: packed, and written with letters that need no escape there. */
export async function packed(log) {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(log)),
    new CompressionStream('deflate-raw'),
  );
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

export async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
    letter.charCodeAt(0),
  );
  return JSON.parse(
    new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))),
  );
}
