import { oneSeat, range } from './common.js';
import { t } from '../words.js';

/**
 * What is entered to ask a question.
 *
 * @typedef {Wire['WhooplaOpenCard'] | Wire['WhooplaOpenCard']['card']} LaidCard
 * @typedef {{
 *   heritage?: LaidCard, drawn: LaidCard[], played?: boolean, scored?: LaidCard[],
 *   with: Wire['WhooplaRescue']['with'], action: Wire['WhooplaAct']['action'], save: number,
 * }} Entered
 */

const USUAL = 4;
const NUMBERS = [...range(1, 13), 'mirror'];
const ACTIONS = ['+1', '-1', 'x2', 'backup', 'peek'];
/** @type {Record<string, string>} */
const ART = {
  '+1': 'plus',
  '-1': 'minus',
  x2: 'twice',
  backup: 'shield',
  peek: 'eye',
  joker: 'star',
  mirror: 'mirror',
};

// A joker in a round has been named: it is a card with a value.
const named = range(1, 13).map((value) => ({ card: 'joker', value }));
/** @type {Palette<Context>} */
const lying = () => [
  { name: 'p.numbers', cards: NUMBERS },
  { name: 'p.jokers', cards: named },
];
/** @type {Palette<Context>} */
const deck = () => [{ cards: [...NUMBERS, 'joker'] }];
/** @type {(which: string[]) => Palette<Context>} */
const actions = (which) => () => [{ cards: which }];
/** @type {Palette<MoveContext<'Whoopla'>>} */
const held = ({ state, player }) => {
  const cards = state.players[player].actions;
  return [{ cards: cards.includes(null) ? ACTIONS : [...new Set(cards)] }];
};
/** @type {(which: Card[]) => Palette<MoveContext<'Whoopla'>>} */
const among = (which) => (context) => [
  { cards: held(context)[0].cards.filter((card) => which.includes(card)) },
];

/** @type {(value: number) => string} */
const bandOf = (value) => {
  if (value < 5) return 'none'; // also a mirror, and a joker without a value
  return value < 10 ? 'lively' : 'gentle';
};

/** @type {(card: any) => Face} */
function face(card) {
  if (typeof card !== 'object') {
    if (ACTIONS.includes(card))
      return {
        cls: `action ${card.length > 2 ? 'wordy' : ''}`,
        text: t(`v.${card}`),
        art: ART[card],
        label: t(`v.${card}`),
      };
    if (typeof card === 'number') return { cls: bandOf(card), text: String(card) };
    return {
      cls: card,
      text: card === 'mirror' ? '0' : '?',
      art: ART[card],
      label: t(`v.${card}`),
    };
  }
  const value = card.value === undefined && typeof card.card === 'number' ? card.card : card.value;
  const plain = face(card.card);
  const changed = typeof card.card === 'number' && value !== card.card;
  const label = [
    plain.label || plain.text,
    (changed || card.card === 'joker') && value !== null && t('w.as', { value }),
    card.marked && t('w.marked'),
    card.doubled && t('w.doubled'),
  ]
    .filter(Boolean)
    .join(', ');
  return {
    ...plain,
    text: value === null || value === undefined ? plain.text : String(value),
    cls:
      typeof value === 'number' && card.card !== 'mirror'
        ? `${bandOf(value)} ${changed ? 'changed' : ''}`
        : plain.cls,
    corner: [card.marked && '✦', card.doubled && '×2', changed && `(${card.card})`]
      .filter(Boolean)
      .join(' '),
    label,
  };
}

/** @type {(card: Card) => string | undefined} */
const called = (card) => (card === null ? t('card.unknown') : face(card).label || face(card).text);

/** @type {Field} */
const heritage = {
  name: 'heritage',
  kind: 'card',
  label: 'a.whoopla-heritage',
  optional: true,
  palette: lying,
};
/** @type {Field} */
const drawn = { name: 'drawn', kind: 'cards', label: 'a.whoopla-drawn', palette: lying };
/** @type {Field} */
const played = {
  name: 'played',
  kind: 'flag',
  label: 'a.whoopla-played',
  optional: true,
  more: true,
};

/** @type {Field} */
const scored = {
  name: 'scored',
  kind: 'cards',
  label: 'a.whoopla-scored',
  optional: true,
  more: true,
  palette: lying,
};

/** @type {(card: LaidCard) => Wire['WhooplaOpenCard']} */
const entry = (card) => (typeof card === 'object' ? card : { card });
/** @type {(values: Partial<Entered>) => Wire['WhooplaOpenCard'][]} */
const round = (values) =>
  [values.heritage, ...(values.drawn || [])].filter((card) => card !== undefined).map(entry);
