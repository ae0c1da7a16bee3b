// What lies open at a table, and what everybody holds.

import { html } from './ui.js';
import { t } from './words.js';
import { CardRow } from './cards.js';

export function Lies({ game, state, names, small }) {
  const rows = game.lies(state, names).filter((row) => row.only === undefined || row.only);
  if (!rows.length) return html`<p class="lies">${t('t.nothing')}</p>`;
  return html`<dl class="lies">${rows.map((row) => html`<div class=${row.cards ? 'wide' : ''}><dt>${row.label}</dt><dd>
    ${row.cards && html`<${CardRow} game=${game} cards=${row.cards} small=${small} />`}
    ${row.size !== undefined && t(row.size === 1 ? 'w.card' : 'w.cards', { n: row.size })}
    ${row.text && html`<span>${row.text}</span>`}</dd></div>`)}</dl>`;
}

export function Seats({ game, state, names, acting }) {
  return html`<ul class="seats">${state.players.map((player, seat) => html`<li class=${acting.includes(seat) ? 'acting' : ''}>
    <span class="who">${names[seat]}</span>
    ${game.hand && html`<${CardRow} game=${game} cards=${game.hand(player)} small=${true} />`}
    ${game.piles && game.piles(player).length > 0 && html`<span class="pile"><span class="hint">${t('s.pile')}</span> <${CardRow} game=${game} cards=${game.piles(player)} small=${true} /></span>`}
    ${game.facts && html`<span class="hint">${game.facts(player).map(([name, value]) => `${name}: ${value}`).join(' · ')}</span>`}
  </li>`)}</ul>`;
}
