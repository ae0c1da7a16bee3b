// The hooks of Preact that the desk uses.

export function useState<T>(initial: T | (() => T)): [T, (value: T) => void];
export function useEffect(effect: () => void | (() => void), inputs?: unknown[]): void;
export function useMemo<T>(factory: () => T, inputs: unknown[]): T;
export function useRef<T>(initial: T): { current: T };
