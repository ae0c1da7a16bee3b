// What the referee has assumed of a table, and how somebody says that it was otherwise.

import { html, useState } from './ui.js';
import { count, t } from './words.js';
import { Fields } from './fields.js';
import { Fold } from './parts.js';
import { optionField } from './options.js';
import { ruleText, sayPlace, sayValue } from './speech.js';

const pathOf = (pointer) => pointer.replace(/^#\/(state\/)?/, '').split('/');

const valueAt = (state, path) => path.reduce((part, step) => part?.[step], state);

/** An edit, with what was known at its place when it was made. */
export const toldAt = (edit, known) => ({ ...edit, told: valueAt(known, edit.path) });

/** Whether an edit still holds: what the question has told at its place since is newer. */
export function stands({ path, told }, known) {
  if (path[0] === 'options' || path.join() === 'players') return true;
  return JSON.stringify(valueAt(known, path)) === JSON.stringify(told);
}

/** What is known, with what somebody has corrected. */
export function edited(known, edits) {
  return edits.reduce((all, { path: [top, ...rest], value, seats }) => {
    if (top === 'options') return { ...all, options: { ...all.options, [rest[0]]: value } };
    if (top !== 'players') return { ...all, [top]: value };
    if (!rest.length && !Array.isArray(all.players)) return { ...all, players: value };
    const sitting = rest.length ? seats : value;
    const players = Array.from({ length: sitting }, (_, seat) => all.players?.[seat] || {});
    if (rest.length) players[rest[0]] = { ...players[rest[0]], [rest[1]]: value };
    return { ...all, players };
  }, known);
}

/** How deep the fields lie that are told as a whole: a player's, an option, all others. */
const DEPTHS = { players: 3, options: 2 };

/** The edit that puts a value in a place: inside of a field, all that is there is told. */
function editAt(path, value, state) {
  const seats = state.players.length;
  const field = path.slice(0, DEPTHS[path[0]] || 1);
  if (path.length <= field.length) return { path, value, seats };
  const whole = structuredClone(valueAt(state, field));
  const inside = path.slice(field.length);
  valueAt(whole, inside.slice(0, -1))[inside[inside.length - 1]] = value;
  return { path: field, value: whole, seats };
}

/** How a thumb says a fact otherwise; nothing where only the question itself can. */
function fieldOf({ reason, value, path, label, game, tale, state }) {
  const field = { name: 'value', label };
  const last = path[path.length - 1];
  if (game.lieOpen?.includes(last)) return null;
  if (reason === 'players') return { ...field, kind: 'pick', values: tale.players, words: String };
  if (reason === 'player') return { ...field, kind: 'seat' };
  if (reason === 'cards') return { ...field, kind: 'count', most: 60 };
  if (path[0] === 'options') {
    const option = tale.options.find(({ name }) => name === path[1]);
    return option.values.length > 1 ? { ...optionField(option), ...field, start: undefined } : null;
  }
  if (last === 'phase') {
    const values = tale.phases.map((phase) => phase.name);
    return { ...field, kind: 'pick', values, words: (name) => phaseText(tale, name) };
  }
  if (last === 'direction') return { ...field, kind: 'pick', values: ['up', 'down'] };
  if (last === 'bid') return { ...field, kind: 'pick', values: tale.components.bids, words: String };
  if (last === 'order') return { ...field, kind: 'each', of: { kind: 'seat' } };
  if (typeof value === 'boolean') return { ...field, kind: 'flag' };
  if (typeof value === 'number') return { ...field, kind: 'count', most: 99 };
  const numbers = Array.isArray(value) && value.every((one) => typeof one === 'number');
  const bySeat = numbers && value.length === state.players.length;
  return bySeat ? { ...field, kind: 'each', of: { kind: 'count', most: 99 } } : null;
}

const phaseText = (tale, name) => tale.phases.find((phase) => phase.name === name)?.text;

/** A fact in words; `reason` is why it was assumed. */
function sayFact({ reason, value, path }, names, tale) {
  if (reason === 'cards') return count('w.card', value);
  if (reason === 'player') return names[value];
  if (path[0] === 'phase') return phaseText(tale, value);
  return sayValue(value ?? null, names, path);
}

/** As many unknown cards as there are more than the known ones. */
function resized(cards, size) {
  const known = cards.filter((card) => card !== null).slice(0, size);
  return [...known, ...Array(size - known.length).fill(null)];
}

function Assumption({ assumption, answer, tale, names, game, onEdit, onAbove }) {
  const [open, show] = useState(false);
  const { params } = assumption;
  const reason = assumption.reason.replace('seat-', ''); // whose it is, the place tells
  const path = pathOf(assumption.pointer);
  const place = sayPlace(path, names);
  const value = params.value ?? params.count ?? params.player ?? params.players ?? undefined;
  const field = fieldOf({ reason, value, path, label: place, game, tale, state: answer.state });
  const change = ({ value: told }) => {
    if (told === undefined || JSON.stringify(told) === JSON.stringify(value)) return;
    const meant = reason === 'cards' ? resized(valueAt(answer.state, path), told) : told;
    onEdit({ ...editAt(path, meant, answer.state), at: { reason, value: told, path } });
  };
  const option = path[0] === 'options' && tale.options.find(({ name }) => name === path[1]);
  const rule = option && tale.rules[option.rule];
  return html`<li>
    <button
      type="button"
      class="fact"
      aria-expanded=${field ? String(open) : undefined}
      onClick=${() => (field ? show(!open) : onAbove())}
    ><span>${place}</span>${' '}<strong>${sayFact({ reason, value, path }, names, tale)}</strong></button>
    ${open && html`<div class="editor">
      ${rule && html`<p lang=${tale.lang}>${ruleText(rule)}</p>`}
      <${Fields} fields=${[field]} context=${{ game, names, values: { value } }} onChange=${change} />
    </div>`}
  </li>`;
}

/** What somebody has corrected; tapped, it is forgotten again. */
function Correction({ edit, names, tale, onForget }) {
  const { at = edit } = edit; // inside of a field only that was corrected
  return html`<li><button type="button" class="fact" onClick=${onForget}>
    <span>${sayPlace(at.path, names)}</span>${' '}<strong>${sayFact(at, names, tale)}</strong>${' '}
    <strong role="img" aria-label=${t('r.forget')}>✕</strong>
  </button></li>`;
}

const FEW = 6;

/** Last what is true of most tables: a reading, an option. */
const weight = ({ pointer }) => (/\/(options|points|totals)\b/.test(pointer) ? 1 : 0);

export function Assumed({ answer, edits, onForget, ...rest }) {
  const list = [...answer.assumed].sort((a, b) => weight(a) - weight(b));
  if (!list.length && !edits.length) return null;
  const items = (part) => html`<ul class="facts">
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
