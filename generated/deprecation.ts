/**
 * Tells who uses an interface that it ends, generated from scripts/generate/runtime/deprecation.ts. Do not edit: run `npm run generate`.
 */
import type * as Announced from './announced.ts';
import type { Ending, OnDeprecation } from './announced.ts';

export type { Deprecation, Ending, OnDeprecation } from './announced.ts';

/** What takes the place of an operation that ends, or why nothing does. */
export type Successor =
  | { readonly interface: string; readonly operation: string; readonly request: string }
  | { readonly none: string };

let announced: Promise<typeof Announced | undefined> | undefined;

/**
 * Warns that an interface ends, each listener once per process. What does so is loaded for the first answer; a redeployed application
 * may no longer have it, and then nobody is warned.
 *
 * @param headers - of an answer of the interface
 */
export async function tellEnding(ending: Ending, headers: Headers, onDeprecation?: OnDeprecation): Promise<void> {
  announced ??= import('./announced.ts').catch(() => undefined);
  (await announced)?.tellOnce(ending, headers, onDeprecation);
}
