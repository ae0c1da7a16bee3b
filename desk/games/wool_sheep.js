// The cards of Wool Rules: sheep by number or by look, dogs, the bone.

import { t } from '../words.js';

/** @type {Map<number, Wire['WoolRulesFace']>} */
let faces = new Map();
/** @type {number[]} */
let sheep = [];

/**
 * Sets the faces of the sheep.
 *
 * @type {(deckOf: Wire['WoolRulesFace'][]) => void}
 */
export function learn(deckOf) {
  faces = new Map(deckOf.map((shown) => [shown.sheep, shown]));
  sheep = [...faces.keys()];
}

/** @type {(number: number) => Partial<Wire['WoolRulesFace']>} */
const faceOf = (number) => faces.get(number) ?? {};

const TABS = [
  [1, 17],
  [18, 34],
  [35, 999],
];

/** @type {() => CardGroup[]} */
export function deck() {
  const tabs = TABS.map(([first, last], index) => ({
    name: `p.sheep-${index}`,
    cards: sheep.filter((number) => number >= first && number <= last),
  }));
  const filled = tabs.filter((group) => group.cards.length);
  return [...filled, { name: 'p.dogs', cards: ['dog', 'bone'] }];
}

// With another deck a sheep is entered by its look; any sheep of the house deck with it will do.
const KINDS = ['white', 'black', '3-7-0', '0-0-7'];
/** @type {Look[]} */
const LOOKS = KINDS.flatMap((kind) => [{ kind }, { kind, bone: true }]);
/** @type {(face: { kind?: string }) => boolean} */
const isBlack = ({ kind }) => kind === 'black';

/** @type {() => CardGroup[]} */
export const byLook = () => [{ name: 'p.looks', cards: [...LOOKS, 'dog', 'bone'] }, ...deck()];

/** @type {() => CardGroup[]} */
export const blackOnes = () => [
  { name: 'p.looks', cards: LOOKS.filter(isBlack) },
  { name: 'p.black', cards: sheep.filter((number) => isBlack(faceOf(number))) },
];

/**
 * Replaces looks with sheep of the house deck, using none of them twice.
 *
 * @type {(cards: (Look | Lying)[], taken: Lying[]) => Lying[]}
 */
export function found(cards, taken) {
  /** @type {Lying[]} */
  const none = [];
  return cards.reduce((all, card) => {
    if (typeof card !== 'object') return [...all, card];
    const number = sheep.find((one) => {
      const { kind, bone } = faceOf(one);
      const free = ![...all, ...taken].includes(one);
      return free && kind === card.kind && bone === Boolean(card.bone);
    });
    return number ? [...all, number] : all;
  }, none);
}

/**
 * A sheep with this corner that is not among the others.
 *
 * @type {(corner: number, spoken: Lying[]) => number | undefined}
 */
export function withCorner(corner, spoken) {
  return [...sheep].reverse().find((number) => {
    const { bonus, bone, kind } = faceOf(number);
    return bonus === corner && !bone && kind !== 'black' && !spoken.includes(number);
  });
}

/** @type {(number: number) => string} */
export const signed = (number) => (number > 0 ? `+${number}` : `−${-number}`);

/** @type {(...parts: (string | number | false | undefined)[]) => string} */
const said = (...parts) => parts.filter(Boolean).join(', ');

/** @type {(card: any) => Face} */
export function face(card) {
  if (card === 'dog' || card === 'bone') return { cls: card, text: '', art: card, label: t(`v.${card}`) };
  if (card === 'sheep') return { cls: 'white', text: '', art: 'sheep', label: t('p.sheep') };
  const { kind, points, bonus = 0, bone } = typeof card === 'object' ? card : faces.get(card) || {};
  const named = typeof card === 'number' && `${t('p.sheep')} ${card}`;
  if (!kind) return { cls: 'white', text: '', art: 'sheep', number: card, label: named || undefined };
  const special = kind.includes('-');
  const worth = points === undefined || special ? '' : String(points).replace('-', '−');
  const help = bonus && t(bonus > 0 ? 'w.bonus' : 'w.malus', { n: Math.abs(bonus) });
  return {
    cls: special ? `k${kind}` : kind,
    text: special ? kind : worth,
    art: 'sheep',
    corner: bone ? 'bone' : bonus && signed(bonus),
    number: named && card,
    short: named,
    label: said(
      named,
      t(`v.${kind}`),
      !named && t('p.sheep'),
      worth && t('w.points', { n: worth }),
      help,
      bone && t('w.bone'),
    ),
  };
}
