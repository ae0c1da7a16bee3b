// The score sheet, line by line.

import { html } from './ui.js';
import { t } from './words.js';
import { Fold } from './parts.js';
import { joinNames, sideName, withNames } from './speech.js';

const FEW = 8;

/**
 * The text of a line, with names for the seats that it lists.
 *
 * @type {(line: ScoreLine, names: string[], game: Game) => string}
 */
function detail({ detail: text, params }, names, game) {
  const seats = params?.players;
  if (!Array.isArray(seats)) return withNames(text, names, game);
  return text.replace(seats.join(', '), () => joinNames(seats.map((seat) => names[seat])));
}

/** @param {Shared & { scoring: Scoring }} props */
export function Score({ scoring, game, about, names }) {
  const { standings, winners } = scoring;
  const who = (/** @type {Pick<Standing, 'team' | 'player'>} */ standing) =>
    sideName(standing, names, standings.length);
  const kind = standings[0].team === undefined ? 'player' : 'team';
  const lines = standings.reduce((sum, standing) => sum + standing.lines.length, 0);
  return html`<section class="score"><h3>${t('t.score')}</h3>
    ${winners.length > 0 && html`<p class="notice">
      ${t('t.wins', { names: joinNames(winners.map((winner) => who({ [kind]: winner }))) })}
    </p>`}
    <ul class="totals">
      ${standings.map((standing) => html`<li>${who(standing)} <strong>${standing.total}</strong></li>`)}
    </ul>
    ${lines > 0 && html`<${Fold} title=${t('t.lines')} open=${lines <= FEW}>
      <div class="sheets">
        ${standings.map((standing) => html`<${Sheet} who=${who(standing)} ...${{ standing, game, about, names }} />`)}
      </div>
    <//>`}
  </section>`;
}

/** @param {Shared & { who: string, standing: Standing }} props */
function Sheet({ who, standing, game, about, names }) {
  const { lines, total, unknown_cards: unknown } = standing;
  return html`<table>
    <caption>${who}</caption>
    <tbody>
      ${lines.map(
        (line) => html`<tr>
          <th scope="row" lang=${about.lang}>${about.rules[line.rule]?.title}<small>${detail(line, names, game)}</small></th>
          <td>${line.points}</td>
        </tr>`,
      )}
    </tbody>
    <tfoot><tr>
      <th scope="row">${t('t.total')}${unknown > 0 && html`<small>${t('t.unknown', { n: unknown })}</small>`}</th>
      <td>${total}</td>
    </tr></tfoot>
  </table>`;
}
