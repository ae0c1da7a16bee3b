// What every other file takes from the libraries, so that their places are named once.

import { h, render } from './vendor/preact.js';
import { useEffect, useMemo, useRef, useState } from './vendor/hooks.js';
import htm from './vendor/htm.js';

export const html = htm.bind(h);
export { render, useEffect, useMemo, useRef, useState };

const held = new Map();

/** A state that is still there for whoever comes back to it while the page is open. */
export function useHeld(name, start) {
  const [value, set] = useState(() => (held.has(name) ? held.get(name) : start));
  const hold = (next) => {
    held.set(name, next);
    set(next);
  };
  return [value, hold];
}

/** Moves the focus to an element as soon as it is there: who cannot see hears what is new. */
export function useFocus(...when) {
  const place = useRef(null);
  useEffect(() => {
    if (!place.current) return;
    place.current.focus({ preventScroll: true });
    place.current.scrollIntoView({ block: 'start' });
  }, when);
  return place;
}
