import type { InterfaceId } from './interfaces.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Tells whether a request may be sent without --allow-writes: a reading method, the token request, or a GraphQL query.
 *
 * @param body - the body as text, if any
 */
export function isSafe(id: InterfaceId, method: string, path: string, body: string | undefined): boolean {
  if (SAFE_METHODS.has(method)) return true;
  if (method !== 'POST') return false;
  if (id === 'login' && path === '/login') return true;
  return id === 'consumer-loan-offers' && path === '/angebote' && !/\b(mutation|subscription)\b/.test(body ?? '');
}
