import type { OpenAPI3, SecuritySchemeObject } from 'openapi-typescript';
import { operationsOf, resolveReference, type Operation } from '../../../../conformance/contracts/operations.ts';
import { groupBy } from '../../../../conformance/group-by.ts';
import type { JsonObject } from '../../../../conformance/json.ts';
import { placementOf, requirementsOf } from '../../../generate/credentials.ts';
import type { Contract } from '../../contracts.ts';
import { operationLink, toOperation } from '../addresses.ts';
import { anchored, blocks, code, count, inline, link, list, table } from '../md.ts';

/** If there are more operations, their number is shown instead of their names. */
const MOST_NAMED = 6;

/** The section on authentication: the credentials of the contract, and which operations need them. */
export function authentication(contract: Contract): string {
  const { document } = contract;
  const credentials = Object.entries(document.components?.securitySchemes ?? {}).map(([name, part]) => {
    const scheme = resolveReference<SecuritySchemeObject>(document, part);
    const { kind, header, cookie } = placementOf(name, scheme);
    const sent = { bearer: `${header}: Bearer …`, basic: `${header}: Basic …`, header, cookie: cookie ?? '' }[kind];
    const place = `${kind === 'cookie' ? kind : 'header'} ${code(sent)}`;
    return [anchored(`credential-${name}`, code(name)), place, descriptionOf(scheme)];
  });
  const groups = groupBy(operationsOf(document), (operation) => credentialsText(document, operation)).sort(
    ([, one], [, other]) => other.length - one.length,
  );
  return blocks(
    table(['Credential', 'Where it is sent', 'Description'], credentials),
    list(
      groups.map(([required, own]) => `${required}: ${groups.length === 1 ? 'all operations' : listed(contract, own)}`),
    ),
  );
}

export function credentialsText(document: OpenAPI3, { object }: Operation): string {
  const [needed = {}] = requirementsOf(document, object);
  const names = Object.entries(needed).map(([name, scopes]) =>
    scopes.length === 0 ? code(name) : `${code(name)} with the scope ${scopes.map(code).join(', ')}`,
  );
  return names.length === 0 ? 'None of the credentials above' : names.join(' and ');
}

function listed(contract: Contract, operations: readonly Operation[]): string {
  if (operations.length <= MOST_NAMED) return operations.map(({ key }) => toOperation(contract, key)).join(', ');
  const methods = new Set(operations.map(({ method }) => method.toUpperCase()));
  return `${count(operations.length, 'operation')} (${[...methods].join(', ')})`;
}

/** The operations of an interface, linked to its contract; for an ending interface, with their successors. */
export function operationTable({ id, document, sunset }: Contract): string {
  const ends = sunset !== undefined;
  const rows = operationsOf(document).map((operation) => {
    const { key, object } = operation;
    const { operationId = key, summary = '', responses = {} } = object;
    const answers = Object.keys(responses).map((status) => status.toLowerCase().replace('default', 'others'));
    const cell = `${link(inline(summary), operationLink(id, operationId))}<br>${code(key)}`;
    const next = ends ? [successorOf(operation)] : [];
    return [anchored(`operation-${operationId}`, cell), answers.join(', '), ...next];
  });
  return table(['Operation', 'Responses', ...(ends ? ['Successor'] : [])], rows);
}

/** A link to the successor of an operation, or the reason why there is none. */
function successorOf({ object }: Operation): string {
  const { 'x-successor': successor = '' } = object as { 'x-successor'?: string };
  const [id, operationId] = successor.split('#');
  if (id === undefined || operationId === undefined) return inline(successor);
  return link(`${code(id)} ${operationId}`, operationLink(id, operationId));
}

/** Description, example and unspecified details of a part, in one line. */
export function descriptionOf(part: object): string {
  const { description = '', example, ...others } = part as JsonObject;
  const shown = typeof example === 'string' ? `Example: ${code(example)}.` : '';
  return [inline(String(description)).trim(), shown, unspecifiedNote(others)].filter((words) => words !== '').join(' ');
}

/** Note on details of a part that the sources leave open. */
export const unspecifiedNote = ({ 'x-unspecified': open }: JsonObject): string =>
  typeof open === 'string' ? `**Not specified:** ${inline(open)}.` : '';
