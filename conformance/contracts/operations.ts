import type { OpenAPI3, OperationObject, ParameterObject, ReferenceObject } from 'openapi-typescript';
import { isObject, valueAt, type JsonObject } from '../json.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'] as const;

/** An operation of a bundled document. */
export interface Operation {
  /** Method and path as in the document: `POST /partner`. */
  key: string;
  method: string;
  path: string;
  /** The operation itself; parameters of its path are not merged in. */
  object: OperationObject;
  /** Parameters of the operation and of its path. */
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

/** Reads how contracts refer to an operation, `<interface>#<operationId>`; undefined when it is something else. */
export function operationNamed(text: unknown): { interface: string; operation: string } | undefined {
  const [id, operation] = typeof text === 'string' ? text.split('#') : [];
  return id === undefined || operation === undefined ? undefined : { interface: id, operation };
}

/** What follows an operation that ends (`x-successor`): another one, or the reason why none does. A lint rule holds the form. */
export function successorOf(object: object): ReturnType<typeof operationNamed> | { none: string } {
  const { 'x-successor': said } = object as JsonObject;
  if (typeof said !== 'string') return undefined;
  return said.startsWith('none:') ? { none: said.slice('none:'.length).trim() } : operationNamed(said);
}

/** The object that a part of a bundled document stands for: itself, or the component that it refers to. */
export function resolveReference<Part extends object>(document: OpenAPI3, part: Part | ReferenceObject): Part {
  let target: unknown = part;
  while (isObject(target) && typeof target['$ref'] === 'string') target = valueAt(document, target['$ref']);
  return target as Part;
}
