import type { StepContext } from '../../../../engine/context.ts';
import { credentialSetting } from '../../../../engine/credentials.ts';
import { assume } from '../../../../engine/outcome.ts';
import { askDetermination } from './ask.ts';
import { readUnknown } from './unknown.ts';

/**
 * Makes sure that a 401 is about the request and not about the credential.
 *
 * @param status - what a request with the credential was answered with
 * @throws Inconclusive when nothing shows that the target accepts the credential
 */
export async function assumeCredential(context: StepContext, status: number): Promise<void> {
  if (status !== 401 || (await isAccepted(context))) return;
  assume(false, `the token is refused with 401; see ${credentialSetting(context.config, 'v2')}`);
}

async function isAccepted(context: StepContext): Promise<boolean> {
  if (context.mayWrite && (await askDetermination(context, {})).status === 302) return true;
  const known = await readUnknown(context);
  return known.status !== 401 && (await readUnknown(context, 'ermittlung', { as: 'none' })).status === 401;
}
