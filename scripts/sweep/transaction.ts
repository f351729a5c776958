import type { OpenAPI3 } from 'openapi-typescript';
import { credentialHeaders, TOKEN_EXAMPLE, TOKEN_VARIABLE, type Variables } from './credentials.ts';
import type { SweptOperation } from './description.ts';
import type { Transaction } from './dredd.ts';

/**
 * The operation that a transaction of Dredd belongs to.
 *
 * @throws Error when the contract has no such operation
 */
export function operationOf(
  operations: ReadonlyMap<string, SweptOperation>,
  { request, origin }: Transaction,
): SweptOperation {
  const operation = operations.get(`${request.method} ${origin.resourceName}`);
  if (operation === undefined)
    throw new Error(`Dredd sends ${request.method} ${origin.resourceName}, not in the contract.`);
  return operation;
}

/**
 * Adds the credentials, and the body that the contract shows, to a request.
 *
 * @returns the credential that is missing, for a reader; undefined when the request is ready
 */
export function fillRequest(
  transaction: Transaction,
  operation: SweptOperation,
  document: OpenAPI3,
  variables: Variables,
): string | undefined {
  const credential = credentialHeaders(document, operation.credentials, variables);
  if ('missing' in credential) return `${credential.missing} is not set`;
  Object.assign(transaction.request.headers, credential.headers);

  const body = operation.bodies.get(transaction.request.headers['Content-Type'] ?? '');
  if (body !== undefined) transaction.request.body = body;
  return fillToken(transaction, variables[TOKEN_VARIABLE]);
}

/** Puts the access token where the contract shows an example of one. */
function fillToken(transaction: Transaction, token: string | undefined): string | undefined {
  const { headers } = transaction.request;
  const names = Object.keys(headers).filter((name) => headers[name] === TOKEN_EXAMPLE);
  const inPath = transaction.fullPath.includes(encodeURIComponent(TOKEN_EXAMPLE));
  if (names.length === 0 && !inPath) return undefined;
  if (!token) return `${TOKEN_VARIABLE} is not set`;
  for (const name of names) headers[name] = token;
  transaction.fullPath = transaction.fullPath.replaceAll(encodeURIComponent(TOKEN_EXAMPLE), encodeURIComponent(token));
  return undefined;
}

/** Expects a status of the answer, and nothing else. */
export function expectStatus({ expected }: Transaction, status: string): void {
  delete expected.body;
  expected.statusCode = status;
  expected.headers = {};
}

/**
 * Expects a status of the answer that came, the headers and the media type that the contract has for it, and a body by its
 * schema.
 *
 * @param schema JSON Schema in JSON; undefined leaves the body unjudged
 */
export function expectAnswer({ expected, real }: Transaction, status: string, schema: string | undefined): void {
  delete expected.body;
  expected.statusCode = status;
  if (schema !== undefined) expected.bodySchema = schema;
  allowParameters(expected.headers, real?.headers ?? {});
}

/** Parameters of a media type, as `charset`, are no difference. */
function allowParameters(expected: Record<string, string>, real: Record<string, string | string[]>): void {
  const type = String(real['content-type'] ?? '');
  const essence = type.split(';')[0]?.trim().toLowerCase();
  if (expected['Content-Type']?.toLowerCase() === essence) expected['Content-Type'] = type;
}
