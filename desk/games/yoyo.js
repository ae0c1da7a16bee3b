import { among, hands, inHand, oneSeat, range } from './common.js';
import { t } from '../words.js';

const HOUSE = ['skip', 'chaos', 'draw', 'slide'];
const yellow = (number, shift = 0) => `y${number}-${HOUSE[(number + shift) % 4]}`;
const COLOURS = { b: 'blue', r: 'red', y: 'yellow' };

// Which action a yellow number has is printed on it: the usual ones first, any other one further off.
const deck = () => [
  { name: 'p.blue', cls: 'blue', cards: range(1, 20).map((number) => `b${number}`) },
  { name: 'p.red', cls: 'red', cards: range(1, 20).map((number) => `r${number}`) },
  { name: 'p.yellow', cls: 'yellow', cards: range(3, 18).map((number) => yellow(number)) },
  {
    name: 'p.yellows',
    cards: range(3, 18).flatMap((number) => [1, 2, 3].map((shift) => yellow(number, shift))),
  },
];

const ways = ['up', 'down'];
const last = (cards = []) => cards[cards.length - 1] || '';
const opensYellow = ({ values }) => (values.cards || [''])[0].startsWith('y');
const chaos = ({ values }) => last(values.cards).endsWith('chaos');
const hand = inHand(deck);

const top = { name: 'top', kind: 'card', label: 'a.yoyo-top', optional: true };
const by = {
  name: 'by',
  kind: 'pick',
  values: ['other', 'me'],
  start: 'other',
  label: 'a.yoyo-by',
};
const way = { name: 'way', kind: 'pick', values: ways, label: 's.direction', optional: true };
const laid = { name: 'cards', kind: 'cards', label: 'a.yoyo-laid' };
const sets = {
  name: 'direction',
  kind: 'pick',
  values: ways,
  optional: true,
  when: opensYellow,
  label: 'a.yoyo-sets',
};
const mine = { name: 'hand', kind: 'cards', label: 'a.hand', optional: true, more: true };

const table = (values, facts = {}) => ({
  ...(values.top && { discard: [values.top], top_player: values.by === 'me' ? 1 : 0 }),
  ...(!values.top && { discard: [] }),
  turn: 1,
  ...(values.way && { direction: values.way }),
  ...(values.hand && { players: oneSeat(3, 1, { hand: values.hand }) }),
  ...facts,
});
const play = (values) => ({
  type: 'play',
  cards: values.cards,
  ...(opensYellow({ values }) && values.direction && { direction: values.direction }),
});

export default {
  slug: 'yoyo',
  emblem: ['b7', 'r12', 'y14-draw'],
  usual: 3,
  written: /\b(?:[br]\d+|y\d+(?:-[a-z]+)?)\b/g, // how sentences of the service have a card
  face(card) {
    const [, colour, number, action] = /^(.)(\d+)-?(.*)$/.exec(card);
    const called = `${t(`p.${COLOURS[colour]}`)} ${number}`;
    return {
      cls: COLOURS[colour],
      text: number,
      art: action || (colour === 'b' ? 'up' : 'down'),
      label: called + (action && `, ${t(`v.${action}`)}`),
      short: called + (action && ` (${t(`v.${action}`)})`),
    };
  },
  palette: deck,
  hand: (player) => player.hand,
  asks: [
    {
      id: 'play',
      fields: [top, way, laid, sets, { ...by, more: true }, mine],
      ask: (values) => ({ known: table(values), move: play(values) }),
      rules: ['yoyo.play.fits', 'yoyo.series.consecutive', 'yoyo.reading.on-yellow'],
    },
    {
      id: 'drawn',
      fields: [
        top,
        way,
        { name: 'drawn', kind: 'card', label: 'a.yoyo-drawn' },
        laid,
        sets,
        { ...by, more: true },
      ],
      ask: (values) => ({
        known: table(values, {
          phase: 'drawn',
          drawn: values.drawn,
          players: oneSeat(3, 1, { hand: [values.drawn, ...Array(7).fill(null)] }),
        }),
        move: play(values),
      }),
      rules: ['yoyo.play.drawn', 'yoyo.play.fits'],
    },
    {
      id: 'answer',
      fields: [
        {
          ...top,
          optional: false,
          palette: () => [{ cards: range(3, 18).map((number) => `y${number}-draw`) }],
        },
        { name: 'level', kind: 'count', least: 1, most: 8, start: 1, label: 'a.yoyo-level' },
        laid,
        mine,
      ],
      ask: (values) => ({
        known: table(values, { phase: 'answer-draw', pending_draw: values.level }),
        move: { type: 'play', cards: values.cards },
      }),
      rules: ['yoyo.answer', 'yoyo.reading.answer'],
    },
    {
      id: 'draw',
      fields: [{ ...top, optional: false }, way, mine],
      ask: (values) => ({ known: table(values), move: { type: 'draw' } }),
      rules: ['yoyo.reading.may-draw'],
    },
  ],
  moves: {
    play: {
      fields: [
        { name: 'cards', kind: 'cards', palette: hand },
        { name: 'direction', kind: 'pick', values: ways, optional: true, when: opensYellow },
        {
          name: 'call',
          kind: 'group',
          optional: true,
          more: true,
          fields: [
            { name: 'number', kind: 'count', least: 1, most: 20 },
            { name: 'direction', kind: 'pick', values: ways },
          ],
        },
        { ...hands(deck), when: chaos },
        {
          name: 'surplus',
          kind: 'cards',
          palette: deck,
          unknown: true,
          outcome: true,
          when: chaos,
        },
      ],
    },
    draw: {
      open: true,
      fields: [
        {
          name: 'card',
          kind: 'card',
          palette: among(deck, ({ state }) => state.draw.slice(0, 1)),
          outcome: true,
        },
        {
          name: 'pile',
          kind: 'cards',
          palette: deck,
          unknown: true,
          outcome: true,
          when: ({ state }) => state.draw.length < 2,
        },
      ],
    },
    keep: { fields: [] },
    'draw-from': {
      open: true,
      fields: [
        {
          name: 'from',
          kind: 'list',
          most: ({ names }) => Math.min(2, names.length - 1),
          fields: [
            { name: 'player', kind: 'seat', others: true },
            {
              name: 'cards',
              kind: 'cards',
              unknown: true,
              palette: deck,
              outcome: true,
              optional: true,
            },
          ],
        },
      ],
    },
    slide: { fields: [{ name: 'card', kind: 'card', palette: hand, unknown: true }] },
    deal: {
      fields: [
        hands(deck),
        {
          name: 'start',
          kind: 'card',
          palette: deck,
          outcome: true,
          when: ({ state }) => state.options.start_card,
        },
        { name: 'starter', kind: 'seat', optional: true },
      ],
    },
  },
  start: [
    {
      name: 'start',
      kind: 'card',
      palette: deck,
      when: ({ options, seed }) => options.start_card && !seed,
    },
  ],
  lies: (state, names) => [
    {
      label: t('s.discard'),
      cards: state.discard.slice(0, 1),
      text: state.top_player === null ? '' : t('w.by', { name: names[state.top_player] }),
    },
    { label: t('s.direction'), text: state.direction ? t(`v.${state.direction}`) : t('v.none') },
    { label: t('s.pending_draw'), text: String(state.pending_draw), only: state.pending_draw > 0 },
    { label: t('s.drawn'), cards: [state.drawn], only: state.phase === 'drawn' },
    {
      label: t('s.slides'),
      text: state.slides.map((one) => names[one.player]).join(', '),
      only: state.phase === 'slide',
    },
    { label: t('s.draw'), size: state.draw.length },
  ],
};
