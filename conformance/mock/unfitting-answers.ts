import type { Operation } from './documents.ts';
import type { InterfaceId } from '../../generated/platform.ts';
import { isObject, pointerStep, valueAt } from '../json.ts';
import { createLogger, prismMock } from './prism-library.ts';
import type { Fits } from './schema-fit.ts';

/** An answer of the mocks that breaks its own contract: no example fits, and neither does what Prism makes of the schema. */
export interface UnfittingAnswer {
  interface: InterfaceId;
  /** Method and path template: `GET /v3/vorgaenge`. */
  operation: string;
  /** As in the contract: `200`, `4XX`, `default`. */
  status: string;
  mediaType: string;
}

/**
 * Finds the answers of a contract that do not fit their schemas. Prism makes its examples of types alone, and looks at no pattern
 * and no length.
 *
 * @param document The contract as an Overlay has left it.
 * @param operations What is served of it, without examples that do not fit.
 * @param fits Tells what fits its schemas.
 */
export function unfittingAnswers(
  id: InterfaceId,
  document: object,
  operations: readonly Operation[],
  fits: Fits,
): UnfittingAnswer[] {
  // The types of the logger are not installed; only Prism looks at it.
  const logger: unknown = createLogger('mock', { enabled: false });
  const bodyOf = (resource: Operation, status: string, mediaType: string): unknown => {
    const data = { method: resource.method as 'get', url: { path: resource.path } };
    const config = { dynamic: false, code: codeOf(status), mediaTypes: [mediaType] };
    const made = prismMock({ resource, input: { data, validations: [] }, config })(logger);
    return made._tag === 'Left' ? undefined : made.right.body;
  };
  return operations.flatMap((operation) =>
    operation.responses.flatMap(({ code: status, contents = [] }) => {
      const response = placeOf(document, operation, status);
      return contents.flatMap(({ mediaType, schema }) => {
        if (schema === undefined) return [];
        const body = bodyOf(operation, status, mediaType);
        if (body !== undefined && fits(`${response}/content${pointerStep(mediaType)}`, body)) return [];
        const name = `${operation.method.toUpperCase()} ${operation.path}`;
        return [{ interface: id, operation: name, status, mediaType }];
      });
    }),
  );
}

/** A status that an answer of the contract stands for. */
function codeOf(status: string): number {
  return status === 'default' ? 500 : Number(status.replaceAll(/x/gi, '0'));
}

/** Where the answer stands in the contract. */
function placeOf(document: object, { path, method }: Operation, status: string): string {
  const own = `#/paths${pointerStep(path)}/${method}/responses/${status}`;
  const response = valueAt(document, own);
  return isObject(response) && typeof response['$ref'] === 'string' ? response['$ref'] : own;
}
