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

const KINDS: Record<string, string> = {
  schemas: 'schema',
  responses: 'response',
  parameters: 'parameter',
  headers: 'header',
  requestBodies: 'request body',
  securitySchemes: 'credential',
  examples: 'example',
};

/** Every `x-unspecified` of a bundle, in the order of the document; open schemas come first. */
export function unspecifiedOf(document: OpenAPI3): Unspecified[] {
  const found: Unspecified[] = [];
  visit(document, [], (path, text) => found.push({ ...describe(document, path), text }));
  return [...found.filter(({ kind }) => kind === 'schema'), ...found.filter(({ kind }) => kind !== 'schema')];
}

function visit(node: unknown, path: readonly string[], report: (path: readonly string[], text: string) => void): void {
  if (Array.isArray(node)) {
    node.forEach((item, index) => visit(item, [...path, String(index)], report));
  } else if (isObject(node)) {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'x-unspecified' && typeof value === 'string') report(path, value);
      else visit(value, [...path, key], report);
    }
  }
}

function describe(document: OpenAPI3, path: readonly string[]): Pick<Unspecified, 'kind' | 'name'> {
  const [section = '', group = '', item = ''] = path;
  if (section === 'components') {
    return { kind: KINDS[group] ?? group, name: [item, ...membersOf(path.slice(3))].join('.') };
  }
  if (section === 'paths') {
    const operation = operationsOf(document).find(({ path: own, method }) => own === group && method === item);
    const id = operation?.object.operationId ?? group;
    return { kind: 'operation', name: [id, ...placesOf(path.slice(3))].join(', ') };
  }
  return { kind: 'interface', name: String(document.info.title) };
}

/** The properties that a path inside a schema runs through. */
function membersOf(path: readonly string[]): string[] {
  return path.filter((_, index) => path[index - 1] === 'properties');
}

/** The part of an operation that a path inside it runs through, in words. */
function placesOf([part, name, ...rest]: readonly string[]): string[] {
  if (part === undefined) return [];
  if (part === 'requestBody') return ['request body'];
  return [part === 'responses' && name !== undefined ? `response ${name}` : [part, name, ...rest].join(' ')];
}
