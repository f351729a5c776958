import type { Contract } from '../docs/contracts.ts';
import { credentialHeaders, TOKEN_EXAMPLE, TOKEN_VARIABLE, SECRETS } from './credentials.ts';
import type { Variables } from './credentials.ts';
import { describe } from './description.ts';
import type { SweptOperation } from './description.ts';
import { runDredd } from './dredd.ts';
import type { Told, Transaction } from './dredd.ts';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];
const TIMEOUT_MS = 10_000;
// A shorter one is none, and taking it out would garble every message.
const SHORTEST_SECRET = 4;

/** What the sweep may do, and with which credentials. */
export interface Permissions {
  /** Whether operations other than GET, HEAD and OPTIONS are sent. */
  writes: boolean;
  variables: Variables;
}

/** What became of one operation. */
export interface OperationResult {
  key: string;
  operationId: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was skipped. */
  reason: string;
}

/**
 * Sends every operation of one contract once for each media type of its request, and holds each answer against the success
 * that the contract declares.
 *
 * @param server base URL of the host of the contract
 * @returns every operation of the contract
 */
export async function sweepContract(
  { document, id }: Pick<Contract, 'document' | 'id'>,
  server: string,
  permissions: Permissions,
): Promise<OperationResult[]> {
  const { json, operations } = describe(document);
  const reasons = new Map<string, string>();
  const told = await runDredd({
    description: json,
    server,
    timeoutMs: TIMEOUT_MS,
    beforeEach: (transaction) => {
      const operation = operationOf(operations, transaction);
      const reason = prepare(transaction, operation, document, permissions);
      if (reason === undefined) return;
      transaction.skip = true;
      reasons.set(operation.key, reason);
    },
    beforeEachValidation: (transaction) => expectSuccess(transaction, operationOf(operations, transaction)),
  }).catch((error: unknown) => {
    throw new Error(`${id}: Dredd cannot read the contract.`, { cause: error });
  });
  return Array.from(operations.values(), (operation) => {
    const own = told.filter(({ key }) => key === operation.key);
    return resultOf(operation, own, reasons.get(operation.key), permissions.variables);
  });
}

function operationOf(
  operations: ReadonlyMap<string, SweptOperation>,
  { request, origin }: Transaction,
): SweptOperation {
  const operation = operations.get(`${request.method} ${origin.resourceName}`);
  if (operation === undefined)
    throw new Error(`Dredd sends ${request.method} ${origin.resourceName}, not in the contract.`);
  return operation;
}

/** Adds credentials and body to a request, or says why it must not be sent. */
function prepare(
  transaction: Transaction,
  operation: SweptOperation,
  document: Contract['document'],
  { writes, variables }: Permissions,
): string | undefined {
  if (!writes && !SAFE.includes(operation.method)) return 'it may change something: --allow-writes sends it';
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

/**
 * Says what the contract expects of the answer that came. Another declared success than the first needs a state that the sweep
 * does not know, so its status is all that counts; of an answer that is no success the status says enough.
 */
function expectSuccess({ expected, real }: Transaction, operation: SweptOperation): void {
  if (real === undefined) return;
  const status = String(real.statusCode);
  delete expected.body;
  expected.statusCode = operation.isSuccess(real.statusCode) ? status : operation.status;
  if (status !== operation.status) {
    expected.headers = {};
    return;
  }
  if (operation.schema !== undefined) expected.bodySchema = operation.schema;
  allowParameters(expected.headers, real.headers);
}

/** Parameters of a media type, as `charset`, are no difference. */
function allowParameters(expected: Record<string, string>, real: Record<string, string | string[]>): void {
  const type = String(real['content-type'] ?? '');
  const essence = type.split(';')[0]?.trim().toLowerCase();
  if (expected['Content-Type']?.toLowerCase() === essence) expected['Content-Type'] = type;
}

function resultOf(
  { key, operationId }: SweptOperation,
  told: readonly Told[],
  skipped: string | undefined,
  variables: Variables,
): OperationResult {
  const failures = [...new Set(told.filter(({ outcome }) => outcome === 'failed').map(({ message }) => message))];
  if (failures.length > 0)
    return { key, operationId, outcome: 'failed', reason: redact(failures.join('\n'), variables) };
  if (told.some(({ outcome }) => outcome === 'passed')) return { key, operationId, outcome: 'passed', reason: '' };
  if (skipped !== undefined) return { key, operationId, outcome: 'skipped', reason: skipped };
  return { key, operationId, outcome: 'failed', reason: 'Dredd sent no request for this operation.' };
}

/** Takes the credentials out of a text that an answer may have put them into. */
function redact(text: string, variables: Variables): string {
  const secrets = SECRETS.flatMap((name) => variables[name] ?? []).filter(({ length }) => length >= SHORTEST_SECRET);
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}
