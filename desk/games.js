// The games of the desk: their cards, the usual questions, the forms of their moves.

import woo from './games/woo.js';
import yoyo from './games/yoyo.js';
import whoopla from './games/whoopla.js';
import wool from './games/wool_rules.js';
import cowboy from './games/whoa_there_cowboy.js';

export const GAMES = Object.fromEntries(
  [woo, yoyo, whoopla, wool, cowboy].map((game) => [game.slug, game]),
);

/**
 * A game by its slug; one that the desk does not know has no page.
 *
 * @type {(slug: string) => Game | undefined}
 */
export const gameOf = (slug) => (Object.hasOwn(GAMES, slug) ? GAMES[slug] : undefined);
