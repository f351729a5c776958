import { quote } from '../../conformance/generator/code-text.ts';

/** The code that one concern (credentials, media types, GraphQL, the end of an interface) adds to a client. */
export interface ClientCode {
  /** Values to import from openapi-fetch besides `createClient`. */
  values?: readonly string[];
  /** Further import statements. */
  imports?: readonly string[];
  /** Declarations at the top level. */
  declarations?: readonly string[];
  /** Members of the options' interface, and their names. */
  options?: readonly string[];
  optionNames?: readonly string[];
  /** Members of the client's type. */
  members?: readonly string[];
  /** Settings for `createClient`. */
  settings?: readonly string[];
  /** Statements to run on each request. */
  onRequest?: readonly string[];
  /** Statements to run on each response. */
  onResponse?: readonly string[];
  /** Statements that return the client. */
  result?: readonly string[];
}

/** A constant set of strings, one per line if there are several. */
export function setOf(name: string, keys: Iterable<string>): string[] {
  const items = Array.from(keys, quote);
  if (items.length === 1) return [`const ${name} = new Set([${items.join('')}]);`];
  return [`const ${name} = new Set([`, ...items.map((item) => `  ${item},`), ']);'];
}
