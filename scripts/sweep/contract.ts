import type { Contract } from '../docs/contracts.ts';
import { SECRETS, type Variables } from './credentials.ts';
import { describe, type SweptOperation } from './description.ts';
import { runDredd, type Told, type Transaction } from './dredd.ts';
import { expectAnswer, expectStatus, fillRequest, operationOf } from './transaction.ts';

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

/** Makes a request ready, or says why it must not be sent. */
function prepare(
  transaction: Transaction,
  operation: SweptOperation,
  document: Contract['document'],
  { writes, variables }: Permissions,
): string | undefined {
  if (!writes && !SAFE.includes(operation.method)) return 'it may change something: --allow-writes sends it';
  return fillRequest(transaction, operation, document, variables);
}

/**
 * Says what the contract expects of the answer that came. Another declared success than the first needs a state that the sweep
 * does not know, so its status is all that counts; of an answer that is no success the status says enough.
 */
function expectSuccess(transaction: Transaction, operation: SweptOperation): void {
  if (transaction.real === undefined) return;
  const status = String(transaction.real.statusCode);
  const isExpected = status === operation.status || `${status.charAt(0)}XX` === operation.status;
  if (isExpected) expectAnswer(transaction, status, operation.schema);
  else expectStatus(transaction, operation.isSuccess(Number(status)) ? status : operation.status);
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
