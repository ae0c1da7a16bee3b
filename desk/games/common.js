// What several games share: ranges, palettes and seats.

/** @type {(first: number, last: number) => number[]} */
export const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step);

/** @type {(cards: Card[]) => Card[]} */
const distinct = (cards) => [
  ...new Map(cards.map((card) => [JSON.stringify(card), card])).values(),
];

/**
 * A palette of the cards in one place, or of the whole deck if any there are unknown.
 *
 * @template {Context} C
 * @param {Palette} deck
 * @param {From<[context: C], Card[] | undefined>} where
 * @returns {Palette<C>}
 */
export const among = (deck, where) => (context) => {
  const lying = (context.state && where(context)) || [null];
  const known = distinct(lying.filter((card) => card !== null));
  if (!lying.includes(null)) return [{ cards: known }];
  const groups = deck(context);
  return known.length ? [{ name: 'p.known', cards: known, first: true }, ...groups] : groups;
};

/**
 * A palette of the cards in the hand of the player who moves.
 *
 * @type {(deck: Palette) => Palette<HandContext>}
 */
export const inHand = (deck) => among(deck, ({ state, player }) => state.players[player]?.hand);

/**
 * A list of seats with facts about one of them.
 *
 * @template T
 * @param {number} seats
 * @param {number} seat
 * @param {T} facts
 * @returns {(T | {})[]}
 */
export const oneSeat = (seats, seat, facts) =>
  range(0, seats - 1).map((one) => (one === seat ? facts : {}));

/**
 * The hands of all seats, for a deal with real cards.
 *
 * @template C
 * @param {Palette<C>} palette
 * @returns {Field<C>}
 */
export const hands = (palette) => ({
  name: 'hands',
  kind: 'each',
  of: { kind: 'cards', palette, unknown: true },
  outcome: true,
  optional: true,
  blank: [],
});
