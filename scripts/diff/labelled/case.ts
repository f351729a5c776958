import type { Operation } from 'rfc6902';
import type { Level } from '../level.ts';

/** A change of an OpenAPI document, with the level that it deserves. */
export interface DocumentCase {
  change: string;
  level: Level;
  /** JSON Patch of the document. */
  patch: readonly Operation[];
  /** The interface whose contract is changed; the document of `document.fixture.ts` if none is named. */
  interface?: string;
}

/** A change of an SDL, with the level that it deserves. */
export interface SchemaCase {
  change: string;
  level: Level;
  /** What of the text is replaced, in pairs: what stands there once, and what comes instead. */
  replace: readonly (readonly [from: string, to: string])[];
}
