// The part of htm that the desk uses: a template may have several roots, or none.

import type { h, VNode } from './preact.js';

declare const htm: {
  bind(create: typeof h): (strings: TemplateStringsArray, ...values: unknown[]) => VNode;
};
export default htm;