/** @type {(values: Entered, facts?: Wire['WhooplaKnown']) => Wire['WhooplaKnown']} */
const known = (values, facts = {}) => ({
  turn: 0,
  round: round(values),
  drawn: values.drawn.length,
  ...facts,
  ...(values.played && { action_played: true }),
  ...(values.scored && { players: oneSeat(USUAL, 0, { pile: values.scored.map(entry) }) }),
});
/** @type {(values: Partial<Entered>) => number[]} */
const place = (values) => range(0, Math.max(0, round(values).length - 1));
/** @type {(save: number, context: { values: Values, state?: Table | State<'Whoopla'> }) => string} */
const said = (save, { values, state }) => {
  const card = (state && 'round' in state ? state.round : round(values))[save];
  return card ? `${save + 1}: ${called(card)}` : String(save + 1);
};

/** @type {Game<'Whoopla', Entered>} */
export default {
  slug: 'whoopla',
  emblem: [4, 8, 'joker'],
  defaultPlayers: USUAL,
  face,
  palette: deck,
  hand: (player) => player.actions,
  piles: (player) => player.pile,
  openPiles: ['pile'], // entered as cards, never as a number
  questions: [
    {
      id: 'rescue',
      fields: [
        heritage,
        drawn,
        {
          name: 'with',
          kind: 'card',
          palette: actions(['+1', '-1']),
          start: '+1',
          label: 'a.whoopla-with',
        },
        played,
        scored,
      ],
      request: (values) => ({
        known: known(values, { phase: 'duplicate' }),
        move: { type: 'rescue', with: values.with },
      }),
      rules: ['whoopla.reading.gentle-rescue', 'whoopla.transform.free', 'whoopla.transform.range'],
    },
    {
      id: 'stop',
      fields: [heritage, drawn, played, scored],
      request: (values) => ({ known: known(values, { phase: 'decide' }), move: { type: 'stop' } }),
      rules: ['whoopla.stop.lively', 'whoopla.reading.lively'],
    },
    {
      id: 'act',
      fields: [
        heritage,
        drawn,
        {
          name: 'action',
          kind: 'card',
          palette: actions(['+1', '-1', 'x2', 'peek']),
          label: 'a.whoopla-action',
        },
        { ...played, more: false },
        scored,
      ],
      request: (values) => ({
        known: known(values, { phase: 'decide' }),
        move: { type: 'act', action: values.action },
      }),
      rules: ['whoopla.action.gentle', 'whoopla.action.one'],
    },
    {
      id: 'backup',
      fields: [
        heritage,
        drawn,
        {
          name: 'save',
          kind: 'pick',
          values: ({ values }) => place(values),
          format: said,
          label: 'f.save',
        },
        played,
        scored,
      ],
      request: (values) => ({
        known: known(values, { phase: 'duplicate' }),
        move: { type: 'backup', save: values.save },
      }),
      rules: ['whoopla.backup.card', 'whoopla.reading.backup'],
    },
  ],
  moves: {
    draw: { fields: [{ name: 'card', kind: 'card', palette: deck, outcome: true }] },
    name: { fields: [{ name: 'value', kind: 'count', min: 1, max: 13 }] },
    rescue: { fields: [{ name: 'with', kind: 'card', palette: among(['+1', '-1']) }] },
    backup: {
      fields: [
        {
          name: 'save',
          kind: 'pick',
          values: ({ state }) => state.round.map((_, index) => index),
          format: said,
        },
      ],
    },
    bust: { fields: [] },
    act: {
      fields: [
        { name: 'action', kind: 'card', palette: among(['+1', '-1', 'x2', 'peek']) },
        {
          name: 'seen',
          kind: 'cards',
          max: 3,
          palette: deck,
          unknown: true,
          outcome: true,
          when: ({ values }) => values.action === 'peek',
        },
      ],
    },
    toss: {
      fields: [
        {
          name: 'index',
          kind: 'pick',
          values: ({ state }) => state.peeked.map((_, index) => index),
          format: (index, { state }) => `${index + 1}: ${called(state.peeked[index])}`,
        },
        { name: 'card', kind: 'card', palette: deck, outcome: true },
      ],
    },
    stop: { fields: [] },
  },
  each: [
    {
      name: 'actions',
      kind: 'each',
      optional: true,
      blank: [null, null, null],
      when: ({ seed }) => !seed,
      of: { kind: 'cards', max: 3, palette: actions(ACTIONS) },
    },
  ],
  layout: (state) => [
    { label: t('s.round'), cards: state.round },
    { label: t('s.constraint'), text: t(`v.${state.constraint}`) },
    { label: t('s.centre'), cards: state.centre ? [state.centre] : [], only: state.centre },
    { label: t('s.peeked'), cards: state.peeked, only: state.phase === 'peek' },
    { label: t('s.draw'), size: state.draw.length },
    { label: t('s.discard'), size: state.discard.length },
  ],
};
