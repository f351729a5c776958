import type { StepContext } from '../../../kit/context.ts';
import { comesFromLogin } from '../../../kit/credentials.ts';
import { assume, NotApplicable } from '../../../kit/outcome.ts';
import { askDetermination, readUnknownDetermination } from './ask.ts';

const GONE = [404, 405, 410];

/**
 * Makes sure that the interface is in service. A living one refuses a read without a credential, whatever is read; one
 * that answers even that, and the determination of captured data, as if there were no such place is retired.
 *
 * @param status - what a determination was answered with
 * @throws NotApplicable when the interface is retired; the message names the requests that prove it
 */
export async function assumeInService(context: StepContext, status: number): Promise<void> {
  if (!GONE.includes(status)) return;
  const determination = await askDetermination(context, {});
  if (!GONE.includes(determination.status)) return;
  const { withCredential, withoutCredential } = await readUnknownDetermination(context);
  if (!GONE.includes(withCredential.status) || !GONE.includes(withoutCredential.status)) return;
  throw new NotApplicable(
    `the interface is retired, or targets.v2 does not lead to it: POST /v2/ergebnisliste/ermittlung answers ` +
      `${determination.status}, and GET of a determination ${withCredential.status} with the credential and ` +
      `${withoutCredential.status} without, where an interface in service answers 401 or 403`,
  );
}

/**
 * Makes sure that a 401 is about the determination and not about the credential.
 *
 * @param status - what a determination was answered with
 * @throws Inconclusive when nothing shows that the target accepts the credential
 */
export async function assumeCredential(context: StepContext, status: number): Promise<void> {
  if (status !== 401 || (await isAccepted(context))) return;
  const name = comesFromLogin(context.config, 'v2') ? 'credentials.login' : 'credentials.v2';
  assume(false, `the token is refused with 401; see ${name}`);
}

async function isAccepted(context: StepContext): Promise<boolean> {
  if ((await askDetermination(context, {})).status === 302) return true;
  const { withCredential, withoutCredential } = await readUnknownDetermination(context);
  return withoutCredential.status === 401 && withCredential.status !== 401;
}
