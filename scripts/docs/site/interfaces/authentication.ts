import type { OpenAPI3, SecuritySchemeObject } from 'openapi-typescript';
import { operationsOf, resolveReference, type Operation } from '../../../../conformance/contracts/operations.ts';
import type { Contract } from '../../contracts.ts';
import { operationLink } from '../addresses.ts';
import { code, count, inline, list, named, table } from '../md.ts';

/** More operations than these are counted, not named. */
const MOST_NAMED = 6;

/** One way to call operations: the credentials that are needed together, with their scopes. */
interface Way {
  credentials: readonly { name: string; scopes: readonly string[] }[];
  operations: readonly Operation[];
}

/** What a caller has to send to be let in: the credentials of the contract, and which operations want which. */
export function authentication(contract: Contract): string[] {
  const { document } = contract;
  const ways = waysOf(document);
  const credentials = Object.entries(document.components?.securitySchemes ?? {}).map(([name, part]) => {
    const scheme = resolveReference<SecuritySchemeObject>(document, part);
    return { id: `credential-${name}`, cells: [code(name), placeOf(scheme), inline(scheme.description ?? '')] };
  });
  return [
    ...(credentials.length === 0 ? [] : [table(['Credential', 'Where it is sent', 'What it is'], credentials)]),
    list(ways.map((way) => `${demandOf(way)}: ${operationsIn(way, ways, contract)}`)),
  ];
}

function waysOf(document: OpenAPI3): Way[] {
  const ways = new Map<string, Way>();
  for (const operation of operationsOf(document)) {
    const [needed = {}]: readonly Readonly<Record<string, readonly string[]>>[] =
      operation.object.security ?? document.security ?? [];
    const credentials = Object.entries(needed).map(([name, scopes]) => ({ name, scopes }));
    const key = JSON.stringify(credentials);
    ways.set(key, { credentials, operations: [...(ways.get(key)?.operations ?? []), operation] });
  }
  return [...ways.values()].sort((one, other) => other.operations.length - one.operations.length);
}

function placeOf(scheme: SecuritySchemeObject): string {
  if (scheme.type === 'http')
    return `header ${code(`Authorization: ${scheme.scheme === 'basic' ? 'Basic' : 'Bearer'} …`)}`;
  return scheme.type === 'apiKey' ? `${scheme.in} ${code(scheme.name)}` : scheme.type;
}

function demandOf({ credentials }: Way): string {
  if (credentials.length === 0) return 'No credential of this table';
  const names = credentials.map(({ name, scopes }) =>
    scopes.length === 0 ? code(name) : `${code(name)} with the scope ${scopes.map(code).join(', ')}`,
  );
  return names.join(' and ');
}

function operationsIn({ operations }: Way, ways: readonly Way[], { id }: Contract): string {
  if (ways.length === 1) return 'all operations';
  if (operations.length > MOST_NAMED) {
    const methods = new Set(operations.map(({ method }) => method.toUpperCase()));
    return `${count(operations.length, 'operation')} (${[...methods].join(', ')})`;
  }
  return operations.map(({ key, object }) => named(key, operationLink(id, object.operationId ?? ''))).join(', ');
}
