// The quick question: describe the table and a move, and read the ruling.

import { html, useMemo, useState, useStickyState } from './ui.js';
import { pair, t } from './words.js';
import { Refusal, request } from './api.js';
import { Fields, activeFields, collect, legend, missingFields, sayField } from './fields.js';
import { Refused, Ruling } from './ruling.js';
import { defaultNames, namesOf } from './speech.js';
import { Assumptions, applyEdits, stillApplies, withBasis } from './assumptions.js';
import { Choices, Fold } from './parts.js';
import { Layout } from './layout.js';
import { OptionFields } from './options.js';

/** @param {{ game: Game, about: About }} props */
export function Ask({ game, about }) {
  useMemo(() => game.learn && game.learn(about), [game, about]);
  const [question, setQuestion] = useStickyState(`question ${game.slug}`, game.questions[0]);
  const [values, setValues] = useStickyState(`values ${game.slug}`, /** @type {Values} */ ({}));
  const [edits, setEdits] = useStickyState(`edits ${game.slug}`, /** @type {Edit[]} */ ([]));
  const [answer, setAnswer] = useStickyState(
    `answer ${game.slug}`,
    /** @type {QuestionAnswer | null} */ (null),
  );
  const [refusal, setRefusal] = useState(/** @type {RefusalInfo | null} */ (null));
  const [waiting, setWaiting] = useState(false);

  const { fields } = question;
  const seats = edits.find((edit) => edit.path.join() === 'players')?.value;
  const usual = fields.find((field) => field.setsPlayers)?.start || game.defaultPlayers;
  const seated = values.players || seats || usual;
  const context = { game, values, names: defaultNames(seated) };
  const title = (/** @type {Question} */ one) => t(`a.${game.slug}.${one.id}`);

  async function submit(/** @type {Edit[]} */ nextEdits) {
    setWaiting(true);
    setRefusal(null);
    try {
      const { known, move } = question.request(collect(fields, context));
      const current = nextEdits.filter((edit) => stillApplies(edit, known));
      const ruled = await ruleOn(game, applyEdits(known, current), move);
      setAnswer({ ...ruled, known, lang: about.lang });
      setEdits(current);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error);
    }
    setWaiting(false);
  }

  const without = (/** @type {Edit} */ edit) => edits.filter((one) => one.path.join() !== edit.path.join());
  const change = () => {
    setAnswer(null);
    setRefusal(null);
  };
  const restart = () => {
    change();
    setValues({});
    setEdits([]);
  };

  if (answer?.lang === about.lang && !refusal) {
    const edit = (/** @type {Edit} */ next) => submit([...without(next), withBasis(next, answer.known)]);
    const forget = (/** @type {Edit} */ last) => submit(without(last));
    const shared = {
      answer, edits, game, about, names: namesOf(answer.ruling.state || answer.state),
    };
    return html`<div class="answer">
      <p class="asked"><strong>${title(question)}</strong> ${inWords(fields, context)}</p>
      <${Answer} ...${shared} question=${question} onBack=${change}
        onEdit=${edit} onForget=${forget} />
      <div class="actions">
        <button type="button" onClick=${change}>${t('a.back')}</button>
        <button type="button" onClick=${restart}>${t('a.new')}</button>
      </div>
    </div>`;
  }

  const missing = missingFields(fields, context);
  const more = fields.filter((field) => field.more);
  const shared = { context, onChange: setValues };
  const options = edits.filter((edit) => edit.path[0] === 'options');
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    submit(edits);
  };
  const pick = (/** @type {Question} */ next) => {
    setQuestion(next);
    setEdits(options); // seats mean other people in another question
    setRefusal(null);
  };
  const decide = (/** @type {string} */ name, /** @type {unknown} */ value) => {
    const edit = { path: ['options', name], value };
    setEdits([...without(edit), edit]);
  };
  return html`<form class="ask" onSubmit=${send}>
    <fieldset class="field"><legend>${t('a.what')}</legend>
      <${Choices} kind="questions" items=${game.questions} chosen=${question} say=${title} onChoose=${pick} />
    </fieldset>
    <${Fields} fields=${fields.filter((field) => !field.more)} ...${shared} />
    ${more.length > 0 && html`<${Fold} title=${t('a.more')}><${Fields} fields=${more} ...${shared} /><//>`}
    <${Fold} title=${t('a.variants')}>
      <${OptionFields} game=${game} about=${about} onChange=${decide}
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

/**
 * The ruling, the assumptions behind it, and how to correct them.
 *
 * @param {Shared & {
 *   question: Question, answer: QuestionAnswer, edits: Edit[], onBack: () => void,
 *   onEdit: (edit: Edit) => void, onForget: (edit: Edit) => void,
 * }} props
 */
function Answer({ question, ...shared }) {
  const { answer, game, about, names, onEdit } = shared;
  const { ruling, state } = answer;
  const read = (/** @type {string} */ option, /** @type {unknown} */ value) =>
    onEdit({ path: ['options', option], value });
  return html`<${Ruling} ...${{ ruling, game, about, names }}
    checked=${ruling.verdict === 'legal' ? question.rules : []}
    onRead=${read}
  >
    <${Assumptions} ...${shared} />
    <${Fold} title=${t('t.lies')}><${Layout} game=${game} state=${state} names=${names} /><//>
  <//>`;
}

/**
 * The question and its values, in one line.
 *
 * @type {(fields: Field[], context: Context) => string}
 */
function inWords(fields, context) {
  const values = collect(fields, context);
  const filled = activeFields(fields, context).filter(
    (field) => values[field.name] !== undefined && !field.setsPlayers,
  );
  return filled.map((field) => {
    const plain = field.kind === 'count' ? { ...field, format: String } : field;
    return pair(legend(field), sayField(plain, values[field.name], context));
  }).join(' · ');
}

/**
 * Fills in a table from what is known, and requests a ruling on the move of the player to act.
 *
 * @param {Game} game
 * @param {Values} known
 * @param {QuestionRequest['move']} move
 * @returns {Promise<Pick<QuestionAnswer, 'state' | 'assumed' | 'ruling'>>}
 */
async function ruleOn(game, known, move) {
  const situation = await request(`/games/${game.slug}/situation`, { known });
  const { state, assumed, findings, to_act: acting, lang } = situation;
  if (findings.length) {
    /** @type {Ruling} */
    const ruling = { verdict: 'invalid-state', findings, violations: [], unsettled: [], state, lang };
    return { state, assumed, ruling };
  }
  const movers = acting.filter((one) => one.player !== null);
  const mover = movers.find((one) => one.moves.includes(move.type)) || movers[0];
  const player = move.player ?? mover?.player ?? state.turn ?? 0;
  const body = { state, move: { ...move, player }, readings: true };
  return { state, assumed, ruling: await request(`/games/${game.slug}/validate`, body) };
}
