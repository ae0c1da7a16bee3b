import { among, hands, inHand, oneSeat, range } from './common.js';
import { t } from '../words.js';

/**
 * What is entered to ask a question.
 *
 * @typedef {'up' | 'down'} Way
 * @typedef {{
 *   top?: string, by?: 'other' | 'me', way?: Way, cards: string[], direction?: Way, hand?: string[],
 *   drawn: string, level: number,
 * }} Entered
 */

const HOUSE = ['skip', 'chaos', 'draw', 'slide'];
/** @type {(number: number, shift?: number) => string} */
const yellow = (number, shift = 0) => `y${number}-${HOUSE[(number + shift) % 4]}`;
/** @type {Record<string, string>} */
const COLOURS = { b: 'blue', r: 'red', y: 'yellow' };

// A yellow number may have any action: the usual one comes first.
/** @type {Palette<Context>} */
const deck = () => [
  { name: 'p.blue', cls: 'blue', cards: range(1, 20).map((number) => `b${number}`) },
  { name: 'p.red', cls: 'red', cards: range(1, 20).map((number) => `r${number}`) },
  { name: 'p.yellow', cls: 'yellow', cards: range(3, 18).map((number) => yellow(number)) },
  {
    name: 'p.yellows',
    cards: range(3, 18).flatMap((number) => [1, 2, 3].map((shift) => yellow(number, shift))),
  },
];

/** @type {('up' | 'down')[]} */
const ways = ['up', 'down'];
/** @type {(cards?: string[]) => string} */
const last = (cards = []) => cards[cards.length - 1] || '';
/** @type {(context: { values: { cards?: string[] } }) => boolean} */
const opensYellow = ({ values }) => (values.cards || [''])[0].startsWith('y');
/** @type {(context: { values: { cards?: string[] } }) => boolean} */
const chaos = ({ values }) => last(values.cards).endsWith('chaos');
/** @type {Palette<MoveContext<'Yoyo'>>} */
const hand = inHand(deck);

/** @type {Field} */
const top = { name: 'top', kind: 'card', label: 'a.yoyo-top', optional: true };
/** @type {Field} */
const by = {
  name: 'by',
  kind: 'pick',
  values: ['other', 'me'],
  start: 'other',
  label: 'a.yoyo-by',
};
/** @type {Field} */
const way = { name: 'way', kind: 'pick', values: ways, label: 's.direction', optional: true };
/** @type {Field} */
const laid = { name: 'cards', kind: 'cards', label: 'a.yoyo-laid' };
/** @type {Field} */
const sets = {
  name: 'direction',
  kind: 'pick',
  values: ways,
  optional: true,
  when: opensYellow,
  label: 'a.yoyo-sets',
};
/** @type {Field} */
const mine = { name: 'hand', kind: 'cards', label: 'a.hand', optional: true, more: true };

/** @type {(values: Entered, facts?: Wire['YoyoKnown']) => Wire['YoyoKnown']} */
const table = (values, facts = {}) => ({
  ...(values.top && { discard: [values.top], top_player: values.by === 'me' ? 1 : 0 }),
  ...(!values.top && { discard: [] }),
  turn: 1,
  ...(values.way && { direction: values.way }),
  ...(values.hand && { players: oneSeat(3, 1, { hand: values.hand }) }),
  ...facts,
});
/** @param {Entered} values */
const play = (values) => ({
  type: /** @type {const} */ ('play'),
  cards: values.cards,
  ...(opensYellow({ values }) && values.direction && { direction: values.direction }),
});

/** @type {Game<'Yoyo', Entered>} */
export default {
  slug: 'yoyo',
  emblem: ['b7', 'r12', 'y14-draw'],
  defaultPlayers: 3,
  cardPattern: /\b(?:[br]\d+|y\d+(?:-[a-z]+)?)\b/g, // how the service writes a card
  face(card) {
    const [, colour, number, action] = card.match(/^(.)(\d+)-?(.*)$/);
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
  questions: [
    {
      id: 'play',
      fields: [top, way, laid, sets, { ...by, more: true }, mine],
      request: (values) => ({ known: table(values), move: play(values) }),
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
      request: (values) => ({
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
        { name: 'level', kind: 'count', min: 1, max: 8, start: 1, label: 'a.yoyo-level' },
        laid,
        mine,
      ],
      request: (values) => ({
        known: table(values, { phase: 'answer-draw', pending_draw: values.level }),
        move: { type: 'play', cards: values.cards },
      }),
      rules: ['yoyo.answer', 'yoyo.reading.answer'],
    },
    {
      id: 'draw',
      fields: [{ ...top, optional: false }, way, mine],
      request: (values) => ({ known: table(values), move: { type: 'draw' } }),
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
            { name: 'number', kind: 'count', min: 1, max: 20 },
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
          max: ({ names }) => Math.min(2, names.length - 1),
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
      when: ({ options, seed }) => options?.start_card && !seed,
    },
  ],
  layout: (state, names) => [
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
