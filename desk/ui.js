// The libraries, imported here alone.

import { h, render } from './vendor/preact.js';
import { useEffect, useMemo, useRef, useState } from './vendor/hooks.js';
import htm from './vendor/htm.js';

export const html = htm.bind(h);
export { render, useEffect, useMemo, useRef, useState };

/** @type {Map<string, any>} */
const held = new Map();

/**
 * State that outlives its component, for as long as the page is open.
 *
 * @template T
 * @param {string} name
 * @param {T} start
 * @returns {[T, (value: T) => void]}
 */
export function useStickyState(name, start) {
  const [value, setValue] = useState(() => (held.has(name) ? held.get(name) : start));
  const setHeld = (/** @type {T} */ next) => {
    held.set(name, next);
    setValue(next);
  };
  return [value, setHeld];
}

/**
 * Focuses an element when it appears, so that a screen reader announces what is new.
 *
 * @type {(...when: unknown[]) => { current: HTMLElement | null }}
 */
export function useFocus(...when) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!place.current) return;
    place.current.focus({ preventScroll: true });
    place.current.scrollIntoView({ block: 'start' });
  }, when);
  return place;
}
