import { createRedactor } from '../../conformance/engine/redact.ts';
import type { Contract } from '../docs/contracts.ts';
import type { Credentials } from '../docs/site/try-it-data.ts';
import { secretsOf } from './credentials.ts';
import { describe, type SweptOperation } from './description.ts';
import { runDredd, type ExchangeResult, type Transaction } from './dredd.ts';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** Whether the sweep may write, and its credentials. */
export interface Permissions {
  /** Whether operations other than GET, HEAD and OPTIONS are sent. */
  writes: boolean;
  credentials: Credentials;
}

/** Result of an operation. */
export interface OperationResult extends Pick<SweptOperation, 'key' | 'operationId'> {
  interface: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Reason for a failure or skip. */
  reason: string;
}

/**
 * Sends every operation of a contract once per media type of its request, and compares each response with the declared success.
 *
 * @param server base URL of the host
 * @returns a result for every operation of the contract
 */
export async function sweepContract(
  { document, id }: Pick<Contract, 'document' | 'id'>,
  server: string,
  { writes, credentials }: Permissions,
): Promise<OperationResult[]> {
  const { json, operations } = describe(document, credentials);
  const operationOf = ({ request: { method }, origin: { resourceName } }: Transaction): SweptOperation => {
    const operation = operations.get(`${method} ${resourceName}`);
    if (operation === undefined) throw new Error(`Dredd sends ${method} ${resourceName}, not in the contract.`);
    return operation;
  };
  const exchanges = await runDredd(json, server, (hooks) => {
    hooks.beforeEach((transaction) => {
      const { request } = transaction;
      const operation = operationOf(transaction);
      transaction.skip = reasonToSkip(operation, writes) !== undefined;
      // Set the credentials, and the example of the body.
      Object.assign(request.headers, operation.headers);
      request.body = operation.bodies.get(request.headers['Content-Type'] ?? '') ?? request.body;
    });
    hooks.beforeEachValidation((transaction) => expectSuccess(transaction, operationOf(transaction)));
  }).catch((error: unknown) => {
    throw new Error(`${id}: Dredd cannot read the contract.`, { cause: error });
  });
  const redactor = createRedactor(secretsOf(credentials), new Set([new URL(server).origin]));
  return Array.from(operations.values(), (operation) => {
    const { key, operationId } = operation;
    const own = exchanges.filter((one) => one.key === key);
    const [outcome, reason] = outcomeOf(own, reasonToSkip(operation, writes));
    return { interface: id, key, operationId, outcome, reason: redactor.text(reason) };
  });
}

function reasonToSkip({ method, missing }: SweptOperation, writes: boolean): string | undefined {
  if (!writes && !SAFE.includes(method)) return 'it may change something: --allow-writes sends it';
  return missing && `${missing} is not set`;
}

/**
 * Sets the response that Dredd expects. For the first declared success: status, headers, media type and schema. Another declared success
 * needs a state that the sweep does not know, so only its status is compared. Any other status fails.
 */
function expectSuccess({ expected, real }: Transaction, operation: SweptOperation): void {
  if (real === undefined) return;
  const status = String(real.statusCode);
  delete expected.body;
  if (status !== operation.status && `${status.charAt(0)}XX` !== operation.status) {
    expected.statusCode = operation.isSuccess(real.statusCode) ? status : operation.status;
    expected.headers = {};
    return;
  }
  expected.statusCode = status;
  if (operation.schema !== undefined) expected.bodySchema = operation.schema;
  // Parameters of a media type, such as `charset`, make no difference.
  const type = String(real.headers['content-type'] ?? '');
  const essence = type.split(';')[0]?.trim().toLowerCase();
  if (expected.headers['Content-Type']?.toLowerCase() === essence) expected.headers['Content-Type'] = type;
}

function outcomeOf(
  exchanges: readonly ExchangeResult[],
  skipped = '',
): [outcome: OperationResult['outcome'], reason: string] {
  const failures = exchanges.filter(({ outcome }) => outcome === 'failed').map(({ message }) => message);
  if (failures.length > 0) return ['failed', [...new Set(failures)].join('\n')];
  if (exchanges.some(({ outcome }) => outcome === 'passed')) return ['passed', ''];
  return skipped === '' ? ['failed', 'Dredd sent no request for this operation.'] : ['skipped', skipped];
}
