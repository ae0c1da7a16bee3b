// The parts of Preact that the desk uses.

export interface VNode {
  type: unknown;
  props: object;
  key: unknown;
}
export function h(type: unknown, props: object | null, ...children: unknown[]): VNode;
export function render(vnode: unknown, parent: Element): void;
