import type * as Announced from './announced.ts';
import type { Ending, OnDeprecation } from './announced.ts';

export type { Deprecation, Ending, OnDeprecation } from './announced.ts';

/** Successor of an ending operation, or the reason why there is none. */
export type Successor =
  | { readonly interface: string; readonly operation: string; readonly request: string }
  | { readonly none: string };

let announced: Promise<typeof Announced | undefined> | undefined;

/**
 * Warns that an interface ends, once per listener and process. The code is loaded with the first response; if a redeployed application no
 * longer serves that file, there is no warning.
 *
 * @param headers - of a response of the interface
 */
export async function tellEnding(ending: Ending, headers: Headers, onDeprecation?: OnDeprecation): Promise<void> {
  announced ??= import('./announced.ts').catch(() => undefined);
  (await announced)?.tellOnce(ending, headers, onDeprecation);
}
