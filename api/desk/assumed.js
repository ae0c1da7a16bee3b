// What the referee has assumed of a table, and how somebody says that it was otherwise.

import { html, useState } from './ui.js';
import { t } from './words.js';
import { Fields } from './fields.js';
import { readable, sayPlace, sayValue } from './speech.js';

const pathOf = (pointer) => pointer.replace(/^#\/(state\/)?/, '').split('/');

const valueAt = (state, path) => path.reduce((part, step) => part?.[step], state);

/** What is known, with what somebody has corrected. */
export function edited(known, edits) {
  return edits.reduce((all, { path: [top, ...rest], value, seats }) => {
    if (top === 'options') return { ...all, options: { ...all.options, [rest[0]]: value } };
    if (top !== 'players') return { ...all, [top]: value };
    const count = rest.length ? seats : value;
    if (!rest.length && !Array.isArray(all.players)) return { ...all, players: value };
    const players = Array.from({ length: count }, (_, seat) => (all.players?.[seat]) || {});
    if (rest.length) players[rest[0]] = { ...players[rest[0]], [rest[1]]: value };
    return { ...all, players };
  }, known);
}

/** The edit that puts a value in a place: below the top of a state, all that is there is told. */
function editAt(path, value, state) {
  const seats = state.players.length;
  if (path[0] === 'options' || path[0] === 'players' || path.length === 1) return { path, value, seats };
  const whole = structuredClone(state[path[0]]);
  valueAt(whole, path.slice(1, -1))[path[path.length - 1]] = value;
  return { path: [path[0]], value: whole, seats };
}

/** How a thumb says a fact otherwise; nothing where only the question itself can. */
function fieldOf({ reason, value, path, label, tale, state }) {
  const field = { name: 'value', label };
  const last = path[path.length - 1];
  if (reason === 'players') return { ...field, kind: 'pick', values: tale.players, words: String };
  if (reason === 'player') return { ...field, kind: 'seat' };
  if (reason === 'cards') return { ...field, kind: 'count', most: 60 };
  if (path[0] === 'options') {
    const { values } = tale.options.find((option) => option.name === path[1]);
    const numbers = typeof values[0] === 'number';
    return numbers ? { ...field, kind: 'count', least: values[0], most: values[values.length - 1] } : { ...field, kind: 'pick', values };
  }
  if (last === 'phase') return { ...field, kind: 'pick', values: tale.phases.map((phase) => phase.name), words: (name) => tale.phases.find((phase) => phase.name === name).text };
  if (last === 'direction') return { ...field, kind: 'pick', values: ['up', 'down'] };
  if (last === 'bid') return { ...field, kind: 'pick', values: [...tale.components.bids], words: String };
  if (last === 'order') return { ...field, kind: 'each', of: { kind: 'seat' } };
  if (typeof value === 'boolean') return { ...field, kind: 'flag' };
  if (typeof value === 'number') return { ...field, kind: 'count', most: 99 };
  if (Array.isArray(value) && value.length === state.players.length && value.every((one) => typeof one === 'number')) {
    return { ...field, kind: 'each', of: { kind: 'count', most: 99 } };
  }
  return null;
}

function Assumption({ assumption, answer, tale, names, game, onEdit, onAbove }) {
  const [open, show] = useState(false);
  const { reason, params } = assumption;
  const path = pathOf(assumption.pointer);
  const value = params.value ?? params.count ?? params.player ?? params.players ?? null;
  const said = {
    cards: () => t(value === 1 ? 'w.card' : 'w.cards', { n: value }), player: () => names[value], players: () => String(value),
    value: () => (path[0] === 'phase' ? tale.phases.find((phase) => phase.name === value)?.text : sayValue(value, names, path)),
  }[reason]();
  const field = fieldOf({ reason, value, path, label: sayPlace(path, names), tale, state: answer.state });
  const start = value === null ? undefined : value;
  const change = ({ value: told }) => {
    if (told === undefined || JSON.stringify(told) === JSON.stringify(value)) return;
    const cards = reason === 'cards' && (valueAt(answer.state, path) || []).filter((card) => card !== null);
    onEdit(editAt(path, cards ? [...cards, ...Array(Math.max(0, told - cards.length)).fill(null)].slice(0, told) : told, answer.state));
  };
  const rule = path[0] === 'options' && tale.rules[tale.options.find((option) => option.name === path[1])?.rule];
  return html`<li><button type="button" class="fact" aria-expanded=${field ? String(open) : undefined}
      onClick=${() => (field ? show(!open) : onAbove())}><span>${sayPlace(path, names)}</span> <strong>${said}</strong></button>
    ${open && html`<div class="editor">
      ${rule && html`<p lang=${tale.lang}>${rule.title} ${readable(rule.text)}</p>`}
      <${Fields} fields=${[field]} context=${{ game, names, values: { value: start } }} onChange=${change} /></div>`}</li>`;
}

const FEW = 6;

/** Last what is true of most tables: a reading, an option. */
const weight = (assumption) => (/\/(options|points|totals)\b/.test(assumption.pointer) ? 1 : 0);

export function Assumed({ answer, edits, onForget, ...rest }) {
  const list = [...answer.assumed].sort((a, b) => weight(a) - weight(b));
  if (!list.length && !edits.length) return null;
  const items = (part) => html`<ul class="facts">${part.map((assumption) => html`<${Assumption} key=${assumption.pointer} assumption=${assumption} answer=${answer} ...${rest} />`)}</ul>`;
  return html`<section class="assumed"><h3>${t('r.assumed')}</h3><p class="hint">${t('r.assumed-hint')}</p>
    ${edits.length > 0 && html`<ul class="facts corrected" aria-label=${t('r.corrected')}>${edits.map((edit) => html`<li><button type="button" class="fact"
      onClick=${() => onForget(edit)}><span>${sayPlace(edit.path, rest.names)}</span>
      ${' '}<strong>${edit.path.length > 2 && Array.isArray(edit.value) ? t(edit.value.length === 1 ? 'w.card' : 'w.cards', { n: edit.value.length }) : sayValue(edit.value, rest.names, edit.path)} ✕</strong></button></li>`)}</ul>`}
    ${items(list.slice(0, FEW))}
    ${list.length > FEW && html`<details><summary>${t('r.assumed-more', { n: list.length - FEW })}</summary>${items(list.slice(FEW))}</details>`}
  </section>`;
}
