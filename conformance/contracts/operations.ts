import type { OpenAPI3, OperationObject, ParameterObject, ReferenceObject } from 'openapi-typescript';
import { isObject, valueAt, type JsonObject } from '../json.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'] as const;

/** An operation of a bundled document. */
export interface Operation {
  /** Method and path: `POST /partner`. */
  key: string;
  method: string;
  path: string;
  /** The operation object, without the parameters of its path item. */
  object: OperationObject;
  /** Parameters of the operation and of its path item. */
  parameters: readonly (ParameterObject | ReferenceObject)[];
}

/** The operations of a bundled document, in its order. */
export function operationsOf(document: OpenAPI3): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const object = '$ref' in item ? undefined : item[method];
      if (object === undefined || '$ref' in object) return [];
      const parameters = [...(('$ref' in item ? undefined : item.parameters) ?? []), ...(object.parameters ?? [])];
      return [{ key: `${method.toUpperCase()} ${path}`, method, path, object, parameters }];
    }),
  );
}

/** Parses a reference to an operation, `<interface>#<operationId>`; undefined for anything else. */
export function operationNamed(text: unknown): { interface: string; operation: string } | undefined {
  const [id, operation] = typeof text === 'string' ? text.split('#') : [];
  return id === undefined || operation === undefined ? undefined : { interface: id, operation };
}

/** The successor of an operation that ends (`x-successor`), or the reason why it has none. A lint rule checks the form. */
export function successorOf(object: object): ReturnType<typeof operationNamed> | { none: string } {
  const { 'x-successor': successor } = object as JsonObject;
  if (typeof successor !== 'string') return undefined;
  return successor.startsWith('none:') ? { none: successor.slice('none:'.length).trim() } : operationNamed(successor);
}

/** Follows `$ref` in a bundled document to the component; returns any other object itself. */
export function resolveReference<Part extends object>(document: OpenAPI3, part: Part | ReferenceObject): Part {
  let target: unknown = part;
  while (isObject(target) && typeof target['$ref'] === 'string') target = valueAt(document, target['$ref']);
  return target as Part;
}
