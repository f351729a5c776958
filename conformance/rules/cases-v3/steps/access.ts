import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { comesFromLogin } from '../../../kit/credentials.ts';
import { SUCCESS } from '../../../kit/expect.ts';
import { Inconclusive } from '../../../kit/outcome.ts';

/** How an interface shows that it accepts the credential. */
export interface Access {
  credential: 'v2' | 'baufi';
  /** Reads that an interface refuses without a credential, with 401 or 403; they are made with it, or without any. */
  probes: readonly ((context: StepContext, as?: 'none') => Promise<Answer>)[];
}

const REFUSED = [401, 403];

/**
 * Makes sure that an answer to a request with the credential of the interface says something about that request.
 *
 * @returns the answer
 * @throws Inconclusive when the answer is 401 or 403 and nothing shows that the target accepts the credential
 */
export async function assumeCredential(context: StepContext, answer: Answer, access: Access): Promise<Answer> {
  if (REFUSED.includes(answer.status)) await assumeAccepted(context, access, answer.status);
  return answer;
}

async function assumeAccepted(context: StepContext, { credential, probes }: Access, refusal: number): Promise<void> {
  for (const read of probes) {
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
