// What every other file takes from the libraries, so that their places are named once.

import { h, render } from './vendor/preact.js';
import { useEffect, useMemo, useRef, useState } from './vendor/hooks.js';
import htm from './vendor/htm.js';

export const html = htm.bind(h);
export { render, useEffect, useMemo, useRef, useState };

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
