// The games of the desk: what is on their cards, what people quarrel about, how their moves are said.

import woo from './games/woo.js';
import yoyo from './games/yoyo.js';
import whoopla from './games/whoopla.js';
import wool from './games/wool_rules.js';
import cowboy from './games/whoa_there_cowboy.js';

export const GAMES = Object.fromEntries(
  [woo, yoyo, whoopla, wool, cowboy].map((game) => [game.slug, game]),
);

/** A game of which this desk knows nothing yet has no page. */
export const gameOf = (slug) => (Object.hasOwn(GAMES, slug) ? GAMES[slug] : undefined);
