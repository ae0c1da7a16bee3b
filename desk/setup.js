// The beginning of a refereed game: who plays, by which options, and where the cards come from.

import { html, useHeld, useState } from './ui.js';
import { t } from './words.js';
import { ask } from './api.js';
import { Fields, asked, collected } from './fields.js';
import { Choices, Fold, TextField } from './parts.js';
import { OptionFields } from './options.js';
import { Refused } from './ruling.js';
import { usualNames } from './speech.js';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

function newSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

const replaced = (list, place, value) => list.map((one, index) => (index === place ? value : one));

/** The part of a seat in what was told once for each. */
const ofSeat = (told, seat) =>
  Object.fromEntries(Object.entries(told).map(([name, values]) => [name, values[seat]]));

export function Setup({ game, tale, onBegin, children }) {
  const [names, setNames] = useHeld(`names ${game.slug}`, Array(game.usual).fill(''));
  const [options, setOptions] = useState({});
  const [first, setFirst] = useState(0);
  const [seed, setSeed] = useState(null);
  const [values, setValues] = useState({});
  const [each, setEach] = useState({});
  const [seats, setSeats] = useState([]);
  const [refusal, refuse] = useState(null);

  const usual = usualNames(names.length);
  const shown = names.map((name, seat) => name.trim() || usual[seat]);
  const context = { game, names: shown, values, options, seed };
  const apart = { ...context, own: values, values: each };
  const { start = [], each: perSeat = [], seat: ofEach = [] } = game;
  const more = [...asked(start, context), ...asked(perSeat, apart), ...ofEach].length > 0;

  async function begin(event) {
    event.preventDefault();
    refuse(null);
    const told = collected(perSeat, apart);
    const setup = {
      players: shown.map((name, seat) => ({ name, ...ofSeat(told, seat), ...seats[seat] })),
      options,
      ...(game.begins !== false && { first: Math.min(first, names.length - 1) }),
      ...collected(start, context),
      ...(seed !== null && { seed }),
    };
    try {
      const body = game.begun ? game.begun(setup) : setup;
      const { state } = await ask(`/games/${game.slug}/setup`, body);
      onBegin({ state, moves: [], ...(seed !== null && { seed }) });
    } catch (error) {
      if (!error.lines) throw error;
      refuse(error);
    }
  }

  const indices = names.map((_, seat) => seat);
  return html`<form class="setup" onSubmit=${begin}>
    ${children}
    <fieldset class="field"><legend>${t('t.who')}</legend>
      ${names.map(
        (name, seat) => html`<input
          type="text"
          class="name"
          maxlength="40"
          autocomplete="off"
          aria-label=${t('t.name', { n: seat + 1 })}
          placeholder=${usual[seat]}
          value=${name}
          onInput=${(event) => setNames(replaced(names, seat, event.target.value))}
        />`,
      )}
      <${Resize} names=${names} allowed=${tale.players} onChange=${setNames} />
    </fieldset>
    ${game.begins !== false && html`<fieldset class="field"><legend>${t('t.first')}</legend>
      <${Choices} items=${indices} chosen=${first} say=${(seat) => shown[seat]} onChoose=${setFirst} />
    </fieldset>`}
    <fieldset class="field"><legend>${t('t.cards')}</legend>
      <${Choices} items=${['real', 'seed']} chosen=${seed === null ? 'real' : 'seed'}
        say=${(kind) => t(`t.cards-${kind}`)}
        onChoose=${(kind) => setSeed(kind === 'real' ? null : (seed ?? newSeed()))} />
      ${seed !== null && html`<${TextField} label=${t('t.seed')} maxlength="128" required=${true}
        value=${seed} onInput=${setSeed} />`}
    </fieldset>
    ${more && html`<${Fold} title=${t('a.more')}>
      <${Fields} fields=${start} context=${context} onChange=${setValues} />
      <${Fields} fields=${perSeat} context=${apart} onChange=${setEach} />
      ${ofEach.length > 0 && indices.map(
        (seat) => html`<fieldset><legend>${shown[seat]}</legend>
          <${Fields} fields=${ofEach} context=${{ ...context, values: seats[seat] || {} }}
            onChange=${(told) => setSeats(replaced(indices.map((one) => seats[one]), seat, told))} />
        </fieldset>`,
      )}
    <//>`}
    <${Fold} title=${t('a.variants')}>
      <${OptionFields} tale=${tale} options=${options}
        onChange=${(name, value) => setOptions({ ...options, [name]: value })} />
    <//>
    ${refusal && html`<${Refused} refusal=${refusal} />`}
    <div class="bar"><button type="submit" class="main">${t('t.start')}</button></div>
  </form>`;
}

/** More seats or fewer, by as many as the game has it. */
function Resize({ names, allowed, onChange }) {
  const now = allowed.indexOf(names.length);
  const [more, fewer] = [allowed[now + 1], allowed[now - 1]];
  const fill = () => onChange([...names, ...Array(more - names.length).fill('')]);
  return html`<div class="chips">
    ${more && html`<button type="button" onClick=${fill}>${t('t.add')}</button>`}
    ${fewer && html`<button type="button" onClick=${() => onChange(names.slice(0, fewer))}>
      ${t('t.remove')}
    </button>`}
  </div>`;
}
