import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { OPERATIONS, type Operation } from '../../generated/operations.ts';
import type { InterfaceId } from '../../generated/platform.ts';

/** An object of a contract. */
export type Node = Readonly<Record<string, unknown>>;

/** A bundled contract for tests, with all references followed. */
export interface Contract {
  document: Node;
  operations: readonly Operation[];
  /** The node at a path of members, from the document on, or from a node of it. */
  at(...path: readonly (string | Node)[]): Node;
  /** The operation with this key: `POST /partner`. */
  operation(key: string): Node;
  /** The parameters of an operation and of its path, by name. */
  parameters(key: string): Readonly<Record<string, Node>>;
  /** The schema of the body of a request. */
  request(key: string, mediaType?: string): Node;
  /** The members of a schema by name, including those of `allOf` and `anyOf`. */
  members(schema: Node): Readonly<Record<string, Node>>;
  /** Whether a value is a valid request body. */
  accepts(key: string, value: unknown, mediaType?: string): boolean;
}

const ROOT = new URL('../../', import.meta.url);

/** The content of a file of the repository. */
export function textOf(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8');
}

/** The generated types of an interface, with each comment in one line. */
export function typesOf(id: InterfaceId): string {
  return textOf(`generated/${id}/types.ts`).replace(/\s*\n\s*\* /g, ' ');
}

/** Reads the bundle of an interface. */
export function contractOf(id: InterfaceId): Contract {
  const document = JSON.parse(textOf(`generated/${id}/openapi.json`)) as Node;

  const resolve = (value: unknown): Node => {
    const node = (value ?? {}) as Node;
    const { $ref, ...own } = node;
    if (typeof $ref !== 'string') return node;
    const steps = $ref.slice(2).split('/');
    const target = steps.reduce<unknown>((part, step) => resolve(part)[step.replaceAll('~1', '/')], document);
    return { ...resolve(target), ...own };
  };
  const at: Contract['at'] = (...path) => {
    const [first] = path;
    const start = typeof first === 'object' ? first : document;
    const steps = path.filter((step) => typeof step === 'string');
    return steps.reduce((node, step) => resolve(node[step]), resolve(start));
  };
  const operation = (key: string): Node => {
    const [method = '', path = ''] = key.split(' ');
    return at('paths', path, method.toLowerCase());
  };
  const members: Contract['members'] = (schema) => {
    const parts = [...listOf(schema['allOf']), ...listOf(schema['anyOf'])].map((part) => members(resolve(part)));
    const own = Object.entries(resolve(schema['properties'])).map(([name, part]) => [name, resolve(part)] as const);
    return Object.assign({}, ...parts, Object.fromEntries(own)) as Record<string, Node>;
  };
  const request: Contract['request'] = (key, mediaType = 'application/json') =>
    at(operation(key), 'requestBody', 'content', mediaType, 'schema');
  const ajv = new Ajv2020({ strict: false, logger: false, validateFormats: false });
  const validators = new Map<string, ValidateFunction>();

  return {
    document,
    operations: OPERATIONS[id],
    at,
    operation,
    parameters: (key) => {
      const [, path = ''] = key.split(' ');
      const all = [...listOf(at('paths', path)['parameters']), ...listOf(operation(key)['parameters'])].map(resolve);
      return Object.fromEntries(all.map((one) => [String(one['name']), one]));
    },
    request,
    members,
    accepts: (key, value, mediaType = 'application/json') => {
      const { components } = document;
      const name = `${key} ${mediaType}`;
      const validate = validators.get(name) ?? ajv.compile({ ...request(key, mediaType), components });
      validators.set(name, validate);
      return validate(value);
    },
  };
}

/** The description of a node, in one line. */
export function described({ description }: Node): string {
  return (typeof description === 'string' ? description : '').replace(/\s+/g, ' ');
}

/** The server URLs of a contract. */
export function serverOf({ document }: Contract): unknown {
  return (document['servers'] as Node[]).map(({ url }) => url);
}

/** The operations of a contract as `METHOD /path`. */
export function keysOf({ operations }: Contract): string[] {
  return operations.map(({ method, path }) => `${method} ${path}`);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
