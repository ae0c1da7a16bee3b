// What several games have in common: where the cards of a form come from, and who is who.

export const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step);

const distinct = (cards) => [
  ...new Map(cards.map((card) => [JSON.stringify(card), card])).values(),
];

/** A palette of what lies somewhere; all the cards of the game, if something there is unknown. */
export const among = (deck, where) => (context) => {
  const lying = (context.state && where(context)) || [null];
  const known = distinct(lying.filter((card) => card !== null));
  if (!lying.includes(null)) return [{ cards: known }];
  const groups = deck(context);
  return known.length ? [{ name: 'p.known', cards: known, first: true }, ...groups] : groups;
};

/** A palette of the cards in the hand of who moves. */
export const inHand = (deck) => among(deck, ({ state, player }) => state.players[player]?.hand);

/** Seats of which nothing is told but one. */
export const oneSeat = (seats, seat, facts) =>
  range(0, seats - 1).map((one) => (one === seat ? facts : {}));

/** What every seat holds, for a deal with cards of paper. */
export const hands = (palette) => ({
  name: 'hands',
  kind: 'each',
  of: { kind: 'cards', palette, unknown: true },
  outcome: true,
  optional: true,
  blank: [],
});
