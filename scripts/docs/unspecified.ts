import type { OpenAPI3 } from 'openapi-typescript';
import { operationsOf } from '../../conformance/contracts/operations.ts';
import { isObject } from '../../conformance/json.ts';

/** One statement of a contract about something that its sources do not show. */
export interface Unspecified {
  /** What kind of part says so: `schema`, `operation`, `parameter`, …; `interface` for the contract as a whole. */
  kind: string;
  /** Name of the part, for example of the schema, with the member that is meant. */
  name: string;
  /** What is not shown. */
  text: string;
}

const KINDS: Readonly<Record<string, string>> = { requestBodies: 'request body', securitySchemes: 'credential' };

/** Every `x-unspecified` of a bundle, in the order of the document; open schemas come first. */
export function unspecifiedOf(document: OpenAPI3): Unspecified[] {
  const found = statedIn(document, []).map(({ path, text }) => ({ ...partAt(document, path), text }));
  return [...found.filter(({ kind }) => kind === 'schema'), ...found.filter(({ kind }) => kind !== 'schema')];
}

function statedIn(node: unknown, path: readonly string[]): { path: readonly string[]; text: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    isObject(node) && key === 'x-unspecified' && typeof value === 'string'
      ? [{ path, text: value }]
      : statedIn(value, [...path, key]),
  );
}

function partAt(document: OpenAPI3, path: readonly string[]): Pick<Unspecified, 'kind' | 'name'> {
  const [section = '', group = '', item = '', ...rest] = path;
  if (section === 'components') {
    const members = rest.filter((_, index) => rest[index - 1] === 'properties');
    return { kind: KINDS[group] ?? group.replace(/s$/, ''), name: [item, ...members].join('.') };
  }
  if (section !== 'paths') return { kind: 'interface', name: document.info.title };
  const operation = operationsOf(document).find(({ path: own, method }) => own === group && method === item);
  const [part, status = ''] = rest;
  const place = part === 'requestBody' ? 'request body' : part === 'responses' ? `response ${status}` : rest.join(' ');
  const name = operation?.object.operationId ?? group;
  return { kind: 'operation', name: part === undefined ? name : `${name}, ${place}` };
}
