// What the browser stores between visits, or, if it refuses to, while the page is open.

const PREFIX = 'referee.';
/** @type {Record<string, unknown>} */
const fallback = {};

/** @type {(name: string) => any} */
export function stored(name) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') ?? fallback[name] ?? null;
  } catch {
    return fallback[name] ?? null;
  }
}

/** @type {(name: string, value: unknown) => void} */
export function store(name, value) {
  fallback[name] = value;
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    /* a private window, or full */
  }
}
