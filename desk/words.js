// The desk's own words. Those of the games come from the service, in the same language.

import { store, stored } from './storage.js';

export const LANGUAGES = { en: 'English', fr: 'Français' };

/** @type {Record<string, string>} */
let words = {};
export let language = 'en';

/** @type {(name: string) => Promise<void>} */
export async function speak(name) {
  language = name in LANGUAGES ? name : 'en';
  ({ words } = await import(`./words/${language}.js`));
  document.documentElement.lang = language;
}

/** @type {(name: string) => Promise<void>} */
export function choose(name) {
  store('language', name);
  return speak(name);
}

/**
 * The language chosen here, else the first of the browser's that the desk has.
 *
 * @type {() => string}
 */
export function preferred() {
  const requested = (navigator.languages || []).map((tag) => tag.slice(0, 2));
  return stored('language') || requested.find((tag) => tag in LANGUAGES) || 'en';
}

/** @type {(key: string) => boolean} */
export const has = (key) => key in words;

/**
 * The text for a key, with {names} filled in; a key without one is shown as plain text.
 *
 * @type {(key: string, facts?: Values) => string}
 */
export function t(key, facts = {}) {
  const text = words[key] ?? key.slice(key.indexOf('.') + 1).replace(/[-_]/g, ' ');
  const filled = text.replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? '');
  // French puts a no-break space before these
  return language === 'fr' ? filled.replace(/ ([?!:;])/g, '\u00a0$1') : filled;
}

/**
 * The name of a field of a state or a move.
 *
 * @type {(name: string) => string}
 */
export const fieldName = (name) => t(has(`s.${name}`) ? `s.${name}` : `f.${name}`);

/**
 * A label and its value: "Hand: 3", but without a colon after a question.
 *
 * @type {(what: string, value: unknown) => string}
 */
export const pair = (what, said) =>
  what.endsWith('?') ? `${what} ${said}` : `${what}${language === 'fr' ? '\u00a0' : ''}: ${said}`;

/**
 * Singular or plural: the key of the plural ends in s.
 *
 * @type {(key: string, n: number) => string}
 */
export const count = (key, n) => t(n === 1 ? key : `${key}s`, { n });
