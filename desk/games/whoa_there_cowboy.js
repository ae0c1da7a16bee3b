import { hands, inHand, oneSeat, range } from './common.js';
import { t } from '../words.js';

/**
 * What is entered to ask a question.
 *
 * @typedef {Wire['WhoaThereCowboyClaim']} Claim
 * @typedef {{
 *   last?: Claim, direction?: 'up' | 'down', claim: Claim, size?: number, revealed: number[],
 * }} Entered
 */

/** @type {Palette<Context>} */
const deck = () => [{ cards: range(1, 7) }];
const ways = ['up', 'down'];
const USUAL = 3;

/** @type {Field[]} */
const claiming = [
  { name: 'number', kind: 'count', min: 1, max: 7 },
  { name: 'quantity', kind: 'count', min: 1, max: 14 },
];
/** @type {Field} */
const drew = { name: 'drew', kind: 'cards', palette: deck, unknown: true, outcome: true };
/** @type {(claim: Claim | null) => string} */
const said = (claim) => (claim ? `${claim.quantity} × ${claim.number}` : t('v.none'));

/** @type {Field} */
const last = {
  name: 'last',
  kind: 'group',
  label: 'a.cowboy-last',
  fields: claiming,
  format: said,
  optional: true,
};
/** @type {Field} */
const way = { name: 'direction', kind: 'pick', values: ways, start: 'up', label: 's.direction' };
/** @type {Field} */
const claim = {
  name: 'claim',
  kind: 'group',
  label: 'a.cowboy-claim',
  fields: claiming,
  format: said,
};
/** @type {Field} */
const size = {
  name: 'size',
  kind: 'count',
  min: 1,
  max: 14,
  label: 'a.cowboy-size',
  optional: true,
  more: true,
};
/** @type {Field} */
const shown = { name: 'revealed', kind: 'cards', label: 'a.cowboy-shown', max: 14 };

/** @type {(values: Entered) => Wire['WhoaThereCowboyKnown']} */
const table = (values) => ({
  players: values.size ? oneSeat(USUAL, 0, { hand: Array(values.size).fill(null) }) : USUAL,
  turn: 0,
  ...(values.last ? { claim: values.last, direction: values.direction } : { claim: null }),
});

/** @type {Game<'WhoaThereCowboy', Entered>} */
export default {
  slug: 'whoa-there-cowboy',
  emblem: [3, 5, 7],
  defaultPlayers: USUAL,
  face: (card) => ({ cls: `n${card}`, text: String(card), art: 'hat' }),
  palette: deck,
  hand: (player) => player.hand,
  facts: (player) => [[t('s.tokens'), player.tokens]],
  questions: [
    {
      id: 'play',
      fields: [last, way, claim, size],
      request: (values) => ({
        known: table(values),
        move: { type: 'play', player: 0, claim: values.claim },
      }),
      rules: ['cowboy.play.beats', 'cowboy.reading.announced'],
    },
    {
      id: 'challenge',
      fields: [{ ...last, optional: false }, way, shown],
      request: (values) => ({
        known: table(values),
        move: { type: 'challenge', player: 0, revealed: values.revealed },
      }),
      rules: ['cowboy.caught', 'cowboy.gift', 'cowboy.reading.partial-bluff'],
    },
  ],
  moves: {
    play: {
      fields: [
        { name: 'claim', kind: 'group', fields: claiming, format: said },
        { name: 'cards', kind: 'cards', palette: inHand(deck), unknown: true, optional: true },
        { ...drew, when: ({ state }) => state.open },
      ],
    },
    challenge: {
      open: true,
      fields: [
        {
          name: 'revealed',
          kind: 'cards',
          palette: deck,
          optional: true,
          when: ({ fullState }) => fullState.open?.cards.includes(null),
        },
        { name: 'penalty', kind: 'card', palette: deck, unknown: true, outcome: true },
        drew,
      ],
    },
    'no-challenge': { open: true, fields: [drew] },
    give: { fields: [{ name: 'card', kind: 'card', palette: inHand(deck), optional: true }, drew] },
    yeehaw: { open: true, fields: [] },
    deal: { fields: [hands(deck)] },
  },
  seat: [{ name: 'young', kind: 'flag', optional: true }],
  layout: (state, names) => [
    { label: t('s.claim'), text: said(state.claim), big: true },
    { label: t('s.direction'), text: state.direction ? t(`v.${state.direction}`) : t('v.none') },
    {
      label: t('s.open'),
      cards: state.open?.cards,
      text: state.open && t('w.by', { name: names[state.open.player] }),
      only: state.open,
    },
    {
      label: t('s.gift'),
      text: state.gift && `${names[state.gift.from]} → ${names[state.gift.to]}`,
      only: state.gift,
    },
    { label: t('s.draw'), size: state.draw.length },
    { label: t('s.pile'), size: state.pile.length },
    { label: t('s.depletions'), text: String(state.depletions), only: state.depletions },
  ],
};
