// Asks the service. What it refuses becomes a sentence that a person understands.

import { fieldName, language, pair, t } from './words.js';
import { kept } from './kept.js';

/** A request that was not answered as hoped: what to say, and what to do about it. */
export class Refusal extends Error {
  constructor(status, lines, lang) {
    super(lines[0]);
    Object.assign(this, { status, lines, lang });
    this.passing = status === 0 || status === 429 || status >= 500; // later it may be answered
  }
}

export async function ask(path, body) {
  const headers = { 'Accept-Language': `${language}, en;q=0.5` };
  const key = kept('key');
  // a header takes no other letters; such a key is none of theirs, and they say so
  if (/^[!-~]+$/.test(key || '')) headers.Authorization = `Bearer ${key}`;
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

const OURS = [0, 401, 413, 429, 503];

async function refusal(response) {
  const { status } = response;
  let problem = {};
  try {
    problem = await response.json();
  } catch {
    /* not even a problem: something between us has failed */
  }
  if (OURS.includes(status)) {
    const wait = response.headers.get('Retry-After') || '60';
    return new Refusal(status, [t(`no.${status}`, { wait })], language);
  }
  if (status === 409 || status === 422) {
    const errors = (problem.errors || []).slice(0, 5);
    const lines = errors.map((error) => pair(place(error.pointer), error.detail));
    return new Refusal(status, [t('no.unclear'), ...lines], 'en');
  }
  const name = response.headers.get('X-Request-Id') || '';
  return new Refusal(status, [t(status < 500 ? 'no.unclear' : 'no.broken', { name })], language);
}

/** A pointer into what was sent, as somebody would say it: "claim › quantity". */
function place(pointer = '#') {
  const steps = pointer
    .replace(/^#\/?/, '')
    .split('/')
    .map((step) => decodeURIComponent(step));
  const said = steps.filter((step) => step && !['state', 'known', 'move'].includes(step));
  return (
    said.map((step) => (/^\d+$/.test(step) ? Number(step) + 1 : fieldName(step))).join(' › ') ||
    t('no.whole')
  );
}

const answers = new Map();

/** Something that stays as it is while the page is open: a game's options, its rules. */
export function look(path) {
  const name = `${language} ${path}`;
  if (!answers.has(name)) {
    answers.set(
      name,
      ask(path).catch((error) => {
        answers.delete(name);
        throw error;
      }),
    );
  }
  return answers.get(name);
}

/** A game as the service tells of it, with its rules by their IDs. */
export async function tellOf(slug) {
  const [about, { rules, lang }] = await Promise.all([
    look(`/games/${slug}`),
    look(`/games/${slug}/rules`),
  ]);
  return { ...about, lang, rules: Object.fromEntries(rules.map((rule) => [rule.id, rule])) };
}
