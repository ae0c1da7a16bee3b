// Calls the service, and turns its errors into sentences for people.

import { fieldName, language, pair, t } from './words.js';
import { stored } from './storage.js';

/** A failed request: what to say about it, and whether to offer another try. */
export class Refusal extends Error {
  constructor(/** @type {number} */ status, /** @type {string[]} */ lines, /** @type {string} */ lang) {
    super(lines[0]);
    this.status = status;
    this.lines = lines;
    this.lang = lang;
    this.temporary = status === 0 || status === 429 || status >= 500; // worth asking again
  }
}

/**
 * @template {string} P
 * @param {P} path
 * @param {object} [body]
 * @returns {Promise<Answer<P>>}
 */
export async function request(path, body) {
  /** @type {Record<string, string>} */
  const headers = { 'Accept-Language': `${language}, en;q=0.5` };
  const key = stored('key');
  // a header takes no other characters; without one the service answers 401
  if (/^[!-~]+$/.test(key || '')) headers.Authorization = `Bearer ${key}`;
  /** @type {RequestInit} */
  const options = { headers };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    Object.assign(options, { method: 'POST', body: JSON.stringify(body) });
  }
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new Refusal(0, [t('no.0')], language);
  }
  if (!response.ok) throw await refusal(response);
  const answer = await response.json();
  return { ...answer, lang: response.headers.get('Content-Language') || 'en' };
}

const OWN_MESSAGES = [0, 401, 413, 429, 503];

/** @type {(response: Response) => Promise<Refusal>} */
async function refusal(response) {
  const { status } = response;
  /** @type {Partial<Wire['Problem']>} */
  let problem = {};
  try {
    problem = await response.json();
  } catch {
    /* not a problem document: a proxy has failed */
  }
  if (OWN_MESSAGES.includes(status)) {
    const wait = response.headers.get('Retry-After') || '60';
    return new Refusal(status, [t(`no.${status}`, { wait })], language);
  }
  if (status === 409 || status === 422) {
    const errors = (problem.errors || []).slice(0, 5);
    const lines = errors.map(({ pointer, detail }) => pair(readablePointer(pointer), detail));
    return new Refusal(status, [t('no.unclear'), ...lines], 'en');
  }
  const name = response.headers.get('X-Request-Id') || '';
  return new Refusal(status, [t(status < 500 ? 'no.unclear' : 'no.broken', { name })], language);
}

/**
 * A pointer into the request, as a person would say it: "claim › quantity".
 *
 * @type {(pointer?: string) => string}
 */
function readablePointer(pointer = '#') {
  const steps = pointer
    .replace(/^#\/?/, '')
    .split('/')
    .map((step) => decodeURIComponent(step));
  const named = steps.filter((step) => step && !['state', 'known', 'move'].includes(step));
  return (
    named.map((step) => (/^\d+$/.test(step) ? Number(step) + 1 : fieldName(step))).join(' › ') ||
    t('no.whole')
  );
}

/** @type {Map<string, Promise<any>>} */
const answers = new Map();

/**
 * Requests what does not change while the page is open, such as a game's rules, only once.
 *
 * @template {string} P
 * @param {P} path
 * @returns {Promise<Answer<P>>}
 */
export function fetchOnce(path) {
  const name = `${language} ${path}`;
  const earlier = answers.get(name);
  if (earlier) return earlier;
  const answer = request(path).catch((error) => {
    answers.delete(name);
    throw error;
  });
  answers.set(name, answer);
  return answer;
}

/**
 * A game as the service describes it, with its rules by their IDs.
 *
 * @type {(slug: string) => Promise<About>}
 */
export async function fetchAbout(slug) {
  const [about, { rules, lang }] = await Promise.all([
    fetchOnce(`/games/${slug}`),
    fetchOnce(`/games/${slug}/rules`),
  ]);
  return { ...about, lang, rules: Object.fromEntries(rules.map((rule) => [rule.id, rule])) };
}
