/**
 * Tells who uses an interface that it ends, generated from scripts/generate/runtime/deprecation.ts. Do not edit: run `npm run generate`.
 */
import type { Deprecation, Ending } from './announced.ts';

export type { Deprecation, Ending } from './announced.ts';

/** What takes the place of an operation that ends, or why nothing does. */
export type Successor =
  | { readonly interface: string; readonly operation: string; readonly request: string }
  | { readonly none: string };

/** Told once that an interface ends. What it throws is an uncaught error, and fails no call. */
export type OnDeprecation = (deprecation: Deprecation) => void;

interface MayWarn {
  process?: { emitWarning?: (message: string, options: { type: string; code: string }) => void };
}

/** A warning of Node; a browser has no place for it. */
const warn: OnDeprecation = ({ message, code }) =>
  (globalThis as MayWarn).process?.emitWarning?.(message, { type: 'DeprecationWarning', code });

/** What each listener was told in this process. */
const told = new WeakMap<OnDeprecation, Set<string>>();

/**
 * Warns that an interface ends, each listener once per process. The text is loaded only then; a redeployed application may no
 * longer have it, and then nobody is warned.
 *
 * @param headers - of an answer of the interface
 */
export async function tellEnding(ending: Ending, headers: Headers, onDeprecation: OnDeprecation = warn): Promise<void> {
  const interfaces = told.get(onDeprecation) ?? new Set();
  if (interfaces.has(ending.interface)) return;
  told.set(onDeprecation, interfaces.add(ending.interface));
  const announced = await import('./announced.ts').catch(() => undefined);
  try {
    if (announced) onDeprecation(announced.deprecationOf(ending, headers));
  } catch (error) {
    // The call goes on: a listener that throws is an uncaught error, as it is of an event.
    queueMicrotask(() => {
      throw error;
    });
  }
}
