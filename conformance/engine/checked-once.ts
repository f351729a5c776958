import type { Answer } from './answer.ts';
import { Outcome, Skipped } from './outcome.ts';
import type { Run } from './run.ts';
import { createTarget, type Parts } from './target.ts';
import { BUSY, type Trace } from './exchange.ts';
import type { Operation } from '../../generated/operations.ts';
import type { PathOf } from '../../generated/contracts.ts';
import { CREDENTIAL_HEADERS, type Credential, type InterfaceId } from '../../generated/platform.ts';
import type { Config, CredentialName } from './config/schema.ts';
import { partsOf } from './credentials.ts';

/** The result of checking a host or a credential. */
export interface CheckedOnce {
  /** The setting: `targets.…`, `credentials.…`. */
  setting: string;
  /** `unasked` if the request would change something, needs a host that is no target, was interrupted, or proved nothing. */
  state: 'fine' | 'failed' | 'unasked';
  /** A description of request and response, and the remedy if it failed. */
  says: string;
  /** The status of the response that shows the failure. */
  status?: number;
  /** Set if the address of a host is that of another host, is too long, or needs https. */
  isMisplaced?: true;
  /** An address above that of the host which answers like this host. */
  above?: string;
  /** The credential that this one must differ from, if the request cannot show that it does. */
  differsFrom?: string;
}

/** The result without the setting, which the caller adds. */
export type CheckOutcome = Omit<CheckedOnce, 'setting'>;

/** Whether a status asks to retry later, so that it says nothing about a credential. */
export const isPutOff = (status: number): boolean => status === 429 || BUSY.has(status);

/** 4xx statuses that say nothing about a credential. */
const OF_THE_REQUEST = new Set([404, 405]);

/** Whether a status may mean a refused credential; the documents do not always show which status does. */
export const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && !OF_THE_REQUEST.has(status) && !isPutOff(status);

/**
 * The remedy for a refused credential.
 *
 * @param also - appended to the first clause
 */
export function correctIt(config: Config, name: CredentialName | Credential, also = ''): string {
  const parts = partsOf(config, name) ?? {};
  const names = Object.keys(parts);
  const pair = names.length < 2 ? '' : `; ${names.join(' and ')} have to belong together`;
  // A setting that is the whole header value may lack the scheme, or have a wrong one.
  const whole = names.find(
    (part) => CREDENTIAL_HEADERS[part]?.header === 'Authorization' && !CREDENTIAL_HEADERS[part].scheme,
  );
  // Shows only known schemes: any other first word may be part of a secret.
  const scheme = /^(?:bearer|basic)(?= +\S)/i.exec(parts[whole ?? ''] ?? '')?.[0];
  const asItIs =
    scheme === undefined
      ? 'is sent unchanged: some deployments want «Bearer » before it'
      : `begins with «${scheme} »: try it without`;
  const form = whole === undefined ? '' : `; ${whole} ${asItIs}`;
  return `check that it is complete, still valid, and issued for this deployment${also}${pair}${form}`;
}

/**
 * Checks a setting: it is unasked if the request was not allowed or was stopped, and failed if it got no response.
 *
 * @param ask - sends the request
 */
export async function checkedOnce(
  { stop }: Run,
  setting: string,
  ask: () => Promise<CheckOutcome>,
): Promise<CheckedOnce> {
  try {
    return { setting, ...(await ask()) };
  } catch (error) {
    if (!(error instanceof Outcome)) throw error;
    const isKept = error instanceof Skipped || stop.reason !== undefined;
    return { setting, state: isKept ? 'unasked' : 'failed', says: error.message };
  }
}

/** Calls an operation and returns its response, whatever the status, with a description of both. */
export async function askOnce(
  run: Run,
  trace: Trace,
  id: InterfaceId,
  { method, path }: Operation,
  parts: Parts,
): Promise<{ answer: Answer; outcome: string }> {
  const answer = await createTarget(run, trace).send(id, method, path as PathOf<InterfaceId>, {
    ...parts,
    overload: 'judged',
  });
  return { answer, outcome: `status ${answer.status} to ${method} ${new URL(answer.url).pathname}` };
}
