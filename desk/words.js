// The words of the desk itself. What the games say comes from the service, in its language.

import { kept, keep } from './kept.js';

export const LANGUAGES = { en: 'English', fr: 'Français' };

let words = {};
export let language = 'en';

export async function speak(name) {
  language = name in LANGUAGES ? name : 'en';
  ({ words } = await import(`./words/${language}.js`));
  document.documentElement.lang = language;
}

export function choose(name) {
  keep('language', name);
  return speak(name);
}

/** The language that was chosen here, else the first that the browser asks for and we have. */
export function preferred() {
  const asked = (navigator.languages || []).map((tag) => tag.slice(0, 2));
  return kept('language') || asked.find((tag) => tag in LANGUAGES) || 'en';
}

export const has = (key) => key in words;

/** The words for a key, with {names} filled in; a key without words is shown as plain text. */
export function t(key, facts = {}) {
  const text = words[key] ?? key.slice(key.indexOf('.') + 1).replace(/[-_]/g, ' ');
  const said = text.replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? '');
  // French has a space before these, at which no line may end
  return language === 'fr' ? said.replace(/ ([?!:;])/g, '\u00a0$1') : said;
}

/** What a field of a state or a move is called. */
export const fieldName = (name) => t(has(`s.${name}`) ? `s.${name}` : `f.${name}`);

/** Something and what is said of it: "Hand: 3", but no colon comes after a question. */
export const pair = (what, said) =>
  what.endsWith('?') ? `${what} ${said}` : `${what}${language === 'fr' ? '\u00a0' : ''}: ${said}`;

/** One thing or several: the key of several has an s at its end. */
export const count = (key, n) => t(n === 1 ? key : `${key}s`, { n });
