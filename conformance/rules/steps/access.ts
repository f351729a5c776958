import {
  assume,
  credentialSetting,
  DENIED,
  Inconclusive,
  isRedirect,
  NO_REFUSAL,
  NotApplicable,
  SENT_WITH,
  SUCCESS,
  type Answer,
  type Context,
  type CredentialName,
  type Parts,
  type Spoiling,
  type StepContext,
} from '../engine.ts';
import { INTERFACES, type InterfaceId } from '../../../generated/platform.ts';
import { tried } from './tried.ts';
import { keepsState } from './state.ts';

/** How to find out whether an interface accepts the configured credential. */
export interface Access<Id extends InterfaceId = InterfaceId> {
  credential: CredentialName;
  /** Reads that the interface refuses with 401 or 403 if sent without a credential. */
  probes: readonly ((context: StepContext<Id>, as?: 'none') => Promise<Answer>)[];
}

/** Faults that serve a caller without a valid token, whatever the interface. */
export const STRANGERS_SERVED: readonly string[] = [
  'signature-not-verified',
  'longer-token-taken',
  'unsigned-token-taken',
  'refusals-serve',
  'strangers-lead-to-copies',
];

/** Callers that must be refused: without a token, and with a wrong one. */
export const STRANGERS = ['none', 'wrong'] as const;
export type Stranger = (typeof STRANGERS)[number];

/** Case names for each request sent by each stranger. */
export function strangerCases(requests: readonly string[]): string[] {
  return requests.flatMap((request) => STRANGERS.map((who) => `${request} ${SENT_WITH[who]}`));
}

/** The request and the stranger of a case that `strangerCases` named. */
export function strangerCase(name: string): [request: string, who: Stranger] {
  const who = STRANGERS.find((one) => name.endsWith(` ${SENT_WITH[one]}`));
  if (who === undefined) throw new RangeError(`${name} names no stranger`);
  return [name.slice(0, -` ${SENT_WITH[who]}`.length), who];
}

/** The parts of a request that identify its caller. */
export type Sender = Pick<Parts, 'as' | 'spoilt' | 'headers'>;

/**
 * The request parts with which a stranger calls.
 *
 * @param spoilt - how the wrong token is derived from the right one. A server that does not verify tokens, or compares only prefixes,
 * accepts a lengthened one; each interface also gets one that claims to need no signature
 * @throws NotApplicable when the target keeps no state, and so cannot tell tokens apart
 */
export function senderOf(context: StepContext, who: Stranger, spoilt: Spoiling = 'lengthened'): Sender {
  if (who === 'none') return { as: 'none' };
  if (!keepsState(context))
    throw new NotApplicable('the target keeps no state (capabilities.state is false), and so no tokens');
  return { as: INTERFACES[context.interface].caller, spoilt };
}

/**
 * Judges that a stranger's request is refused, and only because of the stranger.
 *
 * @param accepted - the response to the same request with the token: a success, a conflict with an earlier request, or a redirect that
 * the stranger does not get
 */
export function expectStrangerRefused({ expect }: Context, accepted: Answer, stranger: Answer): void {
  if (!SUCCESS.has(stranger.status)) {
    const isLedOn = isRedirect(accepted) && !isRedirect(stranger);
    const isTaken = SUCCESS.has(accepted.status) || accepted.status === 409 || isLedOn;
    assume(isTaken, `needs the same request with the token to be answered with 2xx, got ${accepted.status}`);
  }
  expectRefused({ expect }, accepted, stranger);
  expect.that(stranger.status !== 409, 'a refusal of the caller', '409, as with the token', stranger);
}

type Judging = Pick<Context, 'expect'>;

/** Judges that a request is refused, and that the refusal does not contain the body of the accepted response. */
export function expectRefused({ expect }: Judging, accepted: Answer, refusal: Answer, got?: string): void {
  expect.refused(refusal, NO_REFUSAL, got);
  expectNothingServed({ expect }, accepted, refusal);
}

/** Whether a value contains data: null, empty strings and lists or objects of nothing else do not. */
function holdsValue(json: unknown): boolean {
  if (typeof json === 'string') return json.trim() !== '';
  return typeof json !== 'object' || (json !== null && Object.values(json).some(holdsValue));
}

/** Judges that a refusal does not contain the body of the accepted response. */
export function expectNothingServed({ expect }: Judging, accepted: Answer, refusal: Answer): void {
  const got = `${refusal.status} with the requested data`;
  expect.that(!carries(refusal, accepted), 'a refusal without data', got, refusal);
}

/** Whether a response contains the JSON body of an accepted response; white space is ignored. */
export function carries(answer: Answer, accepted: Answer): boolean {
  const served = SUCCESS.has(accepted.status) ? accepted.json() : undefined;
  const hasData = typeof served === 'object' && holdsValue(served);
  const textOf = ({ body }: Answer) => body.replace(/\s+/g, '');
  return hasData && textOf(answer).includes(textOf(accepted));
}

/**
 * The refusals of a login with status 401, which need a challenge.
 *
 * @param ofKnown - the refusal of a known user with a wrong password; inconclusive if the operator does not allow sending one
 * @throws NotApplicable when no refusal is a 401
 */
export async function unauthorized(refusal: Answer, ofKnown?: Promise<Answer>): Promise<readonly Answer[]> {
  const refusals = [refusal, ofKnown && (await tried(ofKnown))].filter(
    (answer): answer is Answer => answer?.status === 401,
  );
  if (refusals.length === 0) throw new NotApplicable(`refused with ${refusal.status}, which needs no challenge`);
  return refusals;
}

/**
 * Makes sure that a response is about the request, not about an unusable credential.
 *
 * @returns the response
 * @throws Inconclusive when the response is 401 or 403 and no probe shows that the target accepts the credential
 */
export async function assumeCredential<Id extends InterfaceId>(
  context: StepContext<Id>,
  answer: Answer,
  { credential, probes }: Access<Id>,
): Promise<Answer> {
  if (!DENIED.has(answer.status)) return answer;
  for (const read of probes) {
    const { status } = await read(context);
    if (SUCCESS.has(status)) return answer;
    if (!DENIED.has(status) && DENIED.has((await read(context, 'none')).status)) return answer;
  }
  const setting = credentialSetting(context.config, credential);
  throw new Inconclusive(`the token is refused with ${answer.status}; see ${setting}`);
}
