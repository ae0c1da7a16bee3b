import { among, hands, inHand, oneSeat, range } from './common.js';
import { pair, t } from '../words.js';

/**
 * What is entered to ask a question.
 *
 * @typedef {{
 *   players?: 2 | 4, lies: number[], on_board?: number[], cards: number[], board?: number[],
 *   hand?: number[], partial: number[], card: number,
 * }} Entered
 */

/** @type {Palette<Context>} */
const deck = () => [{ cards: range(1, 9) }];
/** @type {(context: Context) => boolean} */
const duel = ({ names }) => names.length === 2;
/** @type {Palette<MoveContext<'Woo'>>} */
const board = among(deck, ({ state }) => state.board);

/** @type {Field<MoveContext<'Woo'>>[]} */
const laying = [
  { name: 'cards', kind: 'cards', max: 4, palette: inHand(deck), min: 0 },
  { name: 'board', kind: 'cards', max: 4, palette: board, when: duel, optional: true },
  {
    name: 'refill',
    kind: 'cards',
    max: 4,
    palette: deck,
    unknown: true,
    when: duel,
    outcome: true,
  },
];

/**
 * The type of a meld; what is no meld is called a set, and the referee rules on it.
 *
 * @type {(cards: number[]) => Wire['WooMeld']['type']}
 */
function typeOf(cards) {
  const [first, ...rest] = [...cards].sort((a, b) => a - b);
  if (!rest.length) return 'single';
  if (rest.every((card, step) => card === first + step + 1)) return 'run';
  if (rest.length < 3) return 'set';
  return rest.every((card) => card === first) ? 'love-bomb' : 'stairs';
}

/** @type {Field} */
const players = {
  name: 'players',
  kind: 'pick',
  values: [4, 2],
  start: 4,
  label: 'a.woo-players',
  setsPlayers: true,
};
/** @type {Field} */
const lies = { name: 'lies', kind: 'cards', max: 4, label: 'a.woo-lies' };
/** @type {(name: string, label: string) => Field} */
const ofBoard = (name, label) => ({
  name,
  kind: 'cards',
  max: 4,
  label,
  when: duel,
  optional: true,
});
const onBoard = ofBoard('on_board', 'a.woo-board');
/** @type {Field} */
const laid = { name: 'cards', kind: 'cards', max: 4, label: 'a.woo-laid' };
const taken = ofBoard('board', 'a.woo-taken');
/** @type {Field} */
const mine = { name: 'hand', kind: 'cards', max: 13, label: 'a.hand', optional: true, more: true };

/** @type {(values: Entered, seat: number) => Wire['WooKnown']['players']} */
const seated = (values, seat) => {
  const seats = values.players || 4;
  return values.hand ? oneSeat(seats, seat, { hand: values.hand }) : seats;
};
/** @type {(player: number, cards: number[]) => Wire['WooMeld']} */
const meld = (player, cards) => ({ player, type: typeOf(cards), cards });
/** @type {(values: Entered, known: Wire['WooKnown']) => Wire['WooKnown']} */
const withBoard = (values, known) =>
  values.on_board ? { ...known, board: values.on_board } : known;
/**
 * @template {'lead' | 'respond'} Type
 * @param {Type} type
 * @param {Entered} values
 */
const move = (type, values) => ({
  type,
  cards: values.cards,
  ...(values.board && { board: values.board }),
});

/** @type {Game<'Woo', Entered>} */
export default {
  slug: 'woo',
  emblem: [3, 5, 5],
  defaultPlayers: 4,
  face: (card) => ({ cls: `n${card}`, text: String(card), art: 'heart' }),
  palette: deck,
  hand: (player) => player.hand,
  questions: [
    {
      id: 'respond',
      fields: [players, lies, onBoard, laid, taken, mine],
      request: (values) => ({
        known: withBoard(values, { players: seated(values, 1), table: [meld(0, values.lies)] }),
        move: move('respond', values),
      }),
      rules: ['woo.respond.beats'],
    },
    {
      id: 'lead',
      fields: [players, onBoard, laid, taken, mine],
      request: (values) => ({
        known: withBoard(values, { players: seated(values, 0), phase: 'lead', lead: 0 }),
        move: move('lead', values),
      }),
      rules: ['woo.partial.extendable', 'woo.duel.meld'],
    },
    {
      id: 'complete',
      fields: [
        { name: 'partial', kind: 'cards', max: 3, label: 'a.woo-partial' },
        laid,
        { ...lies, label: 'a.woo-over', optional: true },
        mine,
      ],
      request: (values) => ({
        known: {
          players: seated(values, values.lies ? 3 : 2),
          partial: { player: values.lies ? 1 : 0, cards: values.partial },
          ...(values.lies && { table: [meld(0, values.lies)] }),
        },
        move: { type: 'complete', cards: values.cards },
      }),
      rules: ['woo.complete.meld', 'woo.respond.beats'],
    },
    {
      id: 'take',
      fields: [
        { name: 'partial', kind: 'cards', max: 3, label: 'a.woo-passed' },
        { name: 'card', kind: 'card' },
      ],
      request: (values) => ({
        known: { players: 4, phase: 'reclaim', partial: { player: 0, cards: values.partial } },
        move: { type: 'take', card: values.card },
      }),
      rules: ['woo.reclaim.card', 'woo.reading.reclaim-forced'],
    },
  ],
  moves: {
    draft: {
      fields: [
        { name: 'card', kind: 'card', palette: among(deck, ({ state }) => state.offer) },
        { name: 'to', kind: 'seat' },
      ],
    },
    lead: { fields: laying },
    complete: { fields: laying.slice(0, 1) },
    pass: { fields: [] },
    take: {
      fields: [
        { name: 'card', kind: 'card', palette: among(deck, ({ state }) => state.partial?.cards) },
      ],
    },
    respond: { fields: laying },
    concede: {
      fields: [{ name: 'take', kind: 'card', palette: board, when: duel, optional: true }],
    },
    deal: {
      fields: [
        hands(deck),
        {
          name: 'offer',
          kind: 'cards',
          max: 2,
          unknown: true,
          palette: deck,
          when: (context) => !duel(context),
          outcome: true,
        },
        {
          name: 'board',
          kind: 'cards',
          max: 4,
          unknown: true,
          palette: deck,
          when: duel,
          outcome: true,
        },
      ],
    },
  },
  layout: (state, names) => [
    { label: t('s.offer'), cards: state.offer, only: state.phase === 'draft' },
    ...state.table.map((one) => ({
      label: pair(names[one.player], t(`v.${one.type}`)),
      cards: one.cards,
    })),
    {
      label: `${t('s.partial')}, ${names[state.partial?.player ?? -1]}`,
      cards: state.partial?.cards,
      only: state.partial,
    },
    { label: t('s.board'), cards: state.board, only: state.players.length === 2 },
    { label: t('s.draw'), size: state.draw.length, only: state.players.length === 2 },
  ],
};
