// A ruling as somebody reads it at a table: the verdict first, then why, then what it hangs on.

import { html, useFocus } from './ui.js';
import { t } from './words.js';
import { named, readable, sayEvent } from './speech.js';

/** A rule in words, and its place in the rulebook. */
export const Rule = ({ rule, game, lang }) => html`<div class="rule">
  <p class="title" lang=${lang}><a href=${`#/rules/${game.slug}/${rule.id}`}>${rule.title}</a></p>
  ${rule.kind === 'reading' && html`<p class="hint">${t('r.reading')}</p>`}
  <p lang=${lang}>${readable(rule.text)}</p>
  <p class="source">${rule.section ? t('r.section', { section: rule.section }) : t('r.convention')}</p>
</div>`;

/** What is the matter, if not only one of them may know. */
const saying = ({ message, private_to: seat }, names, game) =>
  message ? named(message, names, game) : t('r.private', { name: names[seat] });

/** Something that a ruling cites: what is the matter, and which rule says so. */
function Citation({ cited, game, tale, names, lang }) {
  const rule = tale.rules[cited.rule];
  return html`<li class="citation">
    <p class="message" lang=${lang}>
      ${saying(cited, names, game)}
    </p>
    ${rule && html`<${Rule} rule=${rule} game=${game} lang=${tale.lang} />`}
  </li>`;
}

const Citations = ({ list, ...rest }) => html`<ul class="citations">
  ${list.map((cited) => html`<${Citation} cited=${cited} ...${rest} />`)}</ul>`;

/** How else the rulebook can be read, if the ruling turns then. */
function Readings({ ruling, tale, game, names, onRead }) {
  const turning = (ruling.readings || []).filter((one) => one.verdict !== ruling.verdict || one.changes.length);
  if (!turning.length) return null;
  const ruleOf = (name) => tale.rules[tale.options.find((option) => option.name === name)?.rule];
  return html`<section class="readings"><h3>${t('r.readings')}</h3><p class="hint">${t('r.readings-hint')}</p>
    ${turning.map((one) => html`<div class="reading">
      <p class="title">${t('r.read', { option: t(`o.${one.option}`), value: t(`v.${one.value}`) })}
        ${' '}<strong class=${`turned ${one.verdict}`}>${t(`r.${one.verdict}`)}</strong></p>
      ${one.violations.map((cited) => html`<p class="message" lang=${ruling.lang}>
        ${saying(cited, names, game)}</p>`)}
      ${ruleOf(one.option) && html`<${Rule} rule=${ruleOf(one.option)} game=${game} lang=${tale.lang} />`}
      ${onRead && html`<button type="button" onClick=${() => onRead(one.option, one.value)}>${t('r.so')}</button>`}
    </div>`)}</section>`;
}

/**
 * A ruling. `held` are rules that a move was held against, told where none is broken; `children`
 * come after what is certain, `onRead` is called with an option that a table reads otherwise.
 */
export function Ruling({ ruling, game, tale, names, held = [], onRead, children }) {
  const head = useFocus(ruling);
  const { verdict, lang } = ruling;
  const cited = { illegal: ruling.violations, 'invalid-state': ruling.findings }[verdict] || [];
  const shared = { game, tale, names, lang };
  return html`<article class=${`ruling ${verdict}`}>
    <div class="verdict">
      <h2 tabindex="-1" ref=${head}>${t(`r.${verdict}`)}</h2>
      <p>${t(`r.sub.${verdict}`)}</p>
    </div>
    ${cited.length > 0 && html`<${Citations} list=${cited} ...${shared} />`}
    ${ruling.unsettled.length > 0 && html`<section><h3>${t('r.settle')}</h3>
      <${Citations} list=${ruling.unsettled} ...${shared} /></section>`}
    ${!cited.length && held.length > 0 && html`<section><h3>${t('r.held')}</h3>
      ${held.map((id) => html`<${Rule} rule=${tale.rules[id]} game=${game} lang=${tale.lang} />`)}</section>`}
    <${Readings} ...${{ ruling, tale, game, names, onRead }} />
    ${children}
    ${ruling.events?.length > 0 && html`<section><h3>${t('r.then')}</h3>
      <ul class="events">${ruling.events.map((event) => html`<li>${sayEvent(game, event, names)}</li>`)}</ul></section>`}
  </article>`;
}

/** Why something could not be asked at all. */
export function Refused({ refusal, onAgain }) {
  const head = useFocus(refusal);
  const [first, ...rest] = refusal.lines;
  // a key that has been taken back meanwhile: the desk asks for another one
  const again = refusal.status === 401 ? () => dispatchEvent(new Event('keyless')) : onAgain;
  return html`<div class="refused" role="alert">
    <p class="message" tabindex="-1" ref=${head}>${first}</p>
    ${rest.length > 0 && html`<ul lang=${refusal.lang}>${rest.map((line) => html`<li>${line}</li>`)}</ul>`}
    ${again && html`<button type="button" onClick=${again}>${t('n.again')}</button>`}
  </div>`;
}
