// The desk: routes, languages and keys.

import { html, render, useEffect, useState } from './ui.js';
import { LANGUAGES, choose, language, preferred, speak, t } from './words.js';
import { Refusal, fetchAbout, fetchOnce } from './api.js';
import { store, stored } from './storage.js';
import { gameOf } from './games.js';
import { Ask } from './ask.js';
import { Table } from './table.js';
import { LookUp } from './lookup.js';
import { Refused } from './ruling.js';
import { CardRow } from './cards.js';
import { TextField } from './parts.js';

/** @type {Record<string, (props: any) => unknown>} */
const PAGES = { ask: Ask, table: Table, rules: LookUp };

/** The page, the game and its data, from the fragment of the address. */
function currentRoute() {
  const [, page = '', slug = '', data = ''] = location.hash.split('/');
  return { page: page || 'ask', slug, data };
}

/** @type {(hash: string) => void} */
function visit(hash) {
  location.hash = hash;
}

function Desk() {
  const [route, setRoute] = useState(currentRoute);
  const [games, setGames] = useState(/** @type {GameSummary[] | null} */ (null));
  const [about, setAbout] = useState(/** @type {About | null} */ (null));
  const [refusal, setRefusal] = useState(/** @type {RefusalInfo | null} */ (null));
  const [locale, setLocale] = useState(language);
  const [tries, setTries] = useState(0);
  const game = gameOf(route.slug);

  useEffect(() => {
    const navigate = () => {
      setRoute(currentRoute());
      scrollTo(0, 0);
    };
    const lock = () => setRefusal({ status: 401, lines: [] });
    addEventListener('hashchange', navigate);
    addEventListener('keyless', lock);
    return () => {
      removeEventListener('hashchange', navigate);
      removeEventListener('keyless', lock);
    };
  }, []);

  useEffect(() => {
    let current = true;
    const load = async () => {
      const all = await fetchOnce('/games');
      const next = game ? await fetchAbout(game.slug) : null;
      if (!current) return;
      if (next && game?.learn) game.learn(next);
      setGames(all.games);
      setAbout(next);
      setRefusal(null);
    };
    load().catch((error) => {
      if (!(error instanceof Refusal)) throw error;
      if (current) setRefusal(error);
    });
    return () => {
      current = false;
    };
  }, [route.slug, locale, tries]);

  const shown = game && about?.slug === game.slug ? about : null;
  const title = shown ? `${shown.title} · ${t(`n.${route.page}`)}` : 'Referee';
  useEffect(() => {
    document.title = title;
  }, [title]);

  const change = (/** @type {string} */ name) => choose(name).then(() => setLocale(name));
  const retry = () => setTries(tries + 1);
  return html`<${Head} route=${route} locale=${locale} onLanguage=${change} />
    <main id="content" tabindex="-1" class=${game ? game.slug : ''}>
      <${Page} ...${{ route, game, games, about: shown, refusal, retry }} />
    </main>
    <footer><a href="/apidocs/">${t('n.api')}</a></footer>`;
}

/**
 * @param {{
 *   route: Route, game?: Game, games: GameSummary[] | null, about: About | null,
 *   refusal: RefusalInfo | null, retry: () => void,
 * }} props
 */
function Page({ route, game, games, about, refusal, retry }) {
  const Shown = Object.hasOwn(PAGES, route.page) && PAGES[route.page];
  if (refusal?.status === 401) return html`<${KeyForm} onKey=${retry} />`;
  if (refusal) return html`<${Refused} refusal=${refusal} onRetry=${retry} />`;
  if (!Shown || (route.slug && !game)) return html`<p>${t('no.page')}</p>`;
  if (!route.slug && games) return html`<${GameList} page=${route.page} games=${games} />`;
  if (!about) return html`<p class="wait">${t('n.wait')}</p>`;
  // another game, page, language or link starts afresh; another rule only scrolls
  const key = [route.page, route.slug, about.lang, route.page === 'rules' ? '' : route.data].join(' ');
  return html`<h1><a href=${`#/${route.page}`}>${about.title}</a></h1>
    <${Shown} key=${key} game=${game} about=${about} data=${route.data} visit=${visit} />`;
}

/** @param {{ route: Route, locale: string, onLanguage: (name: string) => void }} props */
function Head({ route, locale, onLanguage }) {
  const skip = (/** @type {Event} */ event) => {
    event.preventDefault();
    document.getElementById('content')?.focus();
  };
  const slug = route.slug && `/${route.slug}`;
  return html`<a class="skip" href="#content" onClick=${skip}>${t('n.skip')}</a>
    <header>
      <a class="brand" href="#/"><img src="/desk/icon.svg" alt="" width="32" height="32" />Referee</a>
      <nav aria-label=${t('n.pages')}>
        ${Object.keys(PAGES).map(
          (page) => html`<a
            href=${`#/${page}${slug}`}
            aria-current=${page === route.page ? 'page' : undefined}
          >${t(`n.${page}`)}</a>`,
        )}
      </nav>
      <div class="languages" role="group" aria-label=${t('n.language')}>
        ${Object.entries(LANGUAGES).map(
          ([name, words]) => html`<button
            type="button"
            lang=${name}
            aria-label=${words}
            aria-pressed=${String(name === locale)}
            onClick=${() => onLanguage(name)}
          >${name.toUpperCase()}</button>`,
        )}
      </div>
    </header>`;
}

/**
 * The number of players: "2, 4" or "2–6".
 *
 * @type {(seats: number[]) => string}
 */
const players = (seats) =>
  seats.length > 2 ? `${seats[0]}–${seats[seats.length - 1]}` : seats.join(', ');

/**
 * The list of games to choose from.
 *
 * @param {{ page: string, games: GameSummary[] }} props
 */
function GameList({ page, games }) {
  return html`<h1>${t(`n.which.${page}`)}</h1>
    <p class="lead">${t(`n.lead.${page}`)}</p>
    <ul class="choice">
      ${games.map((one) => {
        const game = gameOf(one.slug);
        return game && html`<li><a href=${`#/${page}/${one.slug}`} class=${one.slug}>
          <span aria-hidden="true"><${CardRow} game=${game} cards=${game.emblem} small=${true} /></span>
          <span class="title">${one.title}</span>${' '}
          <span class="hint">${t('n.players', { n: players(one.players) })}</span>
        </a></li>`;
      })}
    </ul>`;
}

/**
 * The form for a key, where the service requires one; the browser stores it.
 *
 * @param {{ onKey: () => void }} props
 */
function KeyForm({ onKey }) {
  const [key, setKey] = useState(stored('key') || '');
  const use = (/** @type {string | null} */ value) => {
    store('key', value);
    onKey();
  };
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    use(key.trim());
  };
  return html`<form class="key" onSubmit=${send}>
    <h1>${t('n.key')}</h1>
    <p class="hint">${t('n.key-hint')}</p>
    ${stored('key') && html`<p class="message" role="alert">${t('no.401')}</p>`}
    <${TextField} type="password" required=${true} label=${t('n.key-field')} value=${key} onInput=${setKey} />
    <div class="chips">
      <button type="submit" class="main">${t('n.key-use')}</button>
      ${stored('key') && html`<button type="button" onClick=${() => use(null)}>${t('n.key-forget')}</button>`}
    </div>
  </form>`;
}

await speak(preferred());
render(html`<${Desk} />`, /** @type {Element} */ (document.getElementById('desk')));
