// Form fields for a phone. A game lists the fields of its moves and questions; each kind of field is
// implemented here. The value of a field is what the API takes; undefined means not entered.

import { html, useState } from './ui.js';
import { t } from './words.js';
import { CardButton, labelOf } from './cards.js';
import { Choices } from './parts.js';

/**
 * The name of a field.
 *
 * @type {(field: Field) => string}
 */
export const legend = (field) => t(field.label || `f.${field.name}`);

/**
 * @template T
 * @param {Resolvable<Context, T>} given
 * @param {Context} context
 * @returns {T}
 */
const resolve = (given, context) => (given instanceof Function ? given(context) : given);

/**
 * The fields that apply: some belong to a variant, or to a table without a seed.
 *
 * @type {(fields: Field[], context: Context) => Field[]}
 */
export const activeFields = (fields, context) => fields.filter(
  (field) => (!field.when || field.when(context)) && !(field.outcome && context.seed),
);

/** @type {(value: unknown) => boolean} */
const empty = (value) => value === undefined
  || (Array.isArray(value) && value.every((item) => item === undefined));

/** @type {(field: Field, value: any, context: Context) => any} */
const cleaned = (field, value, context) => {
  if (field.kind === 'dice') return field.left?.(context).every((die) => value[die]) ? value : undefined;
  if (field.kind === 'group') {
    const whole = Object.entries(value).filter(([, part]) => part !== undefined);
    return whole.length ? Object.fromEntries(whole) : undefined;
  }
  if (field.kind === 'each') return value.map((/** @type {any} */ item) => item ?? field.blank ?? null);
  if (field.kind === 'list') return value.filter((/** @type {any} */ item) => item.player !== undefined);
  return value;
};

/**
 * What was entered, as the API takes it.
 *
 * @type {(fields: Field[], context: Context) => Values}
 */
