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

/** How an interface shows that it accepts the credential. */
export interface Access<Id extends InterfaceId = InterfaceId> {
  credential: CredentialName;
  /** Reads that an interface refuses without a credential, with 401 or 403; they are made with it, or without any. */
  probes: readonly ((context: StepContext<Id>, as?: 'none') => Promise<Answer>)[];
}

/** Unknown callers: without a token, and with a wrong one. */
export const STRANGERS = ['none', 'wrong'] as const;
export type Stranger = (typeof STRANGERS)[number];

/** The cases of a rule that refuses strangers: each request by each stranger. */
export function strangerCases(requests: readonly string[]): string[] {
  return requests.flatMap((request) => STRANGERS.map((who) => `${request} ${SENT_WITH[who]}`));
}

/**
 * The request of such a case, and who sends it.
 *
 * @throws RangeError when it is no such case
 */
export function strangerCase(name: string): [request: string, who: Stranger] {
  const who = STRANGERS.find((one) => name.endsWith(` ${SENT_WITH[one]}`));
  if (who === undefined) throw new RangeError(`${name} names no stranger`);
  return [name.slice(0, -` ${SENT_WITH[who]}`.length), who];
}

/** Who sends a request, as parts of it. */
export type Sender = Pick<Parts, 'as' | 'spoilt' | 'headers'>;

/**
 * A stranger as the sender of a request.
 *
 * @param spoilt - how the wrong token is made of the right one. A lengthened one is taken by a server that does not verify tokens, or
 * compares only their beginning; each interface is also sent one that claims to need no signature
 * @throws NotApplicable when the target cannot tell one token from another
 */
export function senderOf(context: StepContext, who: Stranger, spoilt: Spoiling = 'lengthened'): Sender {
  if (who === 'none') return { as: 'none' };
  if (!keepsState(context))
    throw new NotApplicable('the target keeps no state (capabilities.state is false), and so no tokens');
  return { as: INTERFACES[context.interface].caller, spoilt };
}

/**
 * Judges that a request is refused to a stranger, and for that reason alone.
 *
 * @param accepted - the answer to the same request with the token: a success, a conflict with what it has done before, or a redirect that
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

/** The assertions of a check. */
type Judging = Pick<Context, 'expect'>;

/** Judges that a request is refused, and that the refusal does not carry what it refuses. */
export function expectRefused({ expect }: Judging, accepted: Answer, refusal: Answer): void {
  expect.refused(refusal, NO_REFUSAL);
  expectNothingServed({ expect }, accepted, refusal);
}

/** Tells whether a value gives anything away: what is null or empty all through, such as an empty list, does not. */
function holdsValue(json: unknown): boolean {
  if (typeof json === 'string') return json.trim() !== '';
  return typeof json !== 'object' || (json !== null && Object.values(json).some(holdsValue));
}

/** Judges that a refusal does not carry what the accepted request is answered with. */
export function expectNothingServed({ expect }: Judging, accepted: Answer, refusal: Answer): void {
  expect.that(
    !carries(refusal, accepted),
    'a refusal without data',
    `${refusal.status} with the requested data`,
    refusal,
  );
}

/** Tells whether an answer carries what an accepted request is answered with. */
export function carries(answer: Answer, accepted: Answer): boolean {
  const served = SUCCESS.has(accepted.status) ? accepted.json() : undefined;
  const saysSomething = typeof served === 'object' && holdsValue(served);
  const textOf = ({ body }: Answer) => body.replace(/\s+/g, '');
  return saysSomething && textOf(answer).includes(textOf(accepted));
}

/**
 * The refusals of a login that are a 401, and so need a challenge.
 *
 * @param ofKnown - the refusal of a known user with a wrong password, which not every operator allows to send
 * @throws NotApplicable when there is none
 */
export async function unauthorized(refusal: Answer, ofKnown?: Promise<Answer>): Promise<readonly Answer[]> {
  const refusals = [refusal, ofKnown && (await tried(ofKnown))].filter(
    (answer): answer is Answer => answer?.status === 401,
  );
  if (refusals.length === 0) throw new NotApplicable(`refused with ${refusal.status}, which needs no challenge`);
  return refusals;
}

/**
 * Makes sure that an answer to a request with the credential of the interface says something about that request.
 *
 * @returns the answer
 * @throws Inconclusive when the answer is 401 or 403 and nothing shows that the target accepts the credential
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
