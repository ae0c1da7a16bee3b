import { among, hands, inHand, oneSeat, range } from './common.js';
import { pair, t } from '../words.js';

const deck = () => [{ cards: range(1, 9) }];
const duel = ({ names }) => names.length === 2;
const board = among(deck, ({ state }) => state.board);

const laying = [
  { name: 'cards', kind: 'cards', most: 4, palette: inHand(deck), least: 0 },
  { name: 'board', kind: 'cards', most: 4, palette: board, when: duel, optional: true },
  {
    name: 'refill',
    kind: 'cards',
    most: 4,
    palette: deck,
    unknown: true,
    when: duel,
    outcome: true,
  },
];

/** What a meld is called; what is none is called a set, and the referee says that it is none. */
function typeOf(cards) {
  const [first, ...rest] = [...cards].sort((a, b) => a - b);
  if (!rest.length) return 'single';
  if (rest.every((card, step) => card === first + step + 1)) return 'run';
  if (rest.length < 3) return 'set';
  return rest.every((card) => card === first) ? 'love-bomb' : 'stairs';
}

const players = {
  name: 'players',
  kind: 'pick',
  values: [4, 2],
  start: 4,
  label: 'a.woo-players',
  sits: true,
};
const lies = { name: 'lies', kind: 'cards', most: 4, label: 'a.woo-lies' };
const ofBoard = (name, label) => ({
  name,
  kind: 'cards',
  most: 4,
  label,
  when: duel,
  optional: true,
});
const onBoard = ofBoard('on_board', 'a.woo-board');
const laid = { name: 'cards', kind: 'cards', most: 4, label: 'a.woo-laid' };
const taken = ofBoard('board', 'a.woo-taken');
const mine = { name: 'hand', kind: 'cards', most: 13, label: 'a.hand', optional: true, more: true };

const seated = (values, seat) => {
  const seats = values.players || 4;
  return values.hand ? oneSeat(seats, seat, { hand: values.hand }) : seats;
};
const meld = (player, cards) => ({ player, type: typeOf(cards), cards });
const withBoard = (values, known) =>
  values.on_board ? { ...known, board: values.on_board } : known;
const move = (type, values) => ({
  type,
  cards: values.cards,
  ...(values.board && { board: values.board }),
});

export default {
  slug: 'woo',
  emblem: [3, 5, 5],
  usual: 4,
  face: (card) => ({ cls: `n${card}`, text: String(card), art: 'heart' }),
  palette: deck,
  hand: (player) => player.hand,
  asks: [
    {
      id: 'respond',
      fields: [players, lies, onBoard, laid, taken, mine],
      ask: (values) => ({
        known: withBoard(values, { players: seated(values, 1), table: [meld(0, values.lies)] }),
        move: move('respond', values),
      }),
      rules: ['woo.respond.beats'],
    },
    {
      id: 'lead',
      fields: [players, onBoard, laid, taken, mine],
      ask: (values) => ({
        known: withBoard(values, { players: seated(values, 0), phase: 'lead', lead: 0 }),
        move: move('lead', values),
      }),
      rules: ['woo.partial.extendable', 'woo.duel.meld'],
    },
    {
      id: 'complete',
      fields: [
        { name: 'partial', kind: 'cards', most: 3, label: 'a.woo-partial' },
        laid,
        { ...lies, label: 'a.woo-over', optional: true },
        mine,
      ],
      ask: (values) => ({
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
        { name: 'partial', kind: 'cards', most: 3, label: 'a.woo-passed' },
        { name: 'card', kind: 'card' },
      ],
      ask: (values) => ({
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
          most: 2,
          unknown: true,
          palette: deck,
          when: (context) => !duel(context),
          outcome: true,
        },
        {
          name: 'board',
          kind: 'cards',
          most: 4,
          unknown: true,
          palette: deck,
          when: duel,
          outcome: true,
        },
      ],
    },
  },
  lies: (state, names) => [
    { label: t('s.offer'), cards: state.offer, only: state.phase === 'draft' },
    ...state.table.map((one) => ({
      label: pair(names[one.player], t(`v.${one.type}`)),
      cards: one.cards,
    })),
    {
      label: `${t('s.partial')}, ${names[state.partial?.player]}`,
      cards: state.partial?.cards,
      only: state.partial,
    },
    { label: t('s.board'), cards: state.board, only: state.players.length === 2 },
    { label: t('s.draw'), size: state.draw.length, only: state.players.length === 2 },
  ],
};
