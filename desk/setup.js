// The setup of a refereed game: who plays, by which options, and where the cards come from.

import { html, useState, useStickyState } from './ui.js';
import { t } from './words.js';
import { Refusal, request } from './api.js';
import { Fields, activeFields, collect } from './fields.js';
import { Choices, Fold, TextField } from './parts.js';
import { OptionFields } from './options.js';
import { Refused } from './ruling.js';
import { defaultNames } from './speech.js';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

function newSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/**
 * @template T
 * @param {T[]} list
 * @param {number} place
 * @param {T} value
 */
const withItem = (list, place, value) => list.map((one, index) => (index === place ? value : one));

/**
 * The values of one seat, from fields that were entered for all seats.
 *
 * @type {(perSeatValues: Record<string, any[]>, seat: number) => Values}
 */
const ofSeat = (perSeatValues, seat) =>
  Object.fromEntries(Object.entries(perSeatValues).map(([name, values]) => [name, values[seat]]));

/** @param {{ game: Game, about: About, onBegin: (log: Log) => void, children?: unknown }} props */
export function Setup({ game, about, onBegin, children }) {
  const [names, setNames] = useStickyState(`names ${game.slug}`, Array(game.defaultPlayers).fill(''));
  const [options, setOptions] = useState(/** @type {Values} */ ({}));
  const [first, setFirst] = useState(0);
  const [seed, setSeed] = useState(/** @type {string | null} */ (null));
  const [values, setValues] = useState(/** @type {Values} */ ({}));
  const [each, setEach] = useState(/** @type {Values} */ ({}));
  const [seats, setSeats] = useState(/** @type {Values[]} */ ([]));
  const [refusal, setRefusal] = useState(/** @type {RefusalInfo | null} */ (null));

  const defaults = defaultNames(names.length);
  const shown = names.map((name, seat) => name.trim() || defaults[seat]);
  const context = { game, names: shown, values, options, seed };
  const seatContext = { ...context, own: values, values: each };
  const { start = [], each: perSeat = [], seat: seatFields = [] } = game;
  const more = [...activeFields(start, context), ...activeFields(perSeat, seatContext), ...seatFields].length > 0;

  /** @type {(event: SubmitEvent) => Promise<void>} */
  async function begin(event) {
    event.preventDefault();
    setRefusal(null);
    const perSeatValues = collect(perSeat, seatContext);
    const setup = {
      players: shown.map((name, seat) => ({ name, ...ofSeat(perSeatValues, seat), ...seats[seat] })),
      options,
      ...(game.choosesStarter !== false && { first: Math.min(first, names.length - 1) }),
      ...collect(start, context),
      ...(seed !== null && { seed }),
    };
    try {
      const body = game.toSetup ? game.toSetup(setup) : setup;
      const { state } = await request(`/games/${game.slug}/setup`, body);
      onBegin({ state, moves: [], ...(seed !== null && { seed }) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error);
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
          placeholder=${defaults[seat]}
          value=${name}
          onInput=${(/** @type {{ target: HTMLInputElement }} */ event) =>
            setNames(withItem(names, seat, event.target.value))}
        />`,
      )}
      <${Resize} names=${names} allowed=${about.players} onChange=${setNames} />
    </fieldset>
    ${game.choosesStarter !== false && html`<fieldset class="field"><legend>${t('t.first')}</legend>
      <${Choices} items=${indices} chosen=${first} onChoose=${setFirst}
        say=${(/** @type {number} */ seat) => shown[seat]} />
    </fieldset>`}
    <fieldset class="field"><legend>${t('t.cards')}</legend>
      <${Choices} items=${['real', 'seed']} chosen=${seed === null ? 'real' : 'seed'}
        say=${(/** @type {'real' | 'seed'} */ kind) => t(`t.cards-${kind}`)}
        onChoose=${(/** @type {'real' | 'seed'} */ kind) =>
          setSeed(kind === 'real' ? null : (seed ?? newSeed()))} />
      ${seed !== null && html`<${TextField} label=${t('t.seed')} maxlength="128" required=${true}
        value=${seed} onInput=${setSeed} />`}
    </fieldset>
    ${more && html`<${Fold} title=${t('a.more')}>
      <${Fields} fields=${start} context=${context} onChange=${setValues} />
      <${Fields} fields=${perSeat} context=${seatContext} onChange=${setEach} />
      ${seatFields.length > 0 && indices.map(
        (seat) => html`<fieldset><legend>${shown[seat]}</legend>
          <${Fields} fields=${seatFields} context=${{ ...context, values: seats[seat] || {} }}
            onChange=${(/** @type {Values} */ entered) =>
              setSeats(withItem(indices.map((one) => seats[one]), seat, entered))} />
        </fieldset>`,
      )}
    <//>`}
    <${Fold} title=${t('a.variants')}>
      <${OptionFields} game=${game} about=${about} options=${options}
        onChange=${(/** @type {string} */ name, /** @type {unknown} */ value) =>
          setOptions({ ...options, [name]: value })} />
    <//>
    ${refusal && html`<${Refused} refusal=${refusal} />`}
    <div class="bar"><button type="submit" class="main">${t('t.start')}</button></div>
  </form>`;
}

/**
 * Buttons to add and remove seats, as the game allows.
 *
 * @param {{ names: string[], allowed: number[], onChange: (names: string[]) => void }} props
 */
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
