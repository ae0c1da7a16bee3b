// What the referee has assumed about a table, and how to correct it.

import { html, useState } from './ui.js';
import { count, t } from './words.js';
import { Fields } from './fields.js';
import { Fold } from './parts.js';
import { optionField } from './options.js';
import { ruleText, sayPlace, sayValue } from './speech.js';

/** @type {(pointer: string) => Path} */
const pathOf = (pointer) => pointer.replace(/^#\/(state\/)?/, '').split('/');

/** @type {(whole: any, path: Path) => any} */
const valueAt = (state, path) => path.reduce((part, step) => part?.[step], state);

/**
 * An edit with the value that the question gave for its place when it was made.
 *
 * @type {(edit: Edit, known: Values) => Edit}
 */
export const withBasis = (edit, known) => ({ ...edit, basis: valueAt(known, edit.path) });

/**
 * Whether an edit still applies: it does not once the question gives another value for its place.
 *
 * @type {(edit: Edit, known: Values) => boolean}
 */
export function stillApplies({ path, basis }, known) {
  if (path[0] === 'options' || path.join() === 'players') return true;
  return JSON.stringify(valueAt(known, path)) === JSON.stringify(basis);
}

/**
 * What is known, with all corrections applied.
 *
 * @type {(known: Values, edits: Edit[]) => Values}
 */
export function applyEdits(known, edits) {
  return edits.reduce((all, { path: [top, ...rest], value, seats }) => {
    if (top === 'options') return { ...all, options: { ...all.options, [rest[0]]: value } };
    if (top !== 'players') return { ...all, [top]: value };
    if (!rest.length && !Array.isArray(all.players)) return { ...all, players: value };
    const seated = rest.length ? seats : value;
    const players = Array.from({ length: seated }, (_, seat) => all.players?.[seat] || {});
    if (rest.length) {
      const seat = Number(rest[0]);
      players[seat] = { ...players[seat], [rest[1]]: value };
    }
    return { ...all, players };
  }, known);
}

/** The length of the path to a field that must be given as a whole; 1 for all others. */
/** @type {Record<string, number>} */
const DEPTHS = { players: 3, options: 2 };

/**
 * The edit that sets a value; for a value inside a field, it gives the whole field.
 *
 * @type {(path: Path, value: unknown, state: Table) => Edit}
 */
function editAt(path, value, state) {
  const seats = state.players.length;
  const field = path.slice(0, DEPTHS[path[0]] || 1);
  if (path.length <= field.length) return { path, value, seats };
  const whole = structuredClone(valueAt(state, field));
  const inside = path.slice(field.length);
  valueAt(whole, inside.slice(0, -1))[inside[inside.length - 1]] = value;
  return { path: field, value: whole, seats };
}

/**
 * The field to correct a fact with; null where only the question itself can.
 *
 * @type {(fact: Fact & { label: string, game: Game, about: About, state: Table }) => Field | null}
 */
function fieldOf({ reason, value, path, label, game, about, state }) {
  const field = { name: 'value', label };
  const last = path[path.length - 1];
  if (game.openPiles?.includes(last)) return null;
  if (reason === 'players') return { ...field, kind: 'pick', values: about.players, format: String };
  if (reason === 'player') return { ...field, kind: 'seat' };
  if (reason === 'cards') return { ...field, kind: 'count', max: 60 };
  if (path[0] === 'options') {
    const option = about.options.find(({ name }) => name === path[1]);
    return option && option.values.length > 1 ? { ...optionField(option), ...field, start: undefined } : null;
  }
  if (last === 'phase') {
    const values = about.phases.map((phase) => phase.name);
    return { ...field, kind: 'pick', values, format: (name) => phaseText(about, name) };
  }
  if (last === 'direction') return { ...field, kind: 'pick', values: ['up', 'down'] };
  if (last === 'bid') return { ...field, kind: 'pick', values: about.components.bids, format: String };
  if (last === 'order') return { ...field, kind: 'each', of: { kind: 'seat' } };
  if (typeof value === 'boolean') return { ...field, kind: 'flag' };
  if (typeof value === 'number') return { ...field, kind: 'count', max: 99 };
  const numbers = Array.isArray(value) && value.every((one) => typeof one === 'number');
  const bySeat = numbers && value.length === state.players.length;
  return bySeat ? { ...field, kind: 'each', of: { kind: 'count', max: 99 } } : null;
}

/** @type {(about: About, name: string) => string} */
const phaseText = (about, name) => about.phases.find((phase) => phase.name === name)?.text ?? '';

/**
 * A fact in words; `reason` says why it was assumed.
 *
 * @type {(fact: Fact, names: string[], about: About) => string}
 */
function sayFact({ reason, value, path }, names, about) {
  if (reason === 'cards') return count('w.card', value);
  if (reason === 'player') return names[value];
  if (path[0] === 'phase') return phaseText(about, value);
  return sayValue(value ?? null, names, path);
}

/**
 * Cards padded with unknown ones, or cut, to a size.
 *
 * @type {(cards: Card[], size: number) => Card[]}
 */
function resized(cards, size) {
  const known = cards.filter((card) => card !== null).slice(0, size);
  return [...known, ...Array(size - known.length).fill(null)];
}

/**
 * @param {Shared & {
 *   assumption: Assumption, answer: QuestionAnswer, onEdit: (edit: Edit) => void,
 *   onBack: () => void,
 * }} props
 */
function Assumption({ assumption, answer, about, names, game, onEdit, onBack }) {
  const [open, setOpen] = useState(false);
  const { params } = assumption;
  const reason = assumption.reason.replace('seat-', ''); // the pointer says whose it is
  const path = pathOf(assumption.pointer);
  const place = sayPlace(path, names);
  const value = params.value ?? params.count ?? params.player ?? params.players ?? undefined;
  const field = fieldOf({ reason, value, path, label: place, game, about, state: answer.state });
  const change = (/** @type {Values} */ { value: entered }) => {
    if (entered === undefined || JSON.stringify(entered) === JSON.stringify(value)) return;
    const meant = reason === 'cards' ? resized(valueAt(answer.state, path), entered) : entered;
    onEdit({ ...editAt(path, meant, answer.state), at: { reason, value: entered, path } });
  };
  const option = path[0] === 'options' && about.options.find(({ name }) => name === path[1]);
  const rule = option && about.rules[option.rule];
  return html`<li>
    <button
      type="button"
      class="fact"
      aria-expanded=${field ? String(open) : undefined}
      onClick=${() => (field ? setOpen(!open) : onBack())}
    ><span>${place}</span>${' '}<strong>${sayFact({ reason, value, path }, names, about)}</strong></button>
    ${open && html`<div class="editor">
      ${rule && html`<p lang=${about.lang}>${ruleText(rule)}</p>`}
      <${Fields} fields=${[field]} context=${{ game, names, values: { value } }} onChange=${change} />
    </div>`}
  </li>`;
}

/**
 * A correction; tapping it removes it.
 *
 * @param {Shared & { edit: Edit, onForget: () => void }} props
 */
function Correction({ edit, names, about, onForget }) {
  const { at = edit } = edit; // a part of the field, where only that was corrected
  return html`<li><button type="button" class="fact" onClick=${onForget}>
    <span>${sayPlace(at.path, names)}</span>${' '}<strong>${sayFact(at, names, about)}</strong>${' '}
    <strong role="img" aria-label=${t('r.forget')}>✕</strong>
  </button></li>`;
}

const FEW = 6;

/**
 * Sorts what is true of most tables last: readings and options.
 *
 * @type {(assumption: Assumption) => number}
 */
const weight = ({ pointer }) => (/\/(options|points|totals)\b/.test(pointer) ? 1 : 0);

/**
 * @param {Shared & { answer: QuestionAnswer, edits: Edit[], onForget: (edit: Edit) => void }} props
 */
export function Assumptions({ answer, edits, onForget, ...rest }) {
  const list = [...answer.assumed].sort((a, b) => weight(a) - weight(b));
  if (!list.length && !edits.length) return null;
  const items = (/** @type {Assumption[]} */ part) => html`<ul class="facts">
    ${part.map(
      (one) => html`<${Assumption} key=${one.pointer} assumption=${one} answer=${answer} ...${rest} />`,
    )}
  </ul>`;
  return html`<section class="assumed"><h3>${t('r.assumed')}</h3>
    <p class="hint">${t('r.assumed-hint')}</p>
    ${edits.length > 0 && html`<ul class="facts corrected" aria-label=${t('r.corrected')}>
      ${edits.map(
        (edit) => html`<${Correction} ...${{ edit, ...rest }} onForget=${() => onForget(edit)} />`,
      )}
    </ul>`}
    ${items(list.slice(0, FEW))}
    ${list.length > FEW && html`<${Fold} title=${t('r.assumed-more', { n: list.length - FEW })}>
      ${items(list.slice(FEW))}
    <//>`}
  </section>`;
}
