// What the browser keeps between visits. It may refuse to: then it is kept while the page is open.

const PREFIX = 'referee.';
const held = {};

export function kept(name) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name)) ?? held[name] ?? null;
  } catch {
    return held[name] ?? null;
  }
}

export function keep(name, value) {
  held[name] = value;
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    /* a private window, or full */
  }
}
