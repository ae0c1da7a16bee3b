// Events, moves, places and values in words.

import { fieldName, has, pair, t } from './words.js';
import { labelOf } from './cards.js';
import { sayField } from './fields.js';

/** @type {(seats: number) => string[]} */
export const defaultNames = (seats) =>
  Array.from({ length: seats }, (_, seat) => t('w.player', { n: seat + 1 }));

/** @type {(state: Table) => string[]} */
export const namesOf = (state) =>
  state.players.map((player, seat) => player.name || defaultNames(seat + 1)[seat]);

/** @type {(text: string, game: Game) => string} */
const withCardNames = (text, game) =>
  game.cardPattern ? text.replace(game.cardPattern, (card) => labelOf(game, card)) : text;

/** @type {Record<string, string>} */
const BEFORE = { au: 'à ', du: 'de ' };

/**
 * A sentence of the service with the names of players and cards in place of seats and codes.
 *
 * @type {(text: string, names: string[], game: Game) => string}
 */
export const withNames = (text, names, game) =>
  withCardNames(text, game).replace(/\b(?:(au|du|le|la) )?(?:seat|joueur|place) (\d+)\b/gi, (all, article = '', seat) =>
    names[seat] ? (BEFORE[article.toLowerCase()] || '') + names[seat] : all,
  );

/** @type {(names: string[]) => string} */
export function joinNames(names) {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${t('w.and')} ${names[names.length - 1]}`;
}

/**
 * The name of the player or team that a standing or an event is about.
 *
 * @type {(side: { team?: number, player?: number }, names: string[], teams: number) => string}
 */
export function sideName({ team, player = -1 }, names, teams) {
  return team === undefined
    ? names[player]
    : joinNames(names.filter((_, seat) => seat % teams === team));
}

const SEATS = ['player', 'from', 'to'];
const CARDS = ['card', 'cards'];
const WORDS = ['direction', 'meld', 'constraint', 'with'];

/** @type {(game: Game, event: GameEvent, names: string[]) => string} */
export function sayEvent(game, event, names) {
  /** @type {Values} */
  const facts = { winner: sideName(event, names, names.length === 4 ? 2 : names.length) };
  for (const [name, value] of Object.entries(event)) {
    if (SEATS.includes(name)) facts[name] = names[value];
    else if (CARDS.includes(name))
      facts[name] = [value]
        .flat()
        .map((card) => labelOf(game, card))
        .join(', ');
    else if (WORDS.includes(name)) facts[name] = t(`v.${value}`);
    else if (name === 'bids')
      facts[name] = names.map((player, seat) => `${player} ${value[seat]}`).join(', ');
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

/** @type {(game: Game, type: string) => string} */
export const moveName = (game, type) =>
  t(has(`m.${game.slug}.${type}`) ? `m.${game.slug}.${type}` : `m.${type}`);

/**
 * The fields of a move that were given, in words.
 *
 * @type {(game: Game, move: Move, context: Omit<Context, "values">) => string}
 */
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

/**
 * A rule text with the names of options as people know them.
 *
 * @type {(text: string) => string}
 */
export const readable = (text) =>
  text.replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (name) =>
    has(`o.${name}`) ? t('w.quote', { text: t(`o.${name}`) }) : name,
  );

/**
 * The text of a rule, after its title if that is a question.
 *
 * @type {(rule: Rule) => string}
 */
export const ruleText = ({ title, text }) =>
  `${title.endsWith('?') ? `${title} ` : ''}${readable(text)}`;

/**
 * A place in a state, in words: "Ben: hand".
 *
 * @type {(path: Path, names: string[]) => string}
 */
export function sayPlace(path, names) {
  if (path[0] === 'options') return t(`o.${path[1]}`);
  if (path[0] === 'players' && path.length > 1) return pair(names[Number(path[1])], fieldName(path[2]));
  return path
    .map((step) => (/^\d+$/.test(step) ? names[Number(step)] || step : fieldName(step)))
    .join(' › ');
}

/** @type {(value: any, names: string[], path: Path) => string} */
export function sayValue(value, names, path) {
  const last = path[path.length - 1];
  if (last === 'order') return value.map((/** @type {number} */ seat) => names[seat]).join(', ');
  if (Array.isArray(value)) return value.length ? value.join(', ') : t('v.none');
  if (value !== null && typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => `${t(`v.${name}`)} ${one}`)
      .join(', ');
  return typeof value === 'number' ? String(value) : t(`v.${value}`);
}
