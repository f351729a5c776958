import { resolve } from 'node:path';
import { INTERFACES, isInterfaceId, type InterfaceId } from '../../../conformance/kit/interfaces.ts';
import { readContracts } from '../../../scripts/docs/contracts.ts';
import { describe, type Description } from '../../../scripts/sweep/description.ts';
import { runDredd, type Transaction } from '../../../scripts/sweep/dredd.ts';
import { operationOf } from '../../../scripts/sweep/transaction.ts';
import type { Judgement, Subject } from '../judgement.ts';
import { REQUEST_TIMEOUT_MS, serve, type Served } from '../served.ts';
import { createHooks, type HookOptions } from './hooks.ts';
import { needsToken } from './parameters.ts';
import { FURTHER_STATUSES } from './recipes.ts';

const GENERATED = resolve(import.meta.dirname, '../../../generated');

/** A deployment that runs already. */
export type Deployed = Pick<Served, 'urls' | 'config'>;

/** A request of Dredd that was answered. */
export interface Answered {
  interface: InterfaceId;
  /** Method and path as in the contract: `GET /partner/{PartnerId}`. */
  key: string;
  /** Whether it is the request that is to succeed, and no refusal that was brought about. */
  succeeds: boolean;
  transaction: Transaction;
}

/** Dredd, with the contracts of all interfaces. */
export interface DreddPeer {
  /**
   * Judges a deployment that runs already by the contract of an interface.
   *
   * @param onAnswered - told of each answer before it is judged
   */
  judgeDeployed(id: InterfaceId, deployed: Deployed, onAnswered?: (answered: Answered) => void): Promise<Judgement>;
  /** Judges a fresh deployment by the contract of the interface. */
  judge(subject: Subject): Promise<Judgement>;
}

interface Prepared extends Description {
  contract: HookOptions['contract'];
}

/**
 * Reads the contracts and makes them ready for Dredd.
 *
 * @throws Error when a contract cannot be read
 */
export async function createDreddPeer(): Promise<DreddPeer> {
  const prepared = new Map<InterfaceId, Prepared>();
  for (const { id, document } of await readContracts(GENERATED)) {
    if (!isInterfaceId(id)) throw new TypeError(`generated/${id} is the contract of no interface`);
    prepared.set(id, { contract: { id, document }, ...describe(document, FURTHER_STATUSES) });
  }
  const preparedFor = (id: InterfaceId): Prepared => {
    const contract = prepared.get(id);
    if (contract === undefined) throw new RangeError(`${id} has no contract in generated/`);
    return contract;
  };
  return {
    judgeDeployed: (id, deployed, onAnswered) => judge(preparedFor(id), deployed, onAnswered),
    judge: async (subject) => {
      const contract = preparedFor(subject.interface);
      const served = await serve(subject.fault);
      try {
        return await judge(contract, served);
      } finally {
        await served.close();
      }
    },
  };
}

async function judge(
  { contract, json, operations }: Prepared,
  served: Deployed,
  onAnswered: (answered: Answered) => void = () => {},
): Promise<Judgement> {
  const started = performance.now();
  const token = needsToken(contract.id) ? await tokenFrom(served) : served.config.credentials?.kex?.accessToken;
  const hooks = createHooks({ contract, operations, config: served.config, token });
  const told = await runDredd({
    description: json,
    server: served.urls[INTERFACES[contract.id]],
    timeoutMs: REQUEST_TIMEOUT_MS,
    beforeEach: hooks.beforeEach,
    beforeEachValidation: (transaction) => {
      const { key, further } = operationOf(operations, transaction);
      const succeeds = !further.has(transaction.expected.statusCode ?? '');
      hooks.beforeEachValidation(transaction);
      onAnswered({ interface: contract.id, key, succeeds, transaction });
    },
  });
  const ms = performance.now() - started;
  const sent = told.filter(({ outcome }) => outcome !== 'skipped');
  const violations = sent.filter(({ outcome }) => outcome === 'failed').map(({ key, message }) => `${key}: ${message}`);
  return { violations: [...new Set(violations)], requests: sent.length, ms };
}

/** Asks the token endpoint, as the first hook of a run would; undefined when it gives no token. */
async function tokenFrom({ urls, config }: Deployed): Promise<string | undefined> {
  const { username = '', password = '' } = config.credentials?.login ?? {};
  const answer = await fetch(`${urls.login}/login`, {
    method: 'POST',
    body: new URLSearchParams({ username, password }),
    redirect: 'manual',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch(() => undefined);
  const text = (await answer?.text()) ?? '';
  return /"access_token"\s*:\s*"([^"]+)"/.exec(text)?.[1];
}
