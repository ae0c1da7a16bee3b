import { among, oneSeat, range } from './common.js';
import { blackOnes, byLook, deck, face, found, learn, signed, withCorner } from './wool_sheep.js';
import { t } from '../words.js';

/**
 * What is entered to ask a question.
 *
 * @typedef {keyof Wire['WoolRulesDice']} Die
 * @typedef {{
 *   bid: Wire['WoolRulesPlaceBid']['bid'], corner: number | 'none', chips: number,
 *   dice: Wire['WoolRulesDice'], attempt: number, cards?: (Look | Lying)[],
 *   others?: (Look | Lying)[], bonus?: boolean, pays?: number, keep: Die,
 * }} Entered
 */

const BIDS = [...range(14, 26), '26+'];
/** @type {Record<Die, number>} */
const DICE = { d12: 12, d10: 10, d8: 8 };
const names = /** @type {Die[]} */ (Object.keys(DICE));

/** @type {(context: Context) => boolean} */
const real = ({ seed }) => seed === null;
/** @type {(context: Context) => boolean} */
const owns = ({ own, values }) => (own || values).own_deck === true;

// --- Questions

/** @type {Field} */
const bid = { name: 'bid', kind: 'pick', values: BIDS, format: String, label: 's.bid' };
/** @type {(value: Entered['corner']) => string} */
function sayCorner(value) {
  if (value === 'none') return t('a.wool-no-sheep');
  return value ? signed(value) : t('a.wool-plain');
}
const CORNERS = ['none', 3, 2, 1, 0, -1, -2, -3];
/** @type {Field} */
const flock = {
  name: 'corner',
  kind: 'pick',
  values: CORNERS,
  start: 'none',
  label: 'a.wool-corner',
  format: sayCorner,
};
/** @type {Field} */
const chips = { name: 'chips', kind: 'count', max: 9, label: 'a.wool-chips' };
/** @type {Field} */
const dice = {
  name: 'dice',
  kind: 'group',
  label: 's.dice',
  format: (shown) => names.map((die) => shown[die]).join(', '),
  fields: names.map((die) => ({ name: die, kind: 'count', min: 1, max: DICE[die] })),
};
/** @type {Field} */
const attempt = {
  name: 'attempt',
  kind: 'pick',
  values: [1, 2, 3],
  format: String,
  start: 1,
  label: 's.attempt',
};
/** @type {Field} */
const taken = {
  name: 'cards',
  kind: 'cards',
  label: 'a.wool-taken',
  palette: byLook,
};
/** @type {Field} */
const others = {
  name: 'others',
  kind: 'cards',
  label: 'a.wool-others',
  optional: true,
  more: true,
  palette: byLook,
};
/** @type {Field} */
const bonus = {
  name: 'bonus',
  kind: 'flag',
  start: false,
  when: ({ values }) => values.corner > 0,
};
/** @type {Field} */
const pays = {
  name: 'pays',
  kind: 'count',
  max: 9,
  start: 0,
  label: 'f.chips',
  when: ({ values }) => values.chips > 0,
};

const USUAL = 3;

/**
 * @type {(values: Entered) => Omit<Entered, 'cards' | 'others'> & { cards: Lying[], others?: Lying[] }}
 */
const named = (values) => {
  const cards = found(values.cards || [], []);
  return { ...values, cards, others: values.others && found(values.others, cards) };
};

/**
 * The table of a turn; only the corner of the top sheep counts, so any sheep with it will do.
 *
 * @type {(values: Entered) => Wire['WoolRulesKnown']}
 */
function turn(entered) {
  const values = named(entered);
  const lying = [...values.cards, ...(values.others || [])];
  const missing = values.others ? 0 : Math.max(0, USUAL + 1 - lying.length);
  return {
    players: oneSeat(USUAL, 0, {
      bid: values.bid,
      chips: values.chips,
      ...(typeof values.corner === 'number' && { flock: [withCorner(values.corner, lying) ?? null] }),
    }),
    turn: 0,
    phase: 'decide',
    dice: values.dice,
    kept: names.slice(0, values.attempt - 1),
    attempt: values.attempt,
    middle: [...lying, ...Array(missing).fill(null)],
  };
}
/**
 * @template {'take' | 'fail'} Type
 * @param {Type} type
 * @param {Entered} values
 */
const helped = (type, values) => ({
  type,
  bonus: values.bonus || false,
  chips: values.pays || 0,
  cards: named(values).cards,
});

/** @type {Field<MoveContext<'WoolRules'>>[]} */
const receiving = [
  {
    name: 'cards',
    kind: 'cards',
    min: 0,
    start: [],
    palette: among(deck, ({ state }) => state.middle),
  },
  { name: 'take_bone', kind: 'flag', optional: true },
  { name: 'middle', kind: 'cards', palette: deck, outcome: true },
];
/** @type {Field<MoveContext<'WoolRules'>>[]} */
const dressed = [
  { name: 'bonus', kind: 'flag', start: false },
  {
    name: 'chips',
    kind: 'count',
    max: ({ state, player }) => Math.min(14, state.players[player].chips),
    start: 0,
  },
  ...receiving,
];

