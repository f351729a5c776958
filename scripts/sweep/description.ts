import type { OpenAPI3, ResponseObject } from 'openapi-typescript';
import type { JsonObject } from '../../conformance/json.ts';
import { operationsOf, resolveReference, type Operation } from '../../conformance/contracts/operations.ts';
import { TOKEN_EXAMPLE, triedOperation, type Credentials } from '../docs/site/try-it-data.ts';
import { missingVariables } from './credentials.ts';

/** One operation as the sweep sends and judges it. */
export interface SweptOperation {
  /** Method and path as in the contract: `GET /partner/{PartnerId}`. */
  key: string;
  operationId: string;
  method: string;
  /** The headers that carry its credentials. */
  headers: Readonly<Record<string, string>>;
  /** The variable of the first credential that is not set. */
  missing: string | undefined;
  /** The body to send, by media type. */
  bodies: ReadonlyMap<string, string>;
  /** Status of the success that is expected, as the contract has it: `202` or `2XX`. */
  status: string;
  /** Tells whether a status is one of the successes that the contract declares, redirects included. */
  isSuccess(status: number): boolean;
  /** JSON Schema, in JSON, of the success that is expected; undefined where its body is not JSON or not described. */
  schema: string | undefined;
}

/** A contract, made ready for Dredd. */
export interface Description {
  /** OpenAPI document in JSON, with the response of each operation alone that is expected. */
  json: string;
  operations: ReadonlyMap<string, SweptOperation>;
}

const SUCCESS = /^[23](?:\d\d|XX)$/;

/**
 * A copy of a contract that leaves Dredd no choice: it would send one request for each declared response, whatever
 * state that response needs, would drop `2XX`, take `default` for 200 and demand optional headers.
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
      // Of several examples the first counts.
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

/** The first success, which is an exact 2xx, else any 2xx, else a redirect; and the statuses of all of them. */
function successOf(document: OpenAPI3, { key, object: { responses = {} } }: Operation) {
  const successes = Object.keys(responses).filter((status) => SUCCESS.test(status));
  const [status = ''] = successes.toSorted();
  const declared = responses[status];
  if (declared === undefined) throw new Error(`${key} declares neither a success nor a redirect.`);
  return { status, response: resolveReference<ResponseObject>(document, declared), successes };
}

/** The response with its required headers alone; the body is judged by its schema, not by its examples. */
function plainResponse(document: OpenAPI3, { description, headers = {}, content = {} }: ResponseObject): JsonObject {
  const required = Object.entries(headers).filter(([, header]) => resolveReference(document, header).required === true);
  const types = Object.keys(content).map((type): [string, JsonObject] => [type, {}]);
  return {
    description,
    headers: Object.fromEntries(required),
    // Of a response with an empty map of media types Dredd forgets the status.
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
    // The validator behind Dredd stops at a format that it does not know.
    (name, value: unknown) => (name === 'format' && typeof value === 'string' ? undefined : value),
  );
}
