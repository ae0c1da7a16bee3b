// A quick question: what lies, what somebody wants to do, and the ruling.

import { html, useHeld, useMemo, useState } from './ui.js';
import { pair, t } from './words.js';
import { ask } from './api.js';
import { Fields, asked, collected, lacking, legend, sayField } from './fields.js';
import { Refused, Ruling } from './ruling.js';
import { namesOf, usualNames } from './speech.js';
import { Assumed, edited, stands, toldAt } from './assumed.js';
import { Choices, Fold } from './parts.js';
import { Lies } from './lies.js';
import { OptionFields } from './options.js';

export function Ask({ game, tale }) {
  useMemo(() => game.learn && game.learn(tale), [game, tale]);
  const [which, choose] = useHeld(`question ${game.slug}`, game.asks[0]);
  const [values, setValues] = useHeld(`values ${game.slug}`, {});
  const [edits, setEdits] = useHeld(`edits ${game.slug}`, []);
  const [answer, setAnswer] = useHeld(`answer ${game.slug}`, null);
  const [refusal, refuse] = useState(null);
  const [waiting, wait] = useState(false);

  const { fields } = which;
  const seats = edits.find((edit) => edit.path.join() === 'players')?.value;
  const sitting = values.players || seats || fields.find((field) => field.sits)?.start || game.usual;
  const context = { game, values, names: usualNames(sitting) };
  const title = (question) => t(`a.${game.slug}.${question.id}`);

  async function rule(now) {
    wait(true);
    refuse(null);
    try {
      const { known, move } = which.ask(collected(fields, context));
      const standing = now.filter((edit) => stands(edit, known));
      const ruled = await ruleOn(game, edited(known, standing), move);
      setAnswer({ ...ruled, known, lang: tale.lang });
      setEdits(standing);
    } catch (error) {
      if (!error.lines) throw error;
      refuse(error);
    }
    wait(false);
  }

  const without = (edit) => edits.filter((one) => one.path.join() !== edit.path.join());
  const change = () => {
    setAnswer(null);
    refuse(null);
  };
  const restart = () => {
    change();
    setValues({});
    setEdits([]);
  };

  if (answer?.lang === tale.lang && !refusal) {
    const shared = {
      answer, edits, game, tale, names: namesOf(answer.ruling.state || answer.state),
    };
    return html`<div class="answer">
      <p class="asked"><strong>${title(which)}</strong> ${inWords(fields, context)}</p>
      <${Answer} ...${shared} question=${which} onAbove=${change}
        onEdit=${(edit) => rule([...without(edit), toldAt(edit, answer.known)])} onForget=${(edit) => rule(without(edit))} />
      <div class="actions">
        <button type="button" onClick=${change}>${t('a.back')}</button>
        <button type="button" onClick=${restart}>${t('a.new')}</button>
      </div>
    </div>`;
  }

  const missing = lacking(fields, context);
  const more = fields.filter((field) => field.more);
  const shared = { context, onChange: setValues };
  const options = edits.filter((edit) => edit.path[0] === 'options');
  const send = (event) => {
    event.preventDefault();
    rule(edits);
  };
  const pick = (question) => {
    choose(question);
    setEdits(options); // the seats of another question are other people
    refuse(null);
  };
  const decide = (name, value) => {
    const edit = { path: ['options', name], value };
    setEdits([...without(edit), edit]);
  };
  return html`<form class="ask" onSubmit=${send}>
    <fieldset class="field"><legend>${t('a.what')}</legend>
      <${Choices} kind="questions" items=${game.asks} chosen=${which} say=${title} onChoose=${pick} />
    </fieldset>
    <${Fields} fields=${fields.filter((field) => !field.more)} ...${shared} />
    ${more.length > 0 && html`<${Fold} title=${t('a.more')}><${Fields} fields=${more} ...${shared} /><//>`}
    <${Fold} title=${t('a.variants')}>
      <${OptionFields} tale=${tale} onChange=${decide}
        options=${Object.fromEntries(options.map((edit) => [edit.path[1], edit.value]))} />
    <//>
    ${refusal && html`<${Refused} refusal=${refusal} />`}
    <div class="bar">
      <p class="hint" aria-live="polite">
        ${missing.length > 0 && t('a.lacking', { what: missing.map(legend).join(', ') })}
      </p>
      <button type="submit" class="main" disabled=${missing.length > 0 || waiting}>
        ${waiting ? t('n.wait') : t('a.rule')}
      </button>
    </div>
  </form>`;
}

/** The ruling, what it rests on, and how to correct that. */
function Answer({ question, ...shared }) {
  const { answer, game, tale, names, onEdit } = shared;
  const { ruling, state } = answer;
  return html`<${Ruling} ...${{ ruling, game, tale, names }}
    held=${ruling.verdict === 'legal' ? question.rules : []}
    onRead=${(option, value) => onEdit({ path: ['options', option], value })}
  >
    <${Assumed} ...${shared} />
    <${Fold} title=${t('t.lies')}><${Lies} game=${game} state=${state} names=${names} /><//>
  <//>`;
}

/** The question as it was asked, in a line. */
function inWords(fields, context) {
  const told = collected(fields, context);
  const said = asked(fields, context).filter((field) => told[field.name] !== undefined && !field.sits);
  return said.map((field) => {
    const plain = field.kind === 'count' ? { ...field, words: String } : field;
    return pair(legend(field), sayField(plain, told[field.name], context));
  }).join(' · ');
}

/** Makes a table of what is known, and asks about the move of whoever is to make it. */
async function ruleOn(game, known, move) {
  const situation = await ask(`/games/${game.slug}/situation`, { known });
  const { state, assumed, findings, to_act: acting, lang } = situation;
  if (findings.length) {
    const ruling = { verdict: 'invalid-state', findings, violations: [], unsettled: [], state, lang };
    return { state, assumed, ruling };
  }
  const seated = acting.filter((one) => one.player !== null);
  const mover = seated.find((one) => one.moves.includes(move.type)) || seated[0];
  const player = move.player ?? mover?.player ?? state.turn ?? 0;
  const body = { state, move: { ...move, player }, readings: true };
  return { state, assumed, ruling: await ask(`/games/${game.slug}/validate`, body) };
}
