import type { IncomingMessage } from 'node:http';
import { splitTarget } from './http.ts';
import { getHttpConfigFromRequest } from './prism-library.ts';
import { queryOf } from './prism-request.ts';

/** The preferences of a request, in the header `Prefer` (RFC 7240), or in `__code` and the like in the query. */
type Preferences = Extract<ReturnType<typeof getHttpConfigFromRequest>, { _tag: 'Right' }>['right'];

const NAMES = /^(?:code|example|dynamic|seed)$/;

/**
 * Reads the preferences of a request.
 *
 * @returns undefined if a value is invalid
 */
export function preferencesOf({ headers, url = '/' }: IncomingMessage): Preferences | undefined {
  const { path, query } = splitTarget(url);
  const prismRequest = { url: { path, query: queryOf(query) }, headers: { prefer: String(headers['prefer'] ?? '') } };
  const read = getHttpConfigFromRequest(prismRequest);
  if (read._tag === 'Left') return undefined;
  const { code = 200 } = read.right;
  return code < 200 || code > 599 ? undefined : read.right;
}

/** Whether a request asks for a specific response of the contract, or tries to. */
export function asksForAnswer(request: IncomingMessage): boolean {
  const preferences = preferencesOf(request);
  return preferences === undefined || Object.values(preferences).some((value) => value !== undefined);
}

/** The problem for invalid preferences. */
export const UNREADABLE = {
  status: 422,
  title: 'Invalid request',
  detail:
    'A value of Prefer cannot be read. code takes a status from 200 to 599, example a name, dynamic true or false; a comma separates them: Prefer: code=200, example=NAME',
};

/** The preferences that the mock ignores, as RFC 7240 requires: misspelt ones, and parameters after a semicolon. */
export function ignoredPreferences({ headers }: IncomingMessage): string {
  const unquoted = String(headers['prefer'] ?? '').replaceAll(/"[^"]*"/g, '');
  const ignored = unquoted.split(',').flatMap((preference) => {
    const [name = '', ...parameters] = preference.split(';').map((part) => part.split('=')[0]?.trim() ?? '');
    return NAMES.test(name.toLowerCase()) ? parameters : [name, ...parameters];
  });
  return ignored.filter((name) => /^[\w-]+$/.test(name)).join(', ');
}
