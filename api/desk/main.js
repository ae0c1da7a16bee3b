// The desk: which page is shown, in which language, and with which key.

import { html, render, useEffect, useState } from './ui.js';
import { LANGUAGES, choose, language, preferred, speak, t } from './words.js';
import { look, tellOf } from './api.js';
import { kept, keep } from './kept.js';
import { gameOf } from './games.js';
import { Ask } from './ask.js';
import { Table } from './table.js';
import { LookUp } from './lookup.js';
import { Refused } from './ruling.js';
import { CardPicture } from './cards.js';

const PAGES = { ask: Ask, table: Table, rules: LookUp };

function place() {
  const [, page = 'ask', slug = '', data = ''] = location.hash.split('/');
  return { page: page || 'ask', slug, data };
}

function Desk() {
  const [now, go] = useState(place);
  const [games, setGames] = useState(null);
  const [tale, tell] = useState(null);
  const [refusal, refuse] = useState(null);
  const [spoken, setSpoken] = useState(language);
  const [tries, again] = useState(0);
  const game = gameOf(now.slug);
  const Page = PAGES[now.page];

  useEffect(() => {
    const turn = () => { go(place()); scrollTo(0, 0); };
    addEventListener('hashchange', turn);
    return () => removeEventListener('hashchange', turn);
  }, []);

  useEffect(() => {
    let current = true;
    const load = async () => {
      const all = await look('/games');
      const told = game ? await tellOf(game.slug) : null;
      if (!current) return;
      if (told && game.learn) game.learn(told);
      setGames(all.games);
      tell(told && { ...told, slug: game.slug });
      refuse(null);
    };
    load().catch((error) => {
      if (!error.lines) throw error;
      if (current) refuse(error);
    });
    return () => { current = false; };
  }, [now.slug, spoken, tries]);

  const title = game && tale ? `${tale.title} · ${t(`n.${now.page}`)}` : 'Referee';
  useEffect(() => { document.title = title; }, [title]);
  const change = (name) => choose(name).then(() => setSpoken(name));
  return html`<a class="skip" href="#content" onClick=${(event) => { event.preventDefault(); document.getElementById('content').focus(); }}>${t('n.skip')}</a>
    <header><a class="brand" href="#/"><img src="/desk/icon.svg" alt="" width="32" height="32" /> Referee</a>
      <nav aria-label=${t('n.games')}>${Object.keys(PAGES).map((page) => html`<a href=${`#/${page}${now.slug && `/${now.slug}`}`}
        aria-current=${page === now.page ? 'page' : undefined}>${t(`n.${page}`)}</a>`)}</nav>
      <div class="languages" role="group" aria-label=${t('n.language')}>${Object.entries(LANGUAGES).map(([name, words]) => html`<button type="button" lang=${name}
        aria-label=${words} aria-pressed=${String(name === spoken)} onClick=${() => change(name)}>${name.toUpperCase()}</button>`)}</div>
    </header>
    <main id="content" tabindex="-1" class=${game ? game.slug : ''}>
      ${refusal && refusal.status === 401 && html`<${Key} onKey=${() => again(tries + 1)} />`}
      ${refusal && refusal.status !== 401 && html`<${Refused} refusal=${refusal} onAgain=${() => again(tries + 1)} />`}
      ${!refusal && (!Page || (now.slug && !game)) && html`<p>${t('no.page')}</p>`}
      ${!refusal && Page && !now.slug && games && html`<${Choice} page=${now.page} games=${games} />`}
      ${!refusal && Page && game && tale && tale.slug === now.slug && html`<h1><a href=${`#/${now.page}`}>${tale.title}</a></h1>
        <${Page} key=${`${now.page} ${now.slug} ${now.page === 'rules' ? '' : now.data} ${tale.lang}`} game=${game} tale=${tale} data=${now.data} visit=${(hash) => { location.hash = hash; }} />`}
      ${!refusal && Page && (now.slug ? game && tale?.slug !== now.slug : !games) && html`<p class="wait">${t('n.wait')}</p>`}
    </main>
    <footer><a href="/apidocs/">${t('n.api')}</a></footer>`;
}

/** Which game it is about. */
function Choice({ page, games }) {
  return html`<h1>${t(`n.which.${page}`)}</h1><p class="lead">${t(`n.lead.${page}`)}</p>
    <ul class="choice">${games.filter(({ slug }) => gameOf(slug)).map(({ slug, title, players }) => html`<li><a href=${`#/${page}/${slug}`} class=${slug}>
      <span class="row" aria-hidden="true">${gameOf(slug).emblem.map((card) => html`<${CardPicture} game=${gameOf(slug)} card=${card} small=${true} />`)}</span>
      <span class="title">${title}</span> <span class="hint">${t('n.players', { n: players.length === 2 ? players.join(', ') : `${players[0]}–${players[players.length - 1]}` })}</span></a></li>`)}</ul>`;
}

/** Where a service wants a key, it is asked for here; the browser keeps it. */
function Key({ onKey }) {
  const [key, type] = useState(kept('key') || '');
  const use = (value) => { keep('key', value); onKey(); };
  return html`<form class="key" onSubmit=${(event) => { event.preventDefault(); use(key.trim()); }}>
    <h1>${t('n.key')}</h1><p class="hint">${t('n.key-hint')}</p>
    ${kept('key') && html`<p class="message" role="alert">${t('no.401')}</p>`}
    <label class="text">${t('n.key-field')}<input type="password" required autocomplete="off" value=${key} onInput=${(event) => type(event.target.value)} /></label>
    <div class="chips"><button type="submit" class="main">${t('n.key-use')}</button>
      ${kept('key') && html`<button type="button" onClick=${() => use(null)}>${t('n.key-forget')}</button>`}</div></form>`;
}

await speak(preferred());
render(html`<${Desk} />`, document.getElementById('desk'));
