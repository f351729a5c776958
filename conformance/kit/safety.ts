import { OperationTypeNode, parse } from 'graphql';
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
  return id === 'consumer-loan-offers' && path === '/angebote' && onlyQueries(body ?? '');
}

/** Tells whether a GraphQL request asks only; one that cannot be read is safe when it names no other operation. */
function onlyQueries(body: string): boolean {
  try {
    const { query } = JSON.parse(body) as { query: string };
    const { definitions } = parse(query);
    return definitions.every(
      (definition) => !('operation' in definition) || definition.operation === OperationTypeNode.QUERY,
    );
  } catch {
    return !/mutation|subscription/.test(body);
  }
}
