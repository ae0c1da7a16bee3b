// The cards of Wool Rules: sheep as a table's deck has them, or told by their looks, dogs, the bone.

import { t } from '../words.js';

let faces = new Map();
let sheep = [];

/** From here on sheep have these faces. */
export function learn(deckOf) {
  faces = new Map(deckOf.map((shown) => [shown.sheep, shown]));
  sheep = [...faces.keys()];
}

const TABS = [
  [1, 17],
  [18, 34],
  [35, 999],
];

export function deck() {
  const tabs = TABS.map(([first, last], index) => ({
    name: `p.sheep-${index}`,
    cards: sheep.filter((number) => number >= first && number <= last),
  }));
  const filled = tabs.filter((group) => group.cards.length);
  return [...filled, { name: 'p.dogs', cards: ['dog', 'bone'] }];
}

// At a table with other sheep than ours a card is told by its look; any of ours with it will do.
const KINDS = ['white', 'black', '3-7-0', '0-0-7'];
const LOOKS = KINDS.flatMap((kind) => [{ kind }, { kind, bone: true }]);
const isBlack = ({ kind }) => kind === 'black';

export const byLook = () => [{ name: 'p.looks', cards: [...LOOKS, 'dog', 'bone'] }, ...deck()];

export const blackOnes = () => [
  { name: 'p.looks', cards: LOOKS.filter(isBlack) },
  { name: 'p.black', cards: sheep.filter((number) => isBlack(faces.get(number))) },
];

/** Cards told by their looks as sheep of ours, none of them twice. */
export function found(cards, taken) {
  return cards.reduce((all, card) => {
    if (typeof card !== 'object') return [...all, card];
    const looksSo = ({ kind, bone }) => kind === card.kind && bone === Boolean(card.bone);
    const free = (number) => ![...all, ...taken].includes(number);
    const number = sheep.find((one) => looksSo(faces.get(one)) && free(one));
    return number ? [...all, number] : all;
  }, []);
}

/** A sheep with this in its corner, of which nobody speaks. */
export function withCorner(corner, spoken) {
  const fits = ({ bonus, bone, kind }) => bonus === corner && !bone && kind !== 'black';
  return [...sheep].reverse().find((number) => fits(faces.get(number)) && !spoken.includes(number));
}

export const signed = (number) => (number > 0 ? `+${number}` : `−${-number}`);

const said = (...parts) => parts.filter(Boolean).join(', ');

export function face(card) {
  if (card === 'dog' || card === 'bone') return { cls: card, text: '', art: card, label: t(`v.${card}`) };
  if (card === 'sheep') return { cls: 'white', text: '', art: 'sheep', label: t('p.sheep') };
  const { kind, points, bonus = 0, bone } = typeof card === 'object' ? card : faces.get(card) || {};
  const named = typeof card === 'number' && `${t('p.sheep')} ${card}`;
  if (!kind) return { cls: 'white', text: '', art: 'sheep', number: card, label: named };
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
