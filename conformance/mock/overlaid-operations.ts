import { createRequire } from 'node:module';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import type { InterfaceId } from '../../generated/platform.ts';
import { isObject, pointerStep, valueAt } from '../json.ts';
import { prismOperations, type Operation } from './documents.ts';
import { prismMock, resetJSONSchemaGenerator, silent } from './prism-library.ts';

/** A response of the mocks that violates its contract: neither an example nor a generated body is valid. */
export interface UnfittingAnswer {
  interface: InterfaceId;
  /** Method and path template: `GET /v3/vorgaenge`. */
  operation: string;
  /** Status in the contract: `200`, `4XX`, `default`. */
  status: string;
  mediaType: string;
}

type Response = Operation['responses'][number];
type Content = NonNullable<Response['contents']>[number];

/** Whether a value is valid for the schema of a response; without a schema, every value is. */
type Fits = (operation: Operation, response: Response, content: Content, value: unknown) => boolean;

/**
 * Returns the operations of a contract after applying an Overlay, without examples that contradict their schema: an Overlay that tightens
 * an open payload does not remove the illustration in the contract. Without examples, Prism creates one from the types in the schema,
 * ignoring patterns and lengths. If that is invalid too, the example is what Prism generates from the whole schema, with a fixed seed.
 *
 * @param document The contract, with its references.
 * @returns the operations, and the responses of the mocks that violate the contract
 * @throws Error when it is not an OpenAPI document.
 */
export async function overlaidOperations(
  id: InterfaceId,
  document: object,
): Promise<{ operations: Operation[]; unfitting: UnfittingAnswer[] }> {
  const fits = fitsOf(document);
  const all = await prismOperations(id, () => document, 'It is the result of the Overlay.');
  const operations = all.map((operation) => ({
    ...operation,
    responses: operation.responses.map((response) => ({
      ...response,
      contents: response.contents?.map((content) => ({
        ...content,
        examples: content.examples?.filter((one) => !('value' in one) || fits(operation, response, content, one.value)),
      })),
    })),
  })) as Operation[];
  return { operations, unfitting: operations.flatMap((operation) => unfittingAnswers(id, operation, fits)) };
}

/** Adds generated examples to the responses of an operation that need one, and returns those without a valid one. */
function unfittingAnswers(id: InterfaceId, operation: Operation, fits: Fits): UnfittingAnswer[] {
  const { method, path, responses } = operation;
  return responses.flatMap((response) =>
    (response.contents ?? []).flatMap((content) => {
      const { mediaType, schema } = content;
      if (schema === undefined) return [];
      const isFitting = (body: unknown): boolean => body !== undefined && fits(operation, response, content, body);
      if (isFitting(bodyOf(operation, response.code, mediaType))) return [];
      const value = bodyOf(operation, response.code, mediaType, '1');
      if (isFitting(value)) {
        content.examples = [{ id: 'made-up', key: 'made-up', value }];
        return [];
      }
      return [{ interface: id, operation: `${method.toUpperCase()} ${path}`, status: response.code, mediaType }];
    }),
  );
}

/** The body that the mocks answer with; with a seed, a generated one. */
function bodyOf(resource: Operation, status: string, mediaType: string, seed?: string): unknown {
  const data = { method: resource.method as 'get', url: { path: resource.path } };
  const code = status === 'default' ? 500 : Number(status.replaceAll(/x/gi, '0'));
  const config = { dynamic: seed !== undefined, code, mediaTypes: [mediaType], ...(seed !== undefined && { seed }) };
  const made = prismMock({ resource, input: { data, validations: [] }, config })(silent);
  resetJSONSchemaGenerator();
  return made._tag === 'Left' ? undefined : made.right.body;
}

/** Compiles schemas of a contract on demand. */
function fitsOf(document: object): Fits {
  // Loaded lazily: only Overlays need it, and the mocks must start quickly.
  const { Ajv2020: Validator } = createRequire(import.meta.url)('ajv/dist/2020.js') as { Ajv2020: typeof Ajv2020 };
  const ajv = new Validator({ strict: false, validateFormats: false, logger: false });
  ajv.addSchema({ ...document, $id: 'contract' });
  return ({ method, path }, { code }, { mediaType }, value) => {
    const own = `#/paths${pointerStep(path)}/${method}/responses/${code}`;
    const response = valueAt(document, own);
    const at = isObject(response) && typeof response['$ref'] === 'string' ? response['$ref'] : own;
    return ajv.getSchema(`contract${encodeURI(`${at}/content${pointerStep(mediaType)}`)}/schema`)?.(value) !== false;
  };
}
