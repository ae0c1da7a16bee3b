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
import { CardRow } from './cards.js';
import { TextField } from './parts.js';

const PAGES = { ask: Ask, table: Table, rules: LookUp };

/** The page, the game and what else stands in the part of the address that is no path. */
function place() {
  const [, page = '', slug = '', data = ''] = location.hash.split('/');
  return { page: page || 'ask', slug, data };
}

function visit(hash) {
  location.hash = hash;
}

function Desk() {
  const [now, go] = useState(place);
  const [games, setGames] = useState(null);
  const [tale, tell] = useState(null);
  const [refusal, refuse] = useState(null);
  const [spoken, setSpoken] = useState(language);
  const [tries, again] = useState(0);
  const game = gameOf(now.slug);

  useEffect(() => {
    const turn = () => {
      go(place());
      scrollTo(0, 0);
    };
    const lock = () => refuse({ status: 401 });
    addEventListener('hashchange', turn);
    addEventListener('keyless', lock);
    return () => {
      removeEventListener('hashchange', turn);
      removeEventListener('keyless', lock);
    };
  }, []);

  useEffect(() => {
    let current = true;
    const load = async () => {
      const all = await look('/games');
      const told = game ? await tellOf(game.slug) : null;
      if (!current) return;
      if (told && game.learn) game.learn(told);
      setGames(all.games);
      tell(told);
      refuse(null);
    };
    load().catch((error) => {
      if (!error.lines) throw error;
      if (current) refuse(error);
    });
    return () => {
      current = false;
    };
  }, [now.slug, spoken, tries]);

  const told = game && tale?.slug === game.slug ? tale : null;
  const title = told ? `${told.title} · ${t(`n.${now.page}`)}` : 'Referee';
  useEffect(() => {
    document.title = title;
  }, [title]);

  const change = (name) => choose(name).then(() => setSpoken(name));
  const retry = () => again(tries + 1);
  return html`<${Head} now=${now} spoken=${spoken} onSpeak=${change} />
    <main id="content" tabindex="-1" class=${game ? game.slug : ''}>
      <${Page} ...${{ now, game, games, tale: told, refusal, retry }} />
    </main>
    <footer><a href="/apidocs/">${t('n.api')}</a></footer>`;
}

function Page({ now, game, games, tale, refusal, retry }) {
  const Shown = Object.hasOwn(PAGES, now.page) && PAGES[now.page];
  if (refusal?.status === 401) return html`<${Key} onKey=${retry} />`;
  if (refusal) return html`<${Refused} refusal=${refusal} onAgain=${retry} />`;
  if (!Shown || (now.slug && !game)) return html`<p>${t('no.page')}</p>`;
  if (!now.slug && games) return html`<${Choice} page=${now.page} games=${games} />`;
  if (!tale) return html`<p class="wait">${t('n.wait')}</p>`;
  // another game, page, language or link begins anew; another rule only scrolls
  const key = [now.page, now.slug, tale.lang, now.page === 'rules' ? '' : now.data].join(' ');
  return html`<h1><a href=${`#/${now.page}`}>${tale.title}</a></h1>
    <${Shown} key=${key} game=${game} tale=${tale} data=${now.data} visit=${visit} />`;
}

function Head({ now, spoken, onSpeak }) {
  const skip = (event) => {
    event.preventDefault();
    document.getElementById('content').focus();
  };
  const slug = now.slug && `/${now.slug}`;
  return html`<a class="skip" href="#content" onClick=${skip}>${t('n.skip')}</a>
    <header>
      <a class="brand" href="#/"><img src="/desk/icon.svg" alt="" width="32" height="32" />Referee</a>
      <nav aria-label=${t('n.pages')}>
        ${Object.keys(PAGES).map(
          (page) => html`<a
            href=${`#/${page}${slug}`}
            aria-current=${page === now.page ? 'page' : undefined}
          >${t(`n.${page}`)}</a>`,
        )}
      </nav>
      <div class="languages" role="group" aria-label=${t('n.language')}>
        ${Object.entries(LANGUAGES).map(
          ([name, words]) => html`<button
            type="button"
            lang=${name}
            aria-label=${words}
            aria-pressed=${String(name === spoken)}
            onClick=${() => onSpeak(name)}
          >${name.toUpperCase()}</button>`,
        )}
      </div>
    </header>`;
}

/** Two or four; two to six. */
const players = (seats) =>
  seats.length > 2 ? `${seats[0]}–${seats[seats.length - 1]}` : seats.join(', ');

/** Which game it is about. */
function Choice({ page, games }) {
  const known = games.filter(({ slug }) => gameOf(slug));
  return html`<h1>${t(`n.which.${page}`)}</h1>
    <p class="lead">${t(`n.lead.${page}`)}</p>
    <ul class="choice">
      ${known.map((one) => {
        const game = gameOf(one.slug);
        return html`<li><a href=${`#/${page}/${one.slug}`} class=${one.slug}>
          <span aria-hidden="true"><${CardRow} game=${game} cards=${game.emblem} small=${true} /></span>
          <span class="title">${one.title}</span>${' '}
          <span class="hint">${t('n.players', { n: players(one.players) })}</span>
        </a></li>`;
      })}
    </ul>`;
}

/** Where a service wants a key, it is asked for here; the browser keeps it. */
function Key({ onKey }) {
  const [key, type] = useState(kept('key') || '');
  const use = (value) => {
    keep('key', value);
    onKey();
  };
  const send = (event) => {
    event.preventDefault();
    use(key.trim());
  };
  return html`<form class="key" onSubmit=${send}>
    <h1>${t('n.key')}</h1>
    <p class="hint">${t('n.key-hint')}</p>
    ${kept('key') && html`<p class="message" role="alert">${t('no.401')}</p>`}
    <${TextField} type="password" required=${true} label=${t('n.key-field')} value=${key} onInput=${type} />
    <div class="chips">
      <button type="submit" class="main">${t('n.key-use')}</button>
      ${kept('key') && html`<button type="button" onClick=${() => use(null)}>${t('n.key-forget')}</button>`}
    </div>
  </form>`;
}

await speak(preferred());
render(html`<${Desk} />`, document.getElementById('desk'));
