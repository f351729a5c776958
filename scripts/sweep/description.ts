import type { OpenAPI3, ResponseObject } from 'openapi-typescript';
import type { JsonObject } from '../../conformance/json.ts';
import { operationsOf, resolveReference, type Operation } from '../../conformance/contracts/operations.ts';
import { TOKEN_EXAMPLE, triedOperation, type Credentials } from '../docs/site/try-it-data.ts';
import { missingVariables } from './credentials.ts';

/** An operation, as the sweep sends and judges it. */
export interface SweptOperation {
  /** Method and path as in the contract: `GET /partner/{PartnerId}`. */
  key: string;
  operationId: string;
  method: string;
  /** Headers with its credentials. */
  headers: Readonly<Record<string, string>>;
  /** Variable of the first credential that is not set. */
  missing: string | undefined;
  /** Bodies to send, by media type. */
  bodies: ReadonlyMap<string, string>;
  /** Expected status, as in the contract: `202` or `2XX`. */
  status: string;
  /** Whether a status is a declared success, redirects included. */
  isSuccess(status: number): boolean;
  /** JSON Schema of the expected body, as JSON; undefined if the body is not JSON or has no schema. */
  schema: string | undefined;
}

/** A contract prepared for Dredd. */
export interface Description {
  /** OpenAPI document as JSON, with only the expected response of each operation. */
  json: string;
  operations: ReadonlyMap<string, SweptOperation>;
}

const SUCCESS = /^[23](?:\d\d|XX)$/;

/**
 * Prepares a contract so that Dredd sends one request per operation. It would send one for each declared response, whatever state that
 * needs, ignore `2XX`, take `default` for 200, and require optional headers.
 */
export function describe(document: OpenAPI3, credentials: Credentials): Description {
  const missingOf = missingVariables(document, credentials);
  const operations = new Map<string, SweptOperation>();
  const paths: Record<string, JsonObject> = {};
  for (const operation of operationsOf(document)) {
    const { key, path, method, object } = operation;
    const tried = triedOperation(document, operation, { accessToken: TOKEN_EXAMPLE, ...credentials });
    const { status, response, successes } = successOf(document, operation);
    operations.set(key, {
      key,
      operationId: tried.id,
      method: tried.method,
      headers: Object.fromEntries(tried.credentials),
      missing: missingOf(key, tried),
      // The first example of a media type counts.
      bodies: new Map(tried.bodies.toReversed().map(({ mediaType, text }) => [mediaType, text])),
      status,
      isSuccess: (real) => successes.some((one) => one === String(real) || one === `${String(real).charAt(0)}XX`),
      schema: schemaOf(document, response),
    });
    const parameters = tried.parameters.map(({ name, in: place, required, value }) => {
      return { name, in: place, required, schema: { type: 'string' }, ...(value !== '' && { example: value }) };
    });
    const responses = { [status.replace('XX', '00')]: plainResponse(document, response) };
    paths[path] = { ...paths[path], [method]: { ...object, parameters, responses } };
  }
  return { json: JSON.stringify({ ...document, paths }), operations };
}

/** The expected response: an exact 2xx, else any 2xx, else a redirect; and all declared success statuses. */
function successOf(document: OpenAPI3, { key, object: { responses = {} } }: Operation) {
  const successes = Object.keys(responses).filter((status) => SUCCESS.test(status));
  const [status = ''] = successes.toSorted();
  const declared = responses[status];
  if (declared === undefined) throw new Error(`${key} declares neither a success nor a redirect.`);
  return { status, response: resolveReference<ResponseObject>(document, declared), successes };
}

/** The response with only its required headers; its body is judged by the schema, not by examples. */
function plainResponse(document: OpenAPI3, { description, headers = {}, content = {} }: ResponseObject): JsonObject {
  const required = Object.entries(headers).filter(([, header]) => resolveReference(document, header).required === true);
  const types = Object.keys(content).map((type): [string, JsonObject] => [type, {}]);
  return {
    description,
    headers: Object.fromEntries(required),
    // Dredd ignores the status of a response with an empty map of media types.
    ...(types.length > 0 && { content: Object.fromEntries(types) }),
  };
}

function schemaOf(document: OpenAPI3, { content = {} }: ResponseObject): string | undefined {
  const [type, media] = Object.entries(content)[0] ?? [];
  if (type === undefined || media === undefined || !/[/+]json$/.test(type) || !('schema' in media)) return undefined;
  return JSON.stringify(
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      components: { schemas: document.components?.schemas ?? {} },
      allOf: [media.schema],
    },
    // Dredd's validator fails on unknown formats.
    (name, value: unknown) => (name === 'format' && typeof value === 'string' ? undefined : value),
  );
}
