import type { OpenAPI3 } from 'openapi-typescript';
import { operationsOf, resolveReference, type Operation as DeclaredOperation } from '../../contracts/operations.ts';
import { pathPattern } from '../../contracts/path-pattern.ts';
import { isObject, type JsonObject } from '../../json.ts';

/** The declaration of a response of an operation. */
export interface DeclaredAnswer {
  /** How the contract declares it: by status, by a range (`2XX`), or only by `default`. */
  declared: 'status' | 'range' | 'default';
  /** Examples of the declared headers, by name. */
  headers: Readonly<Record<string, string>>;
  /** Media type of the body; undefined when there is none. */
  mediaType?: string;
  /** Schema of the body, with unresolved references. */
  schema?: JsonObject;
  /** The first example of the body. */
  example?: unknown;
  /** Ids of the statements in `x-source` of the response and its schema. */
  sources: readonly string[];
}

/** A declared parameter in the query or in the headers. */
export interface Parameter {
  place: 'query' | 'header';
  name: string;
  schema: JsonObject;
}

/** One operation of a contract. */
export interface Operation {
  /** Method and path template: `GET /partner/{PartnerId}`. */
  key: string;
  /** operationId. */
  id: string;
  method: string;
  /** Matches the path of a request. */
  path: RegExp;
  /** Names of the request headers with the credential; empty if it needs none. */
  credentialHeaders: readonly string[];
  parameters: readonly Parameter[];
  /** The schemas of request bodies, by media type. */
  requests: Readonly<Record<string, JsonObject>>;
  /** Ids of the statements in `x-source` of the operation. */
  sources: readonly string[];
  /** The declared statuses, including ranges such as `2XX`. */
  statuses: readonly string[];
  /** The declared response for a status; undefined if the contract has neither the status nor a default. */
  answer(status: number): DeclaredAnswer | undefined;
  /** The first declared status of success, with its response. */
  success?: { status: number; answer: DeclaredAnswer };
}

/** The part of a contract from which mutants are derived. */
export interface Contract {
  /** Ids of the statements in `x-source` of the document. */
  sources: readonly string[];
  operations: readonly Operation[];
  /** Resolves a reference inside the document. */
  resolve(node: unknown): JsonObject;
}

/** Reads an OpenAPI document. */
export function contractOf(described: object): Contract {
  const document = described as OpenAPI3;
  const resolve = (node: unknown): JsonObject => (isObject(node) ? resolveReference<JsonObject>(document, node) : {});
  const operations = operationsOf(document).map((operation) => operationOf(document, resolve, operation));
  return { operations, resolve, sources: sourcesOf(resolve(document.info)) };
}

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Tells whether an operation may change something. */
export const isWrite = ({ method }: Pick<Operation, 'method'>): boolean => !READING.includes(method);

function operationOf(
  document: OpenAPI3,
  resolve: Contract['resolve'],
  { key, method, path, object, parameters }: DeclaredOperation,
): Operation {
  const definition = object as JsonObject;
  const responses = resolve(definition['responses']);
  const answer = (status: number) => {
    const ways = { status: String(status), range: `${Math.floor(status / 100)}XX`, default: 'default' } as const;
    const way = (['status', 'range', 'default'] as const).find((one) => responses[ways[one]] !== undefined);
    return way === undefined ? undefined : declaredAnswer(resolve, resolve(responses[ways[way]]), way);
  };
  const success = Object.keys(responses).map(firstOfRange).find(isSuccess);
  const declared = success === undefined ? undefined : answer(success);
  return {
    key,
    id: String(definition['operationId']),
    method: method.toUpperCase(),
    path: pathPattern(path),
    credentialHeaders: credentialHeadersOf(resolve, document, object),
    parameters: parametersOf(resolve, parameters),
    requests: Object.fromEntries(
      Object.entries(resolve(resolve(definition['requestBody'])['content'])).map(([mediaType, content]) => [
        mediaType,
        resolve(resolve(content)['schema']),
      ]),
    ),
    sources: sourcesOf(definition),
    statuses: Object.keys(responses).filter((status) => status !== 'default'),
    answer,
    ...(success === undefined || declared === undefined ? {} : { success: { status: success, answer: declared } }),
  };
}

function parametersOf(resolve: Contract['resolve'], parameters: readonly unknown[]): Parameter[] {
  return parameters.flatMap((one) => {
    const { in: place, name, schema } = resolve(one);
    return place === 'query' || place === 'header' ? [{ place, name: String(name), schema: resolve(schema) }] : [];
  });
}

function sourcesOf({ 'x-source': source }: JsonObject): string[] {
  return typeof source === 'string' ? source.split(', ') : [];
}

const firstOfRange = (status: string) => Number(status.replace('XX', '00'));
const isSuccess = (status: number) => status >= 200 && status < 400;

function declaredAnswer(
  resolve: Contract['resolve'],
  response: JsonObject,
  declared: DeclaredAnswer['declared'],
): DeclaredAnswer {
  const headers = Object.entries(resolve(response['headers'])).map(([name, header]) => {
    const { example } = resolve(header);
    return [name, typeof example === 'string' || typeof example === 'number' ? String(example) : 'invented'] as const;
  });
  const [body] = Object.entries(resolve(response['content']));
  const [mediaType, content] = body ?? [];
  const { schema, example, examples } = resolve(content);
  const [first] = Object.values(resolve(examples));
  return {
    declared,
    headers: Object.fromEntries(headers),
    ...(mediaType === undefined ? {} : { mediaType }),
    ...(isObject(schema) ? { schema } : {}),
    example: example ?? resolve(first)['value'],
    sources: [...sourcesOf(resolve(schema)), ...sourcesOf(response)],
  };
}

function credentialHeadersOf(
  resolve: Contract['resolve'],
  { security, components }: OpenAPI3,
  { security: own = security ?? [] }: DeclaredOperation['object'],
): string[] {
  return own
    .flatMap((one) => Object.keys(one))
    .flatMap((name) => {
      const { type, in: place, name: header } = resolve(components?.securitySchemes?.[name]);
      if (type === 'http') return ['Authorization'];
      return place === 'header' && typeof header === 'string' ? [header] : [];
    });
}
