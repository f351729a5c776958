import type { HeaderObject, OpenAPI3, ParameterObject, ReferenceObject, ResponseObject } from 'openapi-typescript';
import { isObject, type JsonObject } from '../../../conformance/json.ts';
import { FORM } from '../../generate/client-media-types.ts';
import { operationsOf, resolveReference, type Operation } from '../../../conformance/contracts/operations.ts';
import type { Contract } from '../contracts.ts';
import { credentialsOf, headerOf } from '../../generate/credentials.ts';
import { examplesIn } from '../../generate/examples.ts';
import { plain } from './md.ts';

/** Placeholder of an access token in the examples of the contracts. */
export const TOKEN_EXAMPLE = '<ACCESS_TOKEN>';

/** Credentials by the option of the client. */
export type Credentials = Readonly<Record<string, string>>;

/** Credentials in forms and samples; the mocks accept any. */
export const CREDENTIALS: Credentials = {
  authorization: 'any-key',
  accessToken: 'any-token',
  username: 'ABC12',
  password: 'any-password',
  apiKey: 'any-key',
  partnerId: 'ABC12',
  sessionId: 'any-session',
};

/** Data for the form and the samples of an operation, with the examples of its contract as values. */
export interface TriedOperation {
  id: string;
  method: string;
  /** Path template: `/partner/{PartnerId}`. */
  path: string;
  summary: string;
  /** Heading of its group. */
  group: string;
  parameters: ReturnType<typeof triedParameter>;
  /** Headers with credentials. */
  credentials: [name: string, value: string][];
  bodies: ReturnType<typeof bodiesOf>;
  answers: ReturnType<typeof triedAnswer>;
}
export type TriedParameter = TriedOperation['parameters'][number];
export type TriedBody = TriedOperation['bodies'][number];

/**
 * Form data of all operations of an interface.
 *
 * @throws Error if a required parameter has no example
 */
export function triedOperations({ document }: Contract, credentials: Credentials = CREDENTIALS): TriedOperation[] {
  return operationsOf(document).map((operation) => triedOperation(document, operation, credentials));
}

/**
 * Form data of one operation.
 *
 * @throws Error if a required parameter has no example
 */
export function triedOperation(document: OpenAPI3, operation: Operation, credentials: Credentials): TriedOperation {
  const { method, path, object } = operation;
  const parameters = operation.parameters.map((part) => resolveReference<ParameterObject>(document, part));
  return {
    id: object.operationId ?? operation.key,
    method: method.toUpperCase(),
    path,
    summary: object.summary ?? '',
    group: object.tags?.[0] ?? '',
    parameters: parameters.flatMap((parameter) => triedParameter(document, operation, parameter, credentials)),
    credentials: credentialsOf(document)
      .filter(({ operations }) => operations.has(operation.key))
      .map((credential) => headerOf(credential, ...credential.options.map((name) => credentials[name] ?? ''))),
    bodies: bodiesOf(document, object.requestBody),
    answers: Object.entries(object.responses ?? {}).flatMap(([status, part]) => triedAnswer(document, status, part)),
  };
}

function triedParameter(
  document: OpenAPI3,
  { key }: Operation,
  parameter: ParameterObject,
  { accessToken = '' }: Credentials,
) {
  const { name, in: place, required = false, description = '' } = parameter;
  if (place === 'cookie') return [];
  const facts: JsonObject = { ...(parameter.schema && resolveReference<object>(document, parameter.schema)) };
  const example = textOf(firstExample(document, parameter) ?? facts.example);
  if (required && example === '') throw new Error(`${key}: the parameter ${name} has no example.`);
  /** Example of the contract; empty if there is none. */
  const value = example === TOKEN_EXAMPLE ? accessToken : example;
  /** Permitted values, if the contract lists them. */
  const choices = Array.isArray(facts.enum) ? facts.enum.map(textOf) : [];
  /** Whether it is sent by default. A token that may be in the header or elsewhere is sent in the header only. */
  const sent = required || (place === 'header' && example === TOKEN_EXAMPLE);
  return [{ name, in: place, required, sent, description: plain(description), value, choices }];
}

/** The examples of a body, encoded for sending. */
function bodiesOf(document: OpenAPI3, requestBody: Operation['object']['requestBody']) {
  if (requestBody === undefined) return [];
  return Object.entries(resolveReference(document, requestBody).content).flatMap(([mediaType, media]) =>
    Object.entries('$ref' in media ? {} : (media.examples ?? {})).map(([name, part]) => {
      const { summary = name, value } = exampleOf(document, part);
      return { mediaType, title: summary, text: encoded(value, mediaType) };
    }),
  );
}

const exampleOf = (document: OpenAPI3, part: unknown) =>
  resolveReference<{ summary?: string; value?: unknown }>(document, part as ReferenceObject);

function encoded(value: unknown, mediaType: string): string {
  if (typeof value === 'string') return value;
  if (mediaType !== FORM || !isObject(value)) return JSON.stringify(value, undefined, 2);
  return new URLSearchParams(Object.entries(value).map(([name, field]) => [name, textOf(field)])).toString();
}

/** A response that the mocks can be asked for: only with an exact status, not `2XX` or `default`. */
function triedAnswer(document: OpenAPI3, status: string, part: ResponseObject | ReferenceObject) {
  if (!/^\d+$/.test(status)) return [];
  const { description, headers = {}, content = {} } = resolveReference<ResponseObject>(document, part);
  const header = Object.entries(headers).find(([name]) => name.toLowerCase() === 'location')?.[1];
  /** Example of its Location; empty if there is none. */
  const location = textOf(header && firstExample(document, resolveReference<HeaderObject>(document, header)));
  const names = Object.values(content).flatMap((media) => Object.keys('$ref' in media ? {} : (media.examples ?? {})));
  /** Names of the examples of its body, if there are several. */
  const examples = names.length > 1 ? names : [];
  return [{ status: Number(status), description: plain(description), location, examples }];
}

const firstExample = (document: OpenAPI3, part: ParameterObject | HeaderObject): unknown =>
  Object.values(examplesIn(document, part))[0];

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
