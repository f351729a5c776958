import type { Operation } from 'rfc6902';
import type { Level } from '../change.ts';

/** A change of an OpenAPI document, with the expected level. */
export interface DocumentCase {
  change: string;
  level: Level;
  /** JSON Patch of the document. */
  patch: readonly Operation[];
  /** Interface whose contract is changed; by default the document of `document.fixture.ts`. */
  interface?: string;
}

const caseOf =
  (level: Level) =>
  (change: string, ...operations: readonly Operation[]): DocumentCase => ({ change, level, patch: operations });

/** Make cases with an expected level. */
export const [none, patch, minor, major] = [caseOf('none'), caseOf('patch'), caseOf('minor'), caseOf('major')];

/** The operations of JSON Patch. */
export const add = (path: string, value: unknown): Operation => ({ op: 'add', path, value });
export const replace = (path: string, value: unknown): Operation => ({ op: 'replace', path, value });
export const remove = (path: string): Operation => ({ op: 'remove', path });
export const move = (from: string, path: string): Operation => ({ op: 'move', from, path });
