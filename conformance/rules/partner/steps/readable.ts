import { type Answer, assume, type Context, Inconclusive, type StepContext } from '../../engine.ts';
import { otherPartner, plainRead, subjectOf, type ReadName } from './reads.ts';

/**
 * The plain read, once it is shown that it answers 200: what is refused instead of it is so for its own sake.
 *
 * @throws Inconclusive when it does not
 */
export async function assumeReadable(context: StepContext, name: ReadName): Promise<Answer> {
  const answer = await plainRead(context, name);
  const { setting, instead } = await subjectOf(context, name);
  assume(
    answer.status === 200,
    `needs a read of ${name} that answers 200, got ${answer.status}; see credentials.partner and ${instead ?? setting}`,
  );
  return answer;
}

/**
 * Judges that the plain read answers 200; the reason of a refusal names the setting that says it can be read.
 *
 * @throws Inconclusive when the credential is refused, or nobody has said that this partner can be read
 */
export async function expectReadable(context: Context, name: ReadName): Promise<Answer> {
  const answer = await plainRead(context, name);
  const { status } = answer;
  if (status === 401) throw new Inconclusive('the caller is refused with 401; see credentials.partner');
  const { setting, instead } = await subjectOf(context, name);
  if (status === 404 && instead !== undefined) throw new Inconclusive(`got 404 for ${setting}; supply ${instead}`);
  const settings = name === 'uebernahmeStatus' ? `${setting} and ${(await otherPartner(context)).setting}` : setting;
  const isRefused = status >= 400 && status < 500;
  context.expect.that(status === 200, 'status 200', isRefused ? `${status}; see ${settings}` : String(status), answer);
  return answer;
}
