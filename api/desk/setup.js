// The beginning of a refereed game: who plays, by which options, and where the cards come from.

import { html, useState } from './ui.js';
import { t } from './words.js';
import { ask } from './api.js';
import { Fields, asked, collected } from './fields.js';
import { OptionFields } from './options.js';
import { Refused } from './ruling.js';
import { usualNames } from './speech.js';

function newSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return [...bytes].map((byte) => 'abcdefghjkmnpqrstuvwxyz23456789'[byte % 31]).join('');
}

export function Setup({ game, tale, onBegin, children }) {
  const [names, setNames] = useState(() => Array(game.usual).fill(''));
  const [options, setOptions] = useState({});
  const [first, setFirst] = useState(0);
  const [seed, setSeed] = useState(null);
  const [values, setValues] = useState({});
  const [each, setEach] = useState({});
  const [refusal, refuse] = useState(null);

  const most = tale.players[tale.players.length - 1];
  const step = tale.players.length > 1 ? tale.players[1] - tale.players[0] : 1;
  const resize = (by) => setNames(by > 0 ? [...names, ...Array(by).fill('')] : names.slice(0, by));
  const shown = names.map((name, seat) => name.trim() || usualNames(names.length)[seat]);
  const context = { game, names: shown, values, options, seed };
  const seats = { ...context, own: values, values: each };
  const more = game.seat || asked(game.each || [], seats).length || asked(game.start || [], context).length;
  const begins = game.slug !== 'wool-rules';

  async function begin(event) {
    event.preventDefault();
    refuse(null);
    const apart = collected(game.each || [], seats);
    const players = shown.map((name, seat) => ({
      name, ...Object.fromEntries(Object.entries({ ...apart, ...each.seat?.[seat] }).map(([key, value]) => [key, Array.isArray(value) ? value[seat] : value])),
    }));
    const setup = {
      players, options, ...(begins && { first: Math.min(first, names.length - 1) }), ...collected(game.start || [], context), ...(seed !== null && { seed }),
    };
    try {
      const { state } = await ask(`/games/${game.slug}/setup`, game.begun ? game.begun(setup) : setup);
      onBegin({ state, moves: [], ...(seed !== null && { seed }) });
    } catch (error) {
      if (!error.lines) throw error;
      refuse(error);
    }
  }

  const chip = (on, words, act) => html`<button type="button" class="chip" aria-pressed=${String(on)} onClick=${act}>${words}</button>`;
  return html`<form class="setup" onSubmit=${begin}>
    ${children}
    <fieldset class="field"><legend>${t('t.who')}</legend>
      ${names.map((name, seat) => html`<input type="text" class="name" maxlength="40" aria-label=${t('t.name', { n: seat + 1 })}
        placeholder=${usualNames(names.length)[seat]} value=${name} autocomplete="off"
        onInput=${(event) => setNames(names.map((one, place) => (place === seat ? event.target.value : one)))} />`)}
      <div class="chips">
        ${names.length + step <= most && html`<button type="button" onClick=${() => resize(step)}>${t('t.add')}</button>`}
        ${names.length - step >= tale.players[0] && html`<button type="button" onClick=${() => resize(-step)}>${t('t.remove')}</button>`}
      </div>
    </fieldset>
    ${begins && html`<fieldset class="field"><legend>${t('t.first')}</legend><div class="chips">
      ${shown.map((name, seat) => chip(seat === first, name, () => setFirst(seat)))}</div></fieldset>`}
    <fieldset class="field"><legend>${t('t.cards')}</legend><div class="chips">
      ${chip(seed === null, t('t.cards-real'), () => setSeed(null))}
      ${chip(seed !== null, t('t.cards-seed'), () => setSeed(seed ?? newSeed()))}</div>
      ${seed !== null && html`<label class="text">${t('t.seed')}
        <input type="text" maxlength="128" required value=${seed} autocomplete="off" onInput=${(event) => setSeed(event.target.value)} /></label>`}
    </fieldset>
    ${more && html`<details><summary>${t('a.more')}</summary>
      <${Fields} fields=${game.start || []} context=${context} onChange=${setValues} />
      <${Fields} fields=${game.each || []} context=${seats} onChange=${setEach} />
      ${(game.seat || []).length > 0 && shown.map((name, seat) => html`<fieldset><legend>${name}</legend>
        <${Fields} fields=${game.seat} context=${{ ...context, values: each.seat?.[seat] || {} }}
          onChange=${(told) => setEach({ ...each, seat: { ...each.seat, [seat]: told } })} /></fieldset>`)}</details>`}
    <details><summary>${t('a.variants')}</summary>
      <${OptionFields} tale=${tale} options=${options} onChange=${(name, value) => setOptions({ ...options, [name]: value })} /></details>
    ${refusal && html`<${Refused} refusal=${refusal} />`}
    <div class="bar"><button type="submit" class="main">${t('t.start')}</button></div>
  </form>`;
}
