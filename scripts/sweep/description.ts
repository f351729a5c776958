import type { OpenAPI3, OperationObject, ResponseObject } from 'openapi-typescript';
import { isObject, type JsonObject } from '../../conformance/json.ts';
import { operationsOf, resolveReference, type Operation } from '../../conformance/contracts/operations.ts';

/** One operation as the sweep sends and judges it. */
export interface SweptOperation {
  /** Method and path as in the contract: `GET /partner/{PartnerId}`. */
  key: string;
  operationId: string;
  method: string;
  /** Names of the credentials that the operation needs; several where all of them are needed. */
  credentials: readonly string[];
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
 * A copy of a contract that leaves nothing to the fancy of Dredd: it would send one request for each declared response, whatever
 * state that response needs, would drop `2XX`, take `default` for 200 and demand optional headers.
 */
export function describe(document: OpenAPI3): Description {
  const operations = new Map<string, SweptOperation>();
  const paths: Record<string, JsonObject> = {};
  for (const operation of operationsOf(document)) {
    const { path, method, object, parameters } = operation;
    const success = successOf(document, operation);
    operations.set(operation.key, sweptOperation(document, operation, success));
    const responses = { [success.status.replace('XX', '00')]: plainResponse(document, success.response) };
    paths[path] = { ...paths[path], [method]: { ...object, parameters, responses } };
  }
  return { json: JSON.stringify({ ...document, paths }), operations };
}

interface Expectation {
  status: string;
  response: ResponseObject;
}

/** The first success: an exact 2xx, else any 2xx, else a redirect. */
function successOf(document: OpenAPI3, { key, object: { responses = {} } }: Operation): Expectation {
  const [status] = Object.keys(responses)
    .filter((candidate) => SUCCESS.test(candidate))
    .sort();
  const declared = status === undefined ? undefined : responses[status];
  if (status === undefined || declared === undefined)
    throw new Error(`${key} declares neither a success nor a redirect.`);
  return { status, response: resolveReference<ResponseObject>(document, declared) };
}

/** The response with its required headers alone; the body is judged by its schema, not by its examples. */
function plainResponse(document: OpenAPI3, { description, headers = {}, content = {} }: ResponseObject): JsonObject {
  const required = Object.entries(headers).filter(([, header]) => resolveReference(document, header).required === true);
  const response = { description, headers: Object.fromEntries(required) };
  const types = Object.keys(content).map((type): [string, JsonObject] => [type, {}]);
  // Of a response with an empty map of media types Dredd forgets the status.
  return types.length === 0 ? response : { ...response, content: Object.fromEntries(types) };
}

function sweptOperation(document: OpenAPI3, operation: Operation, { status, response }: Expectation): SweptOperation {
  const { key, method, object } = operation;
  const statuses = Object.keys(object.responses ?? {}).filter((status) => SUCCESS.test(status));
  const [alternative = {}] = object.security ?? document.security ?? [];
  return {
    key,
    operationId: object.operationId ?? key,
    method: method.toUpperCase(),
    credentials: Object.keys(alternative),
    bodies: bodiesOf(document, object),
    status,
    isSuccess: (real) => statuses.includes(String(real)) || statuses.includes(`${String(real).charAt(0)}XX`),
    schema: schemaOf(document, response),
  };
}

function bodiesOf(document: OpenAPI3, { requestBody }: OperationObject): Map<string, string> {
  const content = requestBody === undefined ? {} : resolveReference(document, requestBody).content;
  return new Map(
    Object.entries(content).flatMap(([type, media]): [string, string][] => {
      const [example] = Object.values('$ref' in media ? {} : (media.examples ?? {}));
      return example === undefined ? [] : [[type, encode(resolveReference(document, example).value, type)]];
    }),
  );
}

function encode(value: unknown, type: string): string {
  if (/[/+]json$/.test(type)) return JSON.stringify(value);
  if (type !== 'application/x-www-form-urlencoded' || !isObject(value)) return String(value);
  return new URLSearchParams(Object.entries(value).map(([name, field]) => [name, String(field)])).toString();
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
