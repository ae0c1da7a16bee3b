// Cards as buttons and as pictures. Each game describes its faces; this draws them.

import { html } from './ui.js';
import { t } from './words.js';

// Our own drawings, 24 by 24, in the colour of the text.
/** @type {Record<string, string>} */
const ART = {
  heart: 'M12 20 4 12a4.6 4.6 0 0 1 8-5 4.6 4.6 0 0 1 8 5z',
  up: 'M12 4l8 9h-5v7H9v-7H4z',
  down: 'M12 20l8-9h-5V4H9v7H4z',
  skip: 'M3 14a9 9 0 0 1 17-4l2-1-1 7-6-3 2-1a6 6 0 0 0-11 2z',
  draw: 'M4 5h9v13H4zM15 8h5v13H9v-2h6z',
  slide: 'M2 12l7-7v4h13v6H9v4z',
  chaos: 'M3 4h6l9 12h3v-3l3 5-3 5v-3h-5L7 8H3zM14 4h7V1l3 5-3 4V8h-5l-2 3-2-3zM3 16h4l2-3 2 3-3 4H3z',
  star: 'M12 2l3 7 7 .6-5.3 4.8L18.4 22 12 18l-6.4 4 1.7-7.6L2 9.6 9 9z',
  mirror: 'M12 1a7 8 0 0 1 1.5 15.9V23h-3v-6.1A7 8 0 0 1 12 1zm0 3a4.3 5 0 0 0 0 10 4.3 5 0 0 0 0-10z',
  plus: 'M10 4h4v6h6v4h-6v6h-4v-6H4v-4h6z',
  minus: 'M4 10h16v4H4z',
  twice: 'M5 5l4 5 4-5h3l-5.5 7L16 19h-3l-4-5-4 5H2l5.5-7L2 5z',
  shield: 'M12 2l9 3v7c0 5-4 9-9 10-5-1-9-5-9-10V5z',
  eye: 'M12 5c5 0 9 4 11 7-2 3-6 7-11 7S3 15 1 12c2-3 6-7 11-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  sheep: 'M6 10a4 4 0 0 1 4-5 5 5 0 0 1 7 1 4 4 0 0 1 4 5 4 4 0 0 1-3 6v4h-2v-4h-5v4H9v-4a4 4 0 0 1-3-3H3a2 2 0 0 1-2-2c0-2 2-3 5-2z',
  dog: 'M3 5l4 1h3l2 4h7l2-3 1 1-2 4v8h-3v-5h-6v5H8v-7L6 11H3L1 9z',
  bone: 'M4 8a3 3 0 1 1 4-2l10 10a3 3 0 1 1 2 4 3 3 0 1 1-4-2L6 8a3 3 0 0 1-2 0z',
  hat: 'M7 14c0-6 1-9 3-9 1 0 1 1 2 1s1-1 2-1c2 0 3 3 3 9 3 0 4-1 6-2-1 4-5 6-11 6S2 16 1 12c2 1 3 2 6 2z',
};

/** @param {{ name: string }} props */
export const Art = ({ name }) => html`<svg class="art" viewBox="0 0 24 24" aria-hidden="true">
  <path d=${ART[name]} fill="currentColor" fill-rule="evenodd" /></svg>`;

const BACK = { cls: 'back', text: '?' };

/**
 * The face of a card: `cls` is its colours, `text` its value, `art` its picture, `corner` a small sign.
 *
 * @type {(game: Game, card: Card) => Face}
 */
export function faceOf(game, card) {
  return card === null ? { ...BACK, label: t('card.unknown') } : game.face(card);
}

/**
 * The name of a card in a sentence.
 *
 * @type {(game: Game, card: Card) => string}
 */
export const labelOf = (game, card) => {
  const face = faceOf(game, card);
  return face.short || face.label || face.text;
};

/** @type {(corner: Face['corner']) => unknown} */
const signed = (corner) => (String(corner) in ART ? html`<${Art} name=${corner} />` : corner);

/** @type {(face: Face) => unknown} */
const inside = (face) => html`
  <span class="value">${face.text}</span>
  ${face.art && html`<${Art} name=${face.art} />`}
  ${face.corner && html`<span class="corner">${signed(face.corner)}</span>`}
  ${face.number && html`<span class="number">${face.number}</span>`}`;

/**
 * A card to tap.
 *
 * @param {{ game: Game, card: Card, pressed?: boolean, onTap: Tap, hint?: string }} props
 */
export function CardButton({ game, card, pressed, onTap, hint }) {
  const face = faceOf(game, card);
  const label = hint ? `${face.label || face.text}, ${hint}` : face.label || face.text;
  return html`<button type="button" class="card ${game.slug} ${face.cls}" aria-label=${label}
    aria-pressed=${pressed === undefined ? undefined : String(pressed)} onClick=${onTap}>
    ${inside(face)}</button>`;
}

/**
 * A card to look at.
 *
 * @param {{ game: Game, card: Card, small?: boolean }} props
 */
export function CardPicture({ game, card, small }) {
  const face = faceOf(game, card);
  return html`<span class="card ${game.slug} ${face.cls} ${small ? 'small' : ''}" role="img"
    aria-label=${face.label || face.text}>${inside(face)}</span>`;
}

/**
 * Cards to look at. Unknown ones are one back with their number.
 *
 * @param {{ game: Game, cards: Card[], small?: boolean }} props
 */
export function CardRow({ game, cards, small }) {
  const known = cards.filter((card) => card !== null);
  const unknown = cards.length - known.length;
  if (!cards.length) return html`<span class="none">${t('card.none')}</span>`;
  return html`<span class="row">
    ${known.map((card) => html`<${CardPicture} game=${game} card=${card} small=${small} />`)}
    ${unknown > 0 && html`<span class="card back ${small ? 'small' : ''}" role="img"
      aria-label=${t('card.hidden', { n: unknown })}><span class="value">${unknown}×</span></span>`}
  </span>`;
}
