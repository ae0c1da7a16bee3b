// The cards and markers that lie open, and what each player holds.

import { html } from './ui.js';
import { count, pair, t } from './words.js';
import { CardRow } from './cards.js';

/** @param {{ game: Game, state: Table, names: string[] }} props */
export function Layout({ game, state, names }) {
  const rows = game.layout(state, names).filter((row) => row.only === undefined || row.only);
  if (!rows.length) return html`<p class="lies">${t('t.nothing')}</p>`;
  return html`<dl class="lies">
    ${rows.map(
      (row) => html`<div class=${row.cards ? 'wide' : ''}>
        <dt>${row.label}</dt>
        <dd>
          ${row.cards && html`<${CardRow} game=${game} cards=${row.cards} />`}
          ${row.size !== undefined && count('w.card', row.size)}
          ${row.text && html`<span>${row.text}</span>`}
        </dd>
      </div>`,
    )}
  </dl>`;
}

/** @param {{ game: Game, state: Table, names: string[], acting: number[] }} props */
export function Seats({ game, state, names, acting }) {
  const row = (/** @type {Card[]} */ cards) => html`<${CardRow} game=${game} cards=${cards} small=${true} />`;
  return html`<ul class="seats">
    ${state.players.map((player, seat) => {
      const pile = game.piles ? game.piles(player) : [];
      const facts = game.facts ? game.facts(player) : [];
      return html`<li class=${acting.includes(seat) ? 'acting' : ''}>
        <span class="who">${names[seat]}</span>
        ${game.hand && row(game.hand(player))}
        ${pile.length > 0 && html`<span><span class="hint">${t('s.pile')}</span> ${row(pile)}</span>`}
        <span class="hint">${facts.map(([name, value]) => pair(name, value)).join(' · ')}</span>
      </li>`;
    })}
  </ul>`;
}