export function collect(fields, context) {
  const all = activeFields(fields, context).map((field) => {
    const value = context.values[field.name] ?? resolve(field.start, context);
    return [field.name, empty(value) ? undefined : cleaned(field, value, context)];
  });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

/**
 * The fields that have still to be entered.
 *
 * @type {(fields: Field[], context: Context) => Field[]}
 */
export function missingFields(fields, context) {
  const have = collect(fields, context);
  return activeFields(fields, context).filter((field) => {
    const value = have[field.name];
    if (value === undefined) return !field.optional && !field.outcome;
    // half a group is not enough, even where all of it could be left out
    const parts = field.kind === 'group' ? (field.fields ?? []) : [];
    return parts.some((part) => !part.optional && value[part.name] === undefined);
  });
}

/** @param {{ fields: Field[], context: Context, onChange: (values: Values) => void }} props */
export function Fields({ fields, context, onChange }) {
  return activeFields(fields, context).map((field) => html`<${Field} key=${field.name} field=${field}
    context=${context} value=${context.values[field.name] ?? resolve(field.start, context)}
    onChange=${(/** @type {unknown} */ value) => onChange({ ...context.values, [field.name]: value })} />`);
}

/** @param {Omit<FieldProps, 'label'>} props */
function Field({ field, value, context, onChange }) {
  const Kind = KINDS[field.kind];
  const label = legend(field);
  const optional = field.optional || field.outcome;
  return html`<fieldset class="field">
    <legend>${label}${optional && html` <small>${t('f.optional')}</small>`}</legend>
    <${Kind} ...${{ field, value, context, onChange, label }} />
  </fieldset>`;
}

/**
 * Groups of cards; several are shown as tabs, so that each card is within reach.
 *
 * @param {{
 *   field: Field, context: Context, pressed?: (card: Card) => boolean,
 *   onTap: (card: Card) => void,
 * }} props
 */
function Palette({ field, context, pressed, onTap }) {
  const groups = resolve(field.palette, context) || context.game.palette(context);
  const first = Math.max(0, groups.findIndex((group) => group.first));
  const [shown, setShown] = useState(first);
  const group = groups[Math.min(shown, groups.length - 1)];
  const cards = field.unknown ? [...group.cards, null] : group.cards;
  return html`${groups.length > 1 && html`<${Choices} kind="tabs" label=${t('f.which')} items=${groups}
      chosen=${group} say=${(/** @type {CardGroup} */ one) => t(one.name || 'p.all')}
      look=${(/** @type {CardGroup} */ one) => one.cls || ''}
      onChoose=${(/** @type {CardGroup} */ one) => setShown(groups.indexOf(one))} />`}
    <div class="palette">
      ${cards.map(
        (card) => html`<${CardButton} game=${context.game} card=${card}
          pressed=${pressed && pressed(card)} onTap=${() => onTap(card)} />`,
      )}
    </div>`;
}

/** @param {FieldProps} props */
function Cards({ field, value = [], context, onChange, label }) {
  const max = resolve(field.max, context) ?? 99;
  const add = (/** @type {Card} */ card) => value.length < max && onChange([...value, card]);
  const remove = (/** @type {number} */ index) => {
    const rest = value.filter((/** @type {unknown} */ _, /** @type {number} */ place) => place !== index);
    onChange(rest.length || field.min === 0 ? rest : undefined);
  };
  const removeTapped = (/** @type {TapEvent} */ event, /** @type {number} */ index) => {
    event.currentTarget.parentElement?.focus(); // the focused card is about to be removed
    remove(index);
  };
  return html`<div class="tray" aria-live="polite" aria-label=${label} role="group" tabindex="-1">
      ${value.map(
        (/** @type {Card} */ card, /** @type {number} */ index) => html`<${CardButton}
          game=${context.game} card=${card} hint=${t('f.away')}
          onTap=${(/** @type {TapEvent} */ event) => removeTapped(event, index)} />`,
      )}
      ${!value.length && html`<span class="none">${t('f.tap')}</span>`}
    </div>
    <${Palette} field=${field} context=${context} onTap=${add} />`;
}

/** @param {FieldProps} props */
function OneCard({ field, value, context, onChange }) {
  const same = (/** @type {Card} */ card) => JSON.stringify(card) === JSON.stringify(value);
  return html`<${Palette} field=${field} context=${context} pressed=${same}
    onTap=${(/** @type {Card} */ card) => onChange(same(card) ? undefined : card)} />`;
}

/** @type {(field: Field, value: any, context: Context) => string} */
const inWords = (field, value, context) => (field.format ? field.format(value, context) : t(`v.${value}`));

/** @param {Omit<FieldProps<'values'>, 'label'>} props */
function Pick({ field, value, context, onChange }) {
  const values = resolve(field.values, context);
  const short = values.length > 4 && values.every((one) => inWords(field, one, context).length < 4);
  const choose = (/** @type {any} */ one) => onChange(one === value && field.start === undefined ? undefined : one);
  return html`<${Choices} kind=${short ? 'chips short' : 'chips'} items=${values} chosen=${value}
    say=${(/** @type {any} */ one) => inWords(field, one, context)} onChoose=${choose} />`;
}

/** @type {(context: Context) => number[]} */
const seatsOf = (context) => context.names.map((_, seat) => seat);

/** @param {FieldProps} props */
const Seat = (props) => html`<${Pick} ...${props} field=${{
  ...props.field,
  values: (/** @type {Context} */ context) =>
    seatsOf(context).filter((seat) => !props.field.others || seat !== context.player),
  format: (/** @type {number} */ seat) => props.context.names[seat],
}} />`;

/** @param {FieldProps} props */
const Flag = (props) => html`<${Pick} ...${props} field=${{ ...props.field, values: [true, false] }} />`;

/** @param {FieldProps} props */
function Count({ field, value, context, onChange, label }) {
  const [min, max] = [resolve(field.min, context) ?? 0, resolve(field.max, context) ?? 9];
  if (max - min < 15) {
    const values = Array.from({ length: max - min + 1 }, (_, step) => min + step);
    const pick = { ...field, values, format: String };
    return html`<${Pick} ...${{ field: pick, value, context, onChange }} />`;
  }
  const setClamped = (/** @type {number} */ next) => onChange(Math.min(max, Math.max(min, next)));
  const start = Math.max(min, 0);
  return html`<div class="stepper">
    <button type="button" aria-label=${t('f.less')} onClick=${() => setClamped((value ?? start) - 1)}>−</button>
    <input
      type="number"
      inputmode="numeric"
      aria-label=${label}
      min=${min}
      max=${max}
      value=${value ?? ''}
      onChange=${(/** @type {{ target: HTMLInputElement }} */ { target }) =>
        target.value && setClamped(Number(target.value))}
    />
    <button type="button" aria-label=${t('f.more')} onClick=${() => setClamped((value ?? start - 1) + 1)}>+</button>
  </div>`;
}

/** @param {Omit<FieldProps<'fields'>, 'label'>} props */
function Group({ field, value = {}, context, onChange }) {
  return field.fields.map((part) => html`<${Field} field=${part} context=${context}
    value=${value[part.name]} onChange=${(/** @type {any} */ entered) => {
      const whole = { ...value, [part.name]: entered };
      onChange(Object.values(whole).some((one) => one !== undefined) ? whole : undefined);
    }} />`);
}

/**
 * The same field once for each seat.
 *
 * @param {FieldProps<'of'>} props
 */
function Each({ field, value = [], context, onChange }) {
  const Kind = KINDS[field.of.kind];
  const part = { ...field.of, name: field.name };
  const update = (/** @type {number} */ seat, /** @type {any} */ entered) => {
    const all = seatsOf(context).map((one) => (one === seat ? entered : value[one]));
    onChange(all.some((one) => one !== undefined) ? all : undefined);
  };
  return seatsOf(context).map((seat) => {
    const label = context.names[seat];
    return html`<fieldset class="field">
      <legend>${label}</legend>
      <${Kind} field=${part} context=${context} value=${value[seat]} label=${label}
        onChange=${(/** @type {any} */ entered) => update(seat, entered)} />
    </fieldset>`;
  });
}

/**
 * The dice that were rolled.
 *
 * @param {FieldProps<'left'>} props
 */
function Dice({ field, ...rest }) {
  const sides = (/** @type {string} */ die) => Number(die.slice(1));
  const fields = field.left(rest.context).map((die) => ({ name: die, kind: 'count', min: 1, max: sides(die) }));
  return html`<${Group} field=${{ fields }} ...${rest} />`;
}

/**
 * A list of groups, each with a seat.
 *
 * @param {FieldProps<'fields' | 'max'>} props
 */
function List({ field, value = [], context, onChange }) {
  /** @type {Values[]} */
  const parts = value.length < resolve(field.max, context) ? [...value, {}] : value;
  const update = (/** @type {number} */ index, /** @type {any} */ entered) => {
    const all = parts.map((part, place) => (place === index ? entered || {} : part));
    onChange(all.filter((part) => part.player !== undefined));
  };
  return parts.map(
    (/** @type {Values} */ part, /** @type {number} */ index) => html`<div class="part">
      <${Group} field=${field} context=${context} value=${part}
        onChange=${(/** @type {any} */ entered) => update(index, entered)} />
    </div>`,
  );
}

const KINDS = {
  cards: Cards,
  card: OneCard,
  pick: Pick,
  seat: Seat,
  flag: Flag,
  count: Count,
  group: Group,
  each: Each,
  list: List,
  dice: Dice,
};

/**
 * The value of a field in words.
 *
 * @type {(field: Field, value: any, context: Context) => string}
 */
export function sayField(field, value, context) {
  switch (field.kind) {
    case 'seat':
      return context.names[value];
    case 'cards':
    case 'card':
      return [value].flat().map((card) => labelOf(context.game, card)).join(', ');
    case 'flag':
      return value ? legend(field) : '';
    case 'group': {
      if (field.format) return field.format(value, context);
      const parts = (field.fields ?? []).filter((part) => value[part.name] !== undefined);
      return parts.map((part) => sayField(part, value[part.name], context)).join(' ');
    }
    case 'list':
      return value.map((/** @type {Values} */ part) => context.names[part.player]).join(', ');
    case 'each':
    case 'dice':
      return '';
    case 'count':
      return field.format ? field.format(value, context) : `${legend(field)} ${value}`;
    default:
      return inWords(field, value, context);
  }
}
