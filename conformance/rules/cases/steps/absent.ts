import { INTERFACES } from '../../../../generated/platform.ts';
import { assume, SUCCESS, type Answer, type Context } from '../../engine.ts';
import { readUndeclared } from '../../steps/undeclared.ts';
import { COMMON, credentialOf, fullPath, identifiersFor, readResource, type CaseContext } from './case-interface.ts';

/**
 * Makes sure that the case can be read: an unknown case has no resources anyway.
 *
 * @throws Inconclusive when it cannot
 */
export async function assumeCase(context: CaseContext): Promise<void> {
  const { status } = await readResource(context, COMMON.vorgang.path);
  assume(SUCCESS.has(status), `needs a case that reads with 2xx, got ${status}`);
}

/**
 * Judges that an operation does not exist.
 *
 * @throws Inconclusive when the response is a server error
 */
export function expectAbsent({ expect }: Pick<Context, 'expect'>, answer: Answer): void {
  assumeNoCrash(answer);
  expect.refused(answer, SUCCESS);
}

/** A server error does not show whether an operation exists; 501 means that it does not. */
function assumeNoCrash({ status }: Answer): void {
  assume(status < 500 || status === 501, `needs a response that is no crash, got ${status}`);
}

/**
 * Judges that a path below the configured case accepts neither GET nor POST.
 *
 * @returns false if the response proves nothing, because the server answers every unknown path like that
 * @throws Inconclusive when the response is a server error
 */
export async function expectNothingBelow(
  context: CaseContext & Pick<Context, 'expect'>,
  below: string,
): Promise<boolean> {
  const answer = await askBelow(context, below);
  assumeNoCrash(answer);
  const methodsOf = (one: Answer) => one.headers('Allow').join(', ');
  const isPosted = answer.status === 405 && /\bPOST\b/i.test(methodsOf(answer));
  const isThere = isPosted || SUCCESS.has(answer.status);
  if (isThere) {
    const nowhere = await askBelow(context, `/${context.uuid()}`);
    const seenOf = (one: Answer) => [one.status, one.mediaType, methodsOf(one)].join();
    if (seenOf(nowhere) === seenOf(answer)) return false;
  }
  const got = isPosted ? `Allow: ${methodsOf(answer)}` : String(answer.status);
  context.expect.that(!isThere, `no resource ${below} of ${context.interface}`, got, answer);
  return true;
}

/** Sends GET to a path below the configured case at which the version declares no GET. */
export async function askBelow(context: CaseContext, below: string): Promise<Answer> {
  const known = await readResource(context, COMMON.vorgang.path);
  const base = fullPath(context.interface, '');
  const number = encodeURIComponent(context.fixture('cases', 'vorgangsNummer'));
  const { host } = INTERFACES[context.interface];
  return readUndeclared(context, host, `${base}/${number}${below}`, known, credentialOf(context.interface));
}

/** The path of reports of readiness, below the configured case. */
export async function belowForReadiness(context: CaseContext): Promise<string> {
  const { antragsNummer = '', teilantragsNummer = '' } = await identifiersFor(context, COMMON.teilantrag.path);
  const [application, part] = [antragsNummer, teilantragsNummer].map(encodeURIComponent);
  return `/antraege/${application}/${part}/entscheidungsreife`;
}
