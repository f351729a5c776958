import { parseJson } from '../../json.ts';
import type { Answer } from '../engine.ts';

/**
 * The first identifier of that name anywhere in a JSON value, since the shapes of the answers are not shown.
 *
 * @param name - name of a path parameter; upper and lower case are the same
 */
export function identifierNamed(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const members: [string, unknown][] = Object.entries(value);
  for (const [key, own] of Array.isArray(value) ? [] : members) {
    if (key.toLowerCase() !== name.toLowerCase()) continue;
    if (typeof own === 'number' || (typeof own === 'string' && own !== '')) return String(own);
  }
  for (const [, below] of members) {
    const found = identifierNamed(below, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The body of an answer, whatever its media type; that of JSON without the escapes by which it may write a name. */
export function withoutEscapes(answer: Answer): string {
  return JSON.stringify(answer.json()) ?? answer.body;
}

/** A string or a number of JSON. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;
/** A number of so many digits that it is rounded when it is parsed. */
const LONG = /^-?\d{16,}$/;

/** The same in the body of an answer, whose numbers are taken digit by digit. */
export function identifierIn(answer: Answer, name: string): string | undefined {
  // What is no JSON may hold quotation marks that are never closed, each of which would be looked for up to the end.
  if (answer.json() === undefined) return undefined;
  const exact = answer.body.replace(TOKEN, (token) => (LONG.test(token) ? `"${token}"` : token));
  return identifierNamed(exact === answer.body ? answer.json() : parseJson(exact), name);
}
