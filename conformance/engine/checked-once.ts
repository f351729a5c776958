import type { Answer } from './answer.ts';
import { Outcome, Skipped } from './outcome.ts';
import type { Run } from './run.ts';
import { createTarget, type Parts } from './target.ts';
import type { Trace } from './exchange.ts';
import type { Operation } from '../../generated/operations.ts';
import type { PathOf } from '../../generated/contracts.ts';
import { CREDENTIAL_HEADERS, type Credential, type InterfaceId } from '../../generated/platform.ts';
import type { Config, CredentialName } from './config/schema.ts';
import { partsOf } from './credentials.ts';

/** What came of asking a host, or of using a credential, once. */
export interface CheckedOnce {
  /** The setting that names it: `targets.…`, `credentials.…`. */
  setting: string;
  /** `unasked` where asking would change something, needs a host that is no target, or was interrupted. */
  state: 'fine' | 'failed' | 'unasked';
  /** What was asked and what came, and what to do where it failed. */
  says: string;
  /** The status of the answer that shows that it failed. */
  status?: number;
  /** Set where the address of a host is shown to be that of another one, to go on too far, or to be left for https. */
  isMisplaced?: true;
  /** The address above that of a host which answers like it. */
  above?: string;
  /** The credential that this one has to differ from, where the request cannot show that it does. */
  differsFrom?: string;
}

/** What a setting comes to, which the caller names. */
export type CheckOutcome = Omit<CheckedOnce, 'setting'>;

/** Statuses of clients' mistakes that say nothing about a credential. */
const OF_THE_REQUEST = new Set([404, 405, 408, 429]);

/** Whether a status refuses a credential: which one does so is not always shown. */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500 && !OF_THE_REQUEST.has(status);

/**
 * What to do about a credential that is refused.
 *
 * @param also - what is said after the first sentence
 */
export function correctIt(config: Config, name: CredentialName | Credential, also = ''): string {
  const parts = partsOf(config, name) ?? {};
  const names = Object.keys(parts);
  const pair = names.length < 2 ? '' : `; ${names.join(' and ')} have to belong together`;
  // What is sent as it stands may lack what its header has to begin with, or have what it must not.
  const whole = names.find(
    (part) => CREDENTIAL_HEADERS[part]?.header === 'Authorization' && !CREDENTIAL_HEADERS[part].scheme,
  );
  // Nothing else of it is told: the first word of a passphrase is a secret.
  const scheme = /^(?:bearer|basic)(?= +\S)/i.exec(parts[whole ?? ''] ?? '')?.[0];
  const asItIs =
    scheme === undefined
      ? 'is sent as it stands: some deployments want «Bearer » before it'
      : `begins with «${scheme} »: try it without`;
  const form = whole === undefined ? '' : `; ${whole} ${asItIs}`;
  return `check that it is complete, still valid, and issued for this deployment${also}${pair}${form}`;
}

/**
 * Asks once for a setting; what keeps it from being asked leaves it unasked, and what got no answer has failed.
 *
 * @param ask - makes the request
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

/** Sends a request to an operation, whose answer is looked at whatever it is; says what was answered to what, in words. */
export async function askOnce(
  run: Run,
  trace: Trace,
  id: InterfaceId,
  { method, path }: Operation,
  parts: Parts,
): Promise<{ answer: Answer; came: string }> {
  const answer = await createTarget(run, trace).send(id, method, path as PathOf<InterfaceId>, {
    ...parts,
    overload: 'judged',
  });
  return { answer, came: `status ${answer.status} to ${method} ${new URL(answer.url).pathname}` };
}
