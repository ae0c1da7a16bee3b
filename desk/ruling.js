// A ruling as it is read at a table: the verdict first, then why, then what it depends on.

import { html, useFocus } from './ui.js';
import { t } from './words.js';
import { readable, sayEvent, withNames } from './speech.js';

/**
 * A rule in words, and its place in the rulebook.
 *
 * @param {{ rule: Rule, game: Game, lang: string }} props
 */
export const Rule = ({ rule, game, lang }) => html`<div class="rule">
  <p class="title" lang=${lang}><a href=${`#/rules/${game.slug}/${rule.id}`}>${rule.title}</a></p>
  ${rule.kind === 'reading' && html`<p class="hint">${t('r.reading')}</p>`}
  <p lang=${lang}>${readable(rule.text)}</p>
  <p class="source">${rule.section ? t('r.section', { section: rule.section }) : t('r.convention')}</p>
</div>`;

/**
 * The message of a citation, unless only one seat may know it.
 *
 * @type {(cited: Citation, names: string[], game: Game) => string}
 */
const messageOf = ({ message, private_to: seat }, names, game) =>
  message ? withNames(message, names, game) : t('r.private', { name: seat === null ? '' : names[seat] });

/**
 * A citation: what is wrong, and by which rule.
 *
 * @param {Shared & { cited: Citation, lang: string }} props
 */
function Citation({ cited, game, about, names, lang }) {
  const rule = about.rules[cited.rule];
  return html`<li class="citation">
    <p class="message" lang=${lang}>
      ${messageOf(cited, names, game)}
    </p>
    ${rule && html`<${Rule} rule=${rule} game=${game} lang=${about.lang} />`}
  </li>`;
}

/** @param {Shared & { list: Citation[], lang: string }} props */
const Citations = ({ list, ...rest }) => html`<ul class="citations">
  ${list.map((cited) => html`<${Citation} cited=${cited} ...${rest} />`)}</ul>`;

/**
 * Other readings of the rulebook, where they change the ruling.
 *
 * @param {Shared & { ruling: Ruling, onRead?: (option: string, value: unknown) => void }} props
 */
function Readings({ ruling, about, game, names, onRead }) {
  const decisive = (ruling.readings || []).filter((one) => one.verdict !== ruling.verdict || one.changes.length);
  if (!decisive.length) return null;
  const ruleOf = (/** @type {string} */ name) =>
    about.rules[about.options.find((option) => option.name === name)?.rule ?? ''];
  return html`<section class="readings"><h3>${t('r.readings')}</h3><p class="hint">${t('r.readings-hint')}</p>
    ${decisive.map((one) => html`<div class="reading">
      <p class="title">${t('r.read', { option: t(`o.${one.option}`), value: t(`v.${one.value}`) })}
        ${' '}<strong class=${`turned ${one.verdict}`}>${t(`r.${one.verdict}`)}</strong></p>
      ${one.violations.map((cited) => html`<p class="message" lang=${ruling.lang}>
        ${messageOf(cited, names, game)}</p>`)}
      ${ruleOf(one.option) && html`<${Rule} rule=${ruleOf(one.option)} game=${game} lang=${about.lang} />`}
      ${onRead && html`<button type="button" onClick=${() => onRead(one.option, one.value)}>${t('r.so')}</button>`}
    </div>`)}</section>`;
}

/**
 * A ruling. `checked` are the rules that decided it, shown where none is broken; `children` follow
 * what is certain; `onRead` is called with an option that a table reads otherwise.
 *
 * @param {Shared & {
 *   ruling: Ruling, checked?: string[], onRead?: (option: string, value: unknown) => void,
 *   children?: unknown,
 * }} props
 */
export function Ruling({ ruling, game, about, names, checked = [], onRead, children }) {
  const head = useFocus(ruling);
  const { verdict, lang, events = [] } = ruling;
  /** @type {Partial<Record<Verdict, Citation[]>>} */
  const citations = { illegal: ruling.violations, 'invalid-state': ruling.findings };
  const cited = citations[verdict] || [];
  const shared = { game, about, names, lang };
  return html`<article class=${`ruling ${verdict}`}>
    <div class="verdict">
      <h2 tabindex="-1" ref=${head}>${t(`r.${verdict}`)}</h2>
      <p>${t(`r.sub.${verdict}`)}</p>
    </div>
    ${cited.length > 0 && html`<${Citations} list=${cited} ...${shared} />`}
    ${ruling.unsettled.length > 0 && html`<section><h3>${t('r.settle')}</h3>
      <${Citations} list=${ruling.unsettled} ...${shared} /></section>`}
    ${!cited.length && checked.length > 0 && html`<section><h3>${t('r.held')}</h3>
      ${checked.map((id) => html`<${Rule} rule=${about.rules[id]} game=${game} lang=${about.lang} />`)}</section>`}
    <${Readings} ...${{ ruling, about, game, names, onRead }} />
    ${children}
    ${events.length > 0 && html`<section><h3>${t('r.then')}</h3>
      <ul class="events">${events.map((event) => html`<li>${sayEvent(game, event, names)}</li>`)}</ul></section>`}
  </article>`;
}

/**
 * Why a request failed.
 *
 * @param {{ refusal: RefusalInfo, onRetry?: () => void }} props
 */
export function Refused({ refusal, onRetry }) {
  const head = useFocus(refusal);
  const [first, ...rest] = refusal.lines;
  // the key has been revoked in the meantime: show the form for another one
  const retry = refusal.status === 401 ? () => dispatchEvent(new Event('keyless')) : onRetry;
  return html`<div class="refused" role="alert">
    <p class="message" tabindex="-1" ref=${head}>${first}</p>
    ${rest.length > 0 && html`<ul lang=${refusal.lang}>${rest.map((line) => html`<li>${line}</li>`)}</ul>`}
    ${retry && html`<button type="button" onClick=${retry}>${t('n.again')}</button>`}
  </div>`;
}
