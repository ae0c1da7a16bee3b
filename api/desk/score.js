// The score sheet: who has what, line by line.

import { html } from './ui.js';
import { t } from './words.js';
import { named, side, together } from './speech.js';

const FEW = 8;

/** What a line says, with names for the seats that it lists. */
function detail({ detail: text, params }, names) {
  const seats = params?.players;
  return named(Array.isArray(seats) ? text.replace(seats.join(', '), together(seats.map((seat) => names[seat]))) : text, names);
}

export function Score({ scoring, tale, names }) {
  const teams = scoring.standings.length;
  const lines = scoring.standings.reduce((sum, standing) => sum + standing.lines.length, 0);
  return html`<section class="score"><h3>${t('t.score')}</h3>
    ${scoring.winners.length > 0 && html`<p class="notice">${t('t.wins', {
      names: together(scoring.winners.map((winner) => side({ [scoring.standings[0].team === undefined ? 'player' : 'team']: winner }, names, teams))),
    })}</p>`}
    <ul class="totals">${scoring.standings.map((standing) => html`<li>${side(standing, names, teams)} <strong>${standing.total}</strong></li>`)}</ul>
    ${lines > 0 && html`<details open=${lines <= FEW}><summary>${t('t.lines')}</summary><div class="sheets">${scoring.standings.map((standing) => html`<table><caption>${side(standing, names, teams)}</caption>
      <tbody>${standing.lines.map((line) => html`<tr><th scope="row" lang=${tale.lang}>${tale.rules[line.rule]?.title}
        <small>${detail(line, names)}</small></th><td>${line.points}</td></tr>`)}</tbody>
      <tfoot><tr><th scope="row">${t('t.total')}${standing.unknown_cards > 0 && html`<small>${t('t.unknown', { n: standing.unknown_cards })}</small>`}</th>
        <td>${standing.total}</td></tr></tfoot></table>`)}</div></details>`}</section>`;
}
