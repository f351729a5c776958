import type { OpenAPI3, SecuritySchemeObject } from 'openapi-typescript';
import { operationsOf, resolveReference, type Operation } from '../../../../conformance/contracts/operations.ts';
import type { Contract } from '../../contracts.ts';
import { blocks, code, count, inline, list, table } from '../md.ts';
import { toOperation } from '../addresses.ts';

/** More operations than these are counted, not named. */
const MOST_NAMED = 6;

/** What a caller has to send to be let in: the credentials of the contract, and which operations want which. */
export function authentication(contract: Contract): string {
  const { document } = contract;
  const credentials = Object.entries(document.components?.securitySchemes ?? {}).map(([name, part]) => {
    const scheme = resolveReference<SecuritySchemeObject>(document, part);
    return { id: `credential-${name}`, cells: [code(name), placeOf(scheme), inline(scheme.description ?? '')] };
  });
  const ways = [...waysOf(document)].sort(([, one], [, other]) => other.length - one.length);
  return blocks(
    table(['Credential', 'Where it is sent', 'What it is'], credentials),
    list(ways.map(([demand, own]) => `${demand}: ${ways.length === 1 ? 'all operations' : listed(contract, own)}`)),
  );
}

/** The operations by the credentials that are needed together, with their scopes. */
function waysOf(document: OpenAPI3): Map<string, Operation[]> {
  const ways = new Map<string, Operation[]>();
  for (const operation of operationsOf(document)) {
    const [needed = {}]: readonly Readonly<Record<string, readonly string[]>>[] =
      operation.object.security ?? document.security ?? [];
    const names = Object.entries(needed).map(([name, scopes]) =>
      scopes.length === 0 ? code(name) : `${code(name)} with the scope ${scopes.map(code).join(', ')}`,
    );
    const demand = names.length === 0 ? 'No credential of this table' : names.join(' and ');
    ways.set(demand, [...(ways.get(demand) ?? []), operation]);
  }
  return ways;
}

function placeOf(scheme: SecuritySchemeObject): string {
  if (scheme.type === 'http')
    return `header ${code(`Authorization: ${scheme.scheme === 'basic' ? 'Basic' : 'Bearer'} …`)}`;
  return scheme.type === 'apiKey' ? `${scheme.in} ${code(scheme.name)}` : scheme.type;
}

function listed(contract: Contract, operations: readonly Operation[]): string {
  if (operations.length <= MOST_NAMED) return operations.map(({ key }) => toOperation(contract, key)).join(', ');
  const methods = new Set(operations.map(({ method }) => method.toUpperCase()));
  return `${count(operations.length, 'operation')} (${[...methods].join(', ')})`;
}
