import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { comesFromLogin } from '../../../kit/credentials.ts';
import { SUCCESS } from '../../../kit/expect.ts';
import { Inconclusive, NotApplicable } from '../../../kit/outcome.ts';

/** A read that an interface in service refuses without a credential, with 401 or 403. */
export interface Probe {
  /** The read, as a reason names it. */
  says: string;
  /** Reads with the credential of the interface, or without any. */
  read(context: StepContext, as?: 'none'): Promise<Answer>;
}

/** How an interface shows that it is in service, and that it accepts the credential. */
export interface Access {
  credential: 'v2' | 'baufi';
  /** Whether a target that serves none of it is no offender. */
  mayBeRetired: boolean;
  probes: readonly Probe[];
}

const GONE = [404, 405, 410];
const REFUSED = [401, 403];

/**
 * Makes sure that an answer to a request with the credential of the interface says something about that request.
 *
 * @returns the answer
 * @throws NotApplicable when the interface is retired; the message names the requests that prove it
 * @throws Inconclusive when the answer is 401 or 403 and nothing shows that the target accepts the credential
 */
export async function assumeServed(context: StepContext, answer: Answer, access: Access): Promise<Answer> {
  if (access.mayBeRetired && GONE.includes(answer.status)) await assumeInService(context, access);
  if (REFUSED.includes(answer.status)) await assumeAccepted(context, access, answer.status);
  return answer;
}

async function assumeInService(context: StepContext, { probes }: Access): Promise<void> {
  const proof: string[] = [];
  for (const { says, read } of probes) {
    const withCredential = await read(context);
    const withoutCredential = await read(context, 'none');
    if (!GONE.includes(withCredential.status) || !GONE.includes(withoutCredential.status)) return;
    proof.push(`${says} answers ${withCredential.status} with the credential and ${withoutCredential.status} without`);
  }
  throw new NotApplicable(
    `the interface is retired, or targets.v2 does not lead to it: ${proof.join(', and ')}, ` +
      'where an interface in service answers 401 or 403 without a credential',
  );
}

async function assumeAccepted(context: StepContext, { credential, probes }: Access, refusal: number): Promise<void> {
  for (const { read } of probes) {
    const { status } = await read(context);
    if (SUCCESS.has(status)) return;
    if (!REFUSED.includes(status) && REFUSED.includes((await read(context, 'none')).status)) return;
  }
  const name = comesFromLogin(context.config, credential) ? 'credentials.login' : `credentials.${credential}`;
  throw new Inconclusive(`the token is refused with ${refusal}; see ${name}`);
}

/** The status of an answer as a reason names it; a refusal leads to the fixtures that claim otherwise. */
export function statusOf({ status }: Answer, fixtures: readonly string[]): string {
  const refused = status >= 400 && status < 500 && status !== 401;
  return refused && fixtures.length > 0 ? `${status}; see ${fixtures.join(' and ')}` : String(status);
}
