// A quick question: what lies, what somebody wants to do, and the ruling.

import { html, useMemo, useState } from './ui.js';
import { t } from './words.js';
import { ask } from './api.js';
import { Fields, collected, lacking, sayField, asked } from './fields.js';
import { Refused, Ruling } from './ruling.js';
import { namesOf, usualNames } from './speech.js';
import { Assumed, edited } from './assumed.js';
import { Lies } from './lies.js';
import { OptionFields } from './options.js';

export function Ask({ game, tale }) {
  useMemo(() => game.learn && game.learn(tale), [game, tale]);
  const [which, choose] = useState(0);
  const [values, setValues] = useState({});
  const [edits, setEdits] = useState([]);
  const [answer, setAnswer] = useState(null);
  const [refusal, refuse] = useState(null);
  const [waiting, wait] = useState(false);

  const question = game.asks[which];
  const seats = edits.find((edit) => edit.path.join() === 'players')?.value;
  const fields = question.fields;
  const context = { game, values, names: usualNames(values.players || seats || fields.find((field) => field.sits)?.start || game.usual) };
  const missing = lacking(fields, context);

  async function rule(now = edits) {
    wait(true);
    refuse(null);
    try {
      const told = collected(fields, context);
      const { known, move } = question.ask(told);
      setAnswer(await ruleOn(game, edited(known, now), move));
      setEdits(now);
    } catch (error) {
      if (!error.lines) throw error;
      refuse(error);
    }
    wait(false);
  }

  const correct = (edit) => rule([...edits.filter((one) => one.path.join() !== edit.path.join()), edit]);
  const change = () => {
    setAnswer(null);
    refuse(null);
  };

  if (answer && !refusal) {
    const names = namesOf(answer.ruling.state || answer.state);
    return html`<div class="answer">
      <p class="asked"><strong>${t(`a.${game.slug}.${question.id}`)}</strong> ${inWords(fields, context)}</p>
      <${Ruling} ruling=${answer.ruling} game=${game} tale=${tale} names=${names} held=${answer.ruling.verdict === 'legal' ? question.rules : []}
        onRead=${(option, value) => correct({ path: ['options', option], value })}>
        <${Assumed} answer=${answer} edits=${edits} tale=${tale} names=${names} game=${game} onEdit=${correct} onAbove=${change}
          onForget=${(edit) => rule(edits.filter((one) => one !== edit))} />
        <details><summary>${t('t.lies')}</summary><${Lies} game=${game} state=${answer.state} names=${names} /></details>
      <//>
      <div class="actions">
        <button type="button" onClick=${change}>${t('a.back')}</button>
        <button type="button" onClick=${() => { change(); setValues({}); setEdits([]); }}>${t('a.new')}</button>
      </div>
    </div>`;
  }
  const main = fields.filter((field) => !field.more);
  const more = fields.filter((field) => field.more);
  const shared = { context, onChange: setValues };
  return html`<form class="ask" onSubmit=${(event) => { event.preventDefault(); rule(); }}>
    <fieldset class="field"><legend>${t('a.what')}</legend><div class="questions">
      ${game.asks.map((one, index) => html`<button type="button" class="chip" aria-pressed=${String(index === which)}
        onClick=${() => { choose(index); refuse(null); }}>${t(`a.${game.slug}.${one.id}`)}</button>`)}
    </div></fieldset>
    <${Fields} fields=${main} ...${shared} />
    ${more.length > 0 && html`<details><summary>${t('a.more')}</summary><${Fields} fields=${more} ...${shared} /></details>`}
    <details><summary>${t('a.variants')}</summary>
      <${OptionFields} tale=${tale} options=${Object.fromEntries(edits.filter((edit) => edit.path[0] === 'options').map((edit) => [edit.path[1], edit.value]))}
        onChange=${(name, value) => setEdits([...edits.filter((edit) => edit.path[1] !== name), { path: ['options', name], value }])} />
    </details>
    ${refusal && html`<${Refused} refusal=${refusal} />`}
    <div class="bar"><p class="hint" aria-live="polite">${missing.length ? t('a.lacking', { what: missing.map((field) => t(field.label || `f.${field.name}`)).join(', ') }) : ''}</p>
      <button type="submit" class="main" disabled=${missing.length > 0 || waiting}>${waiting ? t('n.wait') : t('a.rule')}</button></div>
  </form>`;
}

/** The question as it was asked, in a line. */
function inWords(fields, context) {
  const told = collected(fields, context);
  return asked(fields, context).filter((field) => told[field.name] !== undefined && !field.sits)
    .map((field) => `${t(field.label || `f.${field.name}`)}: ${sayField({ ...field, words: field.words || (field.kind === 'count' ? String : undefined) }, told[field.name], context)}`).join(' · ');
}

/** Makes a table of what is known, and asks about the move of whoever is to make it. */
async function ruleOn(game, known, move) {
  const { state, assumed, findings, to_act: acting, lang } = await ask(`/games/${game.slug}/situation`, { known });
  if (findings.length) {
    return { state, assumed, ruling: { verdict: 'invalid-state', findings, violations: [], unsettled: [], events: [], state, lang } };
  }
  const named = acting.find((one) => one.player !== null && one.moves.includes(move.type)) || acting.find((one) => one.player !== null);
  const player = move.player ?? named?.player ?? state.turn ?? 0;
  const ruling = await ask(`/games/${game.slug}/validate`, { state, move: { ...move, player }, readings: true });
  return { state, assumed, ruling };
}