/** @type {Game<'WoolRules', Entered>} */
export default {
  slug: 'wool-rules',
  emblem: ['sheep', 'dog', 'bone'],
  defaultPlayers: USUAL,
  choosesStarter: false, // all bid at once
  /** The faces of the sheep are in the description, or in the options of a table with its own deck. */
  learn: (about, options = {}) =>
    learn('deck' in options && Array.isArray(options.deck) ? options.deck : about.components.house_deck),
  face,
  palette: deck,
  piles: (player) => player.flock,
  facts: (player) => [
    [t('s.chips'), player.chips],
    [t('s.bid'), player.bid === 'hidden' ? t('v.hidden') : (player.bid ?? '–')],
    [t('s.dogs'), player.dogs],
    ...(player.bone ? [/** @type {[string, string]} */ ([t('v.bone'), '✓'])] : []),
  ],
  questions: [
    {
      id: 'take',
      fields: [bid, flock, chips, dice, attempt, taken, bonus, pays, others],
      request: (values) => ({ known: turn(values), move: helped('take', values) }),
      rules: ['wool.take.reached', 'wool.take.count', 'wool.chips.exact', 'wool.reading.malus'],
    },
    {
      id: 'roll',
      fields: [
        bid,
        flock,
        chips,
        dice,
        { ...attempt, values: [1, 2] },
        { name: 'keep', kind: 'pick', values: names },
      ],
      request: (values) => ({ known: turn(values), move: { type: 'roll', keep: values.keep } }),
      rules: ['wool.take.forced', 'wool.roll.attempts', 'wool.roll.keep'],
    },
    {
      id: 'fail',
      fields: [
        bid,
        flock,
        chips,
        dice,
        {
          ...taken,
          label: 'a.wool-black',
          optional: true,
          palette: blackOnes,
        },
        bonus,
        pays,
        others,
      ],
      request: (values) => ({ known: turn({ ...values, attempt: 3 }), move: helped('fail', values) }),
      rules: ['wool.fail.black-sheep', 'wool.reading.under-14'],
    },
    {
      id: 'bid',
      fields: [bid, chips],
      request: (values) => ({
        known: { players: oneSeat(USUAL, 0, { chips: values.chips, bid: null }), phase: 'bid' },
        move: { type: 'bid', player: 0, bid: values.bid },
      }),
      rules: ['wool.bid.plus-needs-chip', 'wool.bid.range'],
    },
  ],
  moves: {
    bid: {
      secret: true,
      fields: [
        { ...bid, label: 'f.bid' },
        {
          name: 'reveal',
          kind: 'each',
          of: { kind: 'pick', values: BIDS, format: String },
          optional: true,
          when: ({ state, player }) =>
            state.players.every((one, seat) => (seat === player) === (one.bid === null)) &&
            state.players.some((one) => one.bid === 'hidden'),
        },
      ],
    },
    roll: {
      open: true,
      fields: [
        {
          name: 'keep',
          kind: 'pick',
          values: ({ state }) => names.filter((die) => !state.kept.includes(die)),
          when: ({ state }) => state.phase === 'decide',
        },
        {
          name: 'dice',
          kind: 'dice',
          outcome: true,
          left: ({ state, values }) =>
            names.filter((die) => !state.kept.includes(die) && die !== values.keep),
        },
      ],
    },
    take: { open: true, fields: dressed },
    fail: { open: true, fields: dressed },
    rest: { open: true, fields: receiving },
    return: {
      open: true,
      fields: [
        {
          name: 'cards',
          kind: 'cards',
          min: 0,
          start: [],
          palette: among(deck, ({ state, player }) => state.players[player].flock),
        },
      ],
    },
  },
  start: [
    { name: 'own_deck', kind: 'flag', start: false, when: real },
    {
      name: 'middle',
      kind: 'cards',
      palette: deck,
      optional: true,
      label: 's.middle',
      when: (context) => real(context) && !owns(context),
    },
  ],
  each: [
    {
      name: 'table_number',
      kind: 'each',
      of: { kind: 'count', min: 1, max: 999 },
      when: (context) => real(context) && owns(context),
    },
  ],
  /** A table with its own sheep starts without faces, and enters each as it turns up. */
  toSetup: ({ own_deck: own, options, ...setup }) => ({
    ...setup,
    options: own ? { ...options, deck: [] } : options,
  }),
  deck: {
    open: (state) => Array.isArray(state.options.deck),
    fields: [
      { name: 'sheep', kind: 'count', min: 1, max: 999 },
      { name: 'kind', kind: 'pick', values: ['white', 'black', '3-7-0', '0-0-7'] },
      {
        name: 'points',
        kind: 'count',
        min: -99,
        max: 99,
        start: 0,
        when: ({ values }) => !values.kind?.includes('-'),
      },
      {
        name: 'bonus',
        kind: 'count',
        min: -9,
        max: 9,
        start: 0,
        label: 'f.corner',
        when: ({ values }) => !values.bone,
      },
      { name: 'bone', kind: 'flag', start: false },
    ],
    add: (state, face) => {
      const { deck: known } = state.options;
      const added = /** @type {Wire['WoolRulesFace']} */ ({ points: 0, bonus: 0, ...face });
      return {
        ...state,
        options: { ...state.options, deck: Array.isArray(known) ? [...known, added] : [added] },
      };
    },
  },
  layout: (state, who) => [
    { label: t('s.middle'), cards: state.middle },
    {
      label: t('s.dice'),
      only: state.dice,
      text:
        state.dice &&
        names
          .map(
            (die) =>
              `${t(`v.${die}`)} ${state.dice?.[die]}${state.kept.includes(die) ? ` (${t('w.kept')})` : ''}`,
          )
          .join(' · '),
    },
    { label: t('s.attempt'), text: String(state.attempt), only: state.attempt },
    {
      label: t('s.order'),
      text: state.order.map((seat) => who[seat]).join(' → '),
      only: state.order.length,
    },
    { label: t('s.supply'), size: state.supply.length },
    { label: t('s.chips_left'), text: String(state.chips_left) },
  ],
};
