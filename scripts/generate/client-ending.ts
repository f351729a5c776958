import type { OpenAPI3 } from 'openapi-typescript';
import { noCode, type ClientCode } from './client-code.ts';

/** The code that tells of the end of an interface, and the option for who is told. */
export interface EndingCode extends ClientCode {
  /** Members of the options interface. */
  options: readonly string[];
  optionNames: readonly string[];
}

/** Writes the part of a client that tells that its interface ends, where it does. */
export function endingCode(document: OpenAPI3): EndingCode {
  if (!('x-sunset' in document)) return { ...noCode, options: [], optionNames: [] };
  return {
    ...noCode,
    imports: [
      "import { tellEnding, type OnDeprecation } from '../deprecation.ts';",
      "import { ENDING } from './ending.ts';",
    ],
    options: [
      '  /** Told once that the interface ends, at its first answer; by default a warning of Node, and nothing in a browser. */',
      '  onDeprecation?: OnDeprecation | undefined;',
    ],
    optionNames: ['onDeprecation'],
    onResponse: ['await tellEnding(ENDING, response.headers, onDeprecation);'],
  };
}
