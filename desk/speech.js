// What happened, what may be done and where something stands, in words.

import { fieldName, has, pair, t } from './words.js';
import { labelOf } from './cards.js';
import { sayField } from './fields.js';

export const usualNames = (seats) =>
  Array.from({ length: seats }, (_, seat) => t('w.player', { n: seat + 1 }));

export const namesOf = (state) =>
  state.players.map((player, seat) => player.name || usualNames(seat + 1)[seat]);

const withCards = (text, game) =>
  game.written ? text.replace(game.written, (card) => labelOf(game, card)) : text;

const BEFORE = { au: 'à ', du: 'de ' };

/** A sentence of the service as people say it: with the names of cards, and of seats counted from 0. */
export const named = (text, names, game) =>
  withCards(text, game).replace(/\b(?:(au|du|le|la) )?(?:seat|joueur|place) (\d+)\b/gi, (all, article = '', seat) =>
    names[seat] ? (BEFORE[article.toLowerCase()] || '') + names[seat] : all,
  );

export function together(names) {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${t('w.and')} ${names[names.length - 1]}`;
}

/** Who a standing or an event is about: a player, or a team of several. */
export function side({ team, player }, names, teams) {
  return team === undefined
    ? names[player]
    : together(names.filter((_, seat) => seat % teams === team));
}

const SEATS = ['player', 'from', 'to'];
const CARDS = ['card', 'cards'];
const WORDS = ['direction', 'meld', 'constraint', 'with'];

export function sayEvent(game, event, names) {
  const facts = { winner: side(event, names, names.length === 4 ? 2 : names.length) };
  for (const [name, value] of Object.entries(event)) {
    if (SEATS.includes(name)) facts[name] = names[value];
    else if (CARDS.includes(name))
      facts[name] = [value]
        .flat()
        .map((card) => labelOf(game, card))
        .join(', ');
    else if (WORDS.includes(name)) facts[name] = t(`v.${value}`);
    else if (name === 'bids')
      facts[name] = value.map((bid, seat) => `${names[seat]} ${bid}`).join(', ');
    else if (name === 'dice')
      facts[name] = Object.entries(value)
        .map(([die, shown]) => `${t(`v.${die}`)} ${shown}`)
        .join(', ');
    else facts[name] = Array.isArray(value) ? value.join('-') : value;
  }
  const own = `e.${game.slug}.${event.type}`;
  const key = has(own) ? own : `e.${event.type}`;
  return t(event.count === 1 && has(`${key}.1`) ? `${key}.1` : key, facts);
}

export const moveName = (game, type) =>
  t(has(`m.${game.slug}.${type}`) ? `m.${game.slug}.${type}` : `m.${type}`);

/** The fields of a move that were told, in words. */
export function sayMove(game, move, context) {
  const { fields } = game.moves[move.type];
  return fields
    .filter((field) => move[field.name] !== undefined && move[field.name]?.length !== 0)
    .map((field) =>
      sayField(field, move[field.name], { ...context, values: move, player: move.player }),
    )
    .filter(Boolean)
    .join(' · ');
}

/** A text of the catalogue that names an option as programs do, with its name for people. */
export const readable = (text) =>
  text.replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (name) =>
    has(`o.${name}`) ? t('w.quote', { text: t(`o.${name}`) }) : name,
  );

/** What a rule says, after the question that it answers. */
export const ruleText = ({ title, text }) =>
  `${title.endsWith('?') ? `${title} ` : ''}${readable(text)}`;

/** Where something stands in a state: "Ben: hand". */
export function sayPlace(path, names) {
  if (path[0] === 'options') return t(`o.${path[1]}`);
  if (path[0] === 'players' && path.length > 1) return pair(names[path[1]], fieldName(path[2]));
  return path
    .map((step) => (/^\d+$/.test(step) ? names[step] || step : fieldName(step)))
    .join(' › ');
}

export function sayValue(value, names, path) {
  const last = path[path.length - 1];
  if (last === 'order') return value.map((seat) => names[seat]).join(', ');
  if (Array.isArray(value)) return value.length ? value.join(', ') : t('v.none');
  if (value !== null && typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => `${t(`v.${name}`)} ${one}`)
      .join(', ');
  return typeof value === 'number' ? String(value) : t(`v.${value}`);
}
