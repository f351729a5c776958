import { OperationTypeNode, parse } from 'graphql';
import { OPERATIONS } from '../../generated/operations.ts';
import type { InterfaceId } from '../../generated/platform.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may be sent without --allow-writes: it has a safe method, or its operation only reads.
 *
 * @param path - the path template of the contract
 * @param body - the body as text, if any
 */
export function isSafe(id: InterfaceId, method: string, path: string, body: string | undefined): boolean {
  if (SAFE_METHODS.has(method)) return true;
  const operation = OPERATIONS[id].find((one) => one.method === method && one.path === path);
  if (operation?.effect !== 'reads') return false;
  return operation.graphql !== true || onlyQueries(body ?? '');
}

/** Whether a GraphQL request has only queries; one that cannot be parsed is safe if it mentions no other operation type. */
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
