// How a thumb says each kind of thing. A game names the fields of its moves and questions; a kind
// is here once for all of them. The value of a field is what the API takes; undefined is not told.

import { html, useState } from './ui.js';
import { t } from './words.js';
import { CardButton, labelOf } from './cards.js';
import { Choices } from './parts.js';

/** What a field is called. */
export const legend = (field) => t(field.label || `f.${field.name}`);

const of = (given, context) => (typeof given === 'function' ? given(context) : given);

/** Only the fields that are asked here: some belong to a variant, or to a table without a seed. */
export const asked = (fields, context) => fields.filter(
  (field) => (!field.when || field.when(context)) && !(field.outcome && context.seed),
);

const empty = (value) => value === undefined
  || (Array.isArray(value) && value.every((item) => item === undefined));

const told = (field, value, context) => {
  if (field.kind === 'dice') return field.left(context).every((die) => value[die]) ? value : undefined;
  if (field.kind === 'group') {
    const whole = Object.entries(value).filter(([, part]) => part !== undefined);
    return whole.length ? Object.fromEntries(whole) : undefined;
  }
  if (field.kind === 'each') return value.map((item) => item ?? field.blank ?? null);
  if (field.kind === 'list') return value.filter((item) => item.player !== undefined);
  return value;
};

/** What was told, as the API takes it. */
export function collected(fields, context) {
  const all = asked(fields, context).map((field) => {
    const value = context.values[field.name] ?? of(field.start, context);
    return [field.name, empty(value) ? undefined : told(field, value, context)];
  });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

/** The fields that must be told yet. */
export function lacking(fields, context) {
  const have = collected(fields, context);
  return asked(fields, context).filter((field) => {
    const value = have[field.name];
    if (value === undefined) return !field.optional && !field.outcome;
    // half of something is not told, even where all of it could be left out
    const parts = field.kind === 'group' ? field.fields : [];
    return parts.some((part) => !part.optional && value[part.name] === undefined);
  });
}

export function Fields({ fields, context, onChange }) {
  return asked(fields, context).map((field) => html`<${Field} key=${field.name} field=${field}
    context=${context} value=${context.values[field.name] ?? of(field.start, context)}
    onChange=${(value) => onChange({ ...context.values, [field.name]: value })} />`);
}

function Field({ field, value, context, onChange }) {
  const Kind = KINDS[field.kind];
  const label = legend(field);
  const free = field.optional || field.outcome;
  return html`<fieldset class="field">
    <legend>${label}${free && html` <small>${t('f.optional')}</small>`}</legend>
    <${Kind} ...${{ field, value, context, onChange, label }} />
  </fieldset>`;
}

/** Groups of cards: with names they are tabs, so that a thumb need not go far. */
function Palette({ field, context, pressed, onTap }) {
  const groups = of(field.palette, context) || context.game.palette(context);
  const first = Math.max(0, groups.findIndex((group) => group.first));
  const [shown, show] = useState(first);
  const group = groups[Math.min(shown, groups.length - 1)];
  const cards = field.unknown ? [...group.cards, null] : group.cards;
  return html`${groups.length > 1 && html`<${Choices} kind="tabs" label=${t('f.which')} items=${groups}
      chosen=${group} say=${(one) => t(one.name || 'p.all')} look=${(one) => one.cls || ''}
      onChoose=${(one) => show(groups.indexOf(one))} />`}
    <div class="palette">
      ${cards.map(
        (card) => html`<${CardButton} game=${context.game} card=${card}
          pressed=${pressed && pressed(card)} onTap=${() => onTap(card)} />`,
      )}
    </div>`;
}

function Cards({ field, value = [], context, onChange, label }) {
  const most = of(field.most, context) ?? 99;
  const add = (card) => value.length < most && onChange([...value, card]);
  const less = (index) => {
    const rest = value.filter((_, place) => place !== index);
    onChange(rest.length || field.least === 0 ? rest : undefined);
  };
  const away = (event, index) => {
    event.currentTarget.parentElement.focus(); // what has the focus is about to go
    less(index);
  };
  return html`<div class="tray" aria-live="polite" aria-label=${label} role="group" tabindex="-1">
      ${value.map(
        (card, index) => html`<${CardButton} game=${context.game} card=${card}
          hint=${t('f.away')} onTap=${(event) => away(event, index)} />`,
      )}
      ${!value.length && html`<span class="none">${t('f.tap')}</span>`}
    </div>
    <${Palette} field=${field} context=${context} onTap=${add} />`;
}

function OneCard({ field, value, context, onChange }) {
  const same = (card) => JSON.stringify(card) === JSON.stringify(value);
  return html`<${Palette} field=${field} context=${context} pressed=${same}
    onTap=${(card) => onChange(same(card) ? undefined : card)} />`;
}

const inWords = (field, value, context) => (field.words ? field.words(value, context) : t(`v.${value}`));

function Pick({ field, value, context, onChange }) {
  const values = of(field.values, context);
  const short = values.length > 4 && values.every((one) => inWords(field, one, context).length < 4);
  const choose = (one) => onChange(one === value && field.start === undefined ? undefined : one);
  return html`<${Choices} kind=${short ? 'chips short' : 'chips'} items=${values} chosen=${value}
    say=${(one) => inWords(field, one, context)} onChoose=${choose} />`;
}

const seatsOf = (context) => context.names.map((_, seat) => seat);

const Seat = (props) => html`<${Pick} ...${props} field=${{
  ...props.field,
  values: (context) => seatsOf(context).filter((seat) => !props.field.others || seat !== context.player),
  words: (seat) => props.context.names[seat],
}} />`;

const Flag = (props) => html`<${Pick} ...${props} field=${{ ...props.field, values: [true, false] }} />`;

function Count({ field, value, context, onChange, label }) {
  const [least, most] = [of(field.least, context) ?? 0, of(field.most, context) ?? 9];
  if (most - least < 15) {
    const values = Array.from({ length: most - least + 1 }, (_, step) => least + step);
    const pick = { ...field, values, words: String };
    return html`<${Pick} ...${{ field: pick, value, context, onChange }} />`;
  }
  const set = (next) => onChange(Math.min(most, Math.max(least, next)));
  const start = Math.max(least, 0);
  return html`<div class="stepper">
    <button type="button" aria-label=${t('f.less')} onClick=${() => set((value ?? start) - 1)}>−</button>
    <input
      type="number"
      inputmode="numeric"
      aria-label=${label}
      min=${least}
      max=${most}
      value=${value ?? ''}
      onChange=${(event) => event.target.value && set(Number(event.target.value))}
    />
    <button type="button" aria-label=${t('f.more')} onClick=${() => set((value ?? start - 1) + 1)}>+</button>
  </div>`;
}

function Group({ field, value = {}, context, onChange }) {
  return field.fields.map((part) => html`<${Field} field=${part} context=${context}
    value=${value[part.name]} onChange=${(told) => {
      const whole = { ...value, [part.name]: told };
      onChange(Object.values(whole).some((one) => one !== undefined) ? whole : undefined);
    }} />`);
}

/** The same thing once for each seat. */
function Each({ field, value = [], context, onChange }) {
  const Kind = KINDS[field.of.kind];
  const part = { ...field.of, name: field.name };
  const tell = (seat, told) => {
    const all = seatsOf(context).map((one) => (one === seat ? told : value[one]));
    onChange(all.some((one) => one !== undefined) ? all : undefined);
  };
  return seatsOf(context).map((seat) => {
    const label = context.names[seat];
    return html`<fieldset class="field">
      <legend>${label}</legend>
      <${Kind} field=${part} context=${context} value=${value[seat]} label=${label}
        onChange=${(told) => tell(seat, told)} />
    </fieldset>`;
  });
}

/** What the dice that were rolled show. */
function Dice({ field, ...rest }) {
  const sides = (die) => Number(die.slice(1));
  const fields = field.left(rest.context).map((die) => ({ name: die, kind: 'count', least: 1, most: sides(die) }));
  return html`<${Group} field=${{ fields }} ...${rest} />`;
}

/** A few of the same, one after another, each with a seat. */
function List({ field, value = [], context, onChange }) {
  const parts = value.length < of(field.most, context) ? [...value, {}] : value;
  const tell = (index, told) => {
    const all = parts.map((part, place) => (place === index ? told || {} : part));
    onChange(all.filter((part) => part.player !== undefined));
  };
  return parts.map(
    (part, index) => html`<div class="part">
      <${Group} field=${field} context=${context} value=${part} onChange=${(told) => tell(index, told)} />
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

/** The value of a field in words, for whoever reads it. */
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
      if (field.words) return field.words(value);
      const parts = field.fields.filter((part) => value[part.name] !== undefined);
      return parts.map((part) => sayField(part, value[part.name], context)).join(' ');
    }
    case 'list':
      return value.map((part) => context.names[part.player]).join(', ');
    case 'each':
    case 'dice':
      return '';
    case 'count':
      return field.words ? field.words(value) : `${legend(field)} ${value}`;
    default:
      return inWords(field, value, context);
  }
}
