import {
  assume,
  DENIED,
  NotApplicable,
  SUCCESS,
  type Answer,
  type Context,
  type Parts,
  type StepContext,
} from '../../engine.ts';
import { errorsIn, dataIn, isDeclined, isRefusedUnexecuted, isSuccess, says, someOffers } from './answers.ts';
import { withDecimals } from '../../steps/decimals.ts';
import { bodyFor, everyField, literally } from './queries.ts';
import { QUESTIONS, usualVariables, type Question, type Variables } from './questions.ts';

/** Sends a request, once per run for the same parts and the same `time`, which distinguishes repetitions. */
export function send(context: StepContext, parts: Parts, time = ''): Promise<Answer> {
  return context.once(`${time}${JSON.stringify(parts)}`, ({ target }) =>
    target.send('consumer-loan-offers', 'POST', '/angebote', parts),
  );
}

/**
 * Sends a request with the configured token. If it is processed but fails, sends it once more, since a platform may fail occasionally: only
 * a second failure counts.
 *
 * @throws Inconclusive when the target refuses the token for every query
 */
export async function ask(context: StepContext, parts: Parts): Promise<Answer> {
  const answer = await askOnce(context, parts);
  if (!isFailure(answer)) return answer;
  const again = await send(context, parts, 'once more: ');
  return SUCCESS.has(again.status) && !isFailure(again) ? again : answer;
}

/** Like `ask`, for a request that is expected to fail, which is not repeated. */
export async function askOnce(context: StepContext, parts: Parts): Promise<Answer> {
  const answer = await send(context, parts);
  await assumeCredential(context, answer);
  return answer;
}

/** Whether a query was processed without success: it has errors and no data (D2, Errors). */
function isFailure(answer: Answer): boolean {
  const found = Object.values(dataIn(answer) ?? {}).filter((one) => one !== null);
  return SUCCESS.has(answer.status) && errorsIn(answer).length > 0 && found.length === 0;
}

/** Sends the usual query, with `others` in addition to amount and term. */
export function askUsual(
  context: StepContext,
  question: Question,
  others: Variables = {},
  asking = ask,
): Promise<Answer> {
  return asking(context, { json: bodyFor(question, { ...usualVariables(context.config), ...others }) });
}

/** Sends a query whose amount is written as `10000.0`: an amount with cents may be refused because nobody lends it. */
export function askInDecimals(context: StepContext, question: Question, variables: Variables): Promise<Answer> {
  const raw = withDecimals(bodyFor(question, variables), ['auszahlungsbetrag']);
  return ask(context, { raw, contentType: 'application/json' });
}

/** Sends a query with only the usual amount, with a decimal; without it if that is refused, which another rule judges. */
export async function askForAmount(context: StepContext, question: Question): Promise<Answer> {
  const { auszahlungsbetrag } = usualVariables(context.config);
  const answer = await askInDecimals(context, question, { auszahlungsbetrag });
  return isSuccess(answer, question) ? answer : ask(context, { json: bodyFor(question, { auszahlungsbetrag }) });
}

/** Sends the usual query for every field of the offers, with `others` as further variables. */
export function askEverything(context: StepContext, question: Question, others: Variables = {}): Promise<Answer> {
  return ask(context, { json: bodyFor(question, { ...usualVariables(context.config), ...others }, everyField()) });
}

/**
 * The offers of a query, with all fields.
 *
 * @throws Inconclusive when there are none
 */
export async function everyOffer(context: StepContext, question: Question): Promise<ReturnType<typeof someOffers>> {
  return someOffers([[question, await askEverything(context, question)]]);
}

/** An X-TraceId: a UUID, since the permitted values are open (L51). */
export const TRACE_ID = '4711c0de-4711-4711-8711-4711c0de4711';

export function askTraced(context: StepContext, question: Question = 'bestesAngebot'): Promise<Answer> {
  const json = bodyFor(question, usualVariables(context.config));
  return ask(context, { json, headers: { 'X-TraceId': TRACE_ID } });
}

/**
 * Sends the usual query for a partner.
 *
 * @param asking - `askOnce` if the query need not succeed for this partner
 * @throws Inconclusive when the target refuses both the type of the variable and literal values in the query
 */
export async function askForPartner(
  context: StepContext,
  question: Question,
  partnerId: string,
  asking = ask,
): Promise<Answer> {
  const answer = await askUsual(context, question, { partnerId }, asking);
  if (!isRefusedUnexecuted(answer, question)) return answer;
  // The name of the type is open (L33): a string literal in the query fits any, if the target accepts literals (L36).
  const { auszahlungsbetrag, laufzeitInMonaten } = usualVariables(context.config);
  const withValue = (name: string, value: string | number, variables: Variables) =>
    ask(context, { json: bodyFor(question, variables, undefined, `${name}: ${JSON.stringify(value)}`) });
  const literal = await withValue('partnerId', partnerId, { auszahlungsbetrag, laufzeitInMonaten });
  const isTaken = async () =>
    !isRefusedUnexecuted(await withValue('laufzeitInMonaten', laufzeitInMonaten, { auszahlungsbetrag }), question);
  const neither = isRefusedUnexecuted(literal, question) && !(await isTaken());
  assume(!neither, 'partnerId is refused as a variable of the type String, and no value in the query itself is taken');
  return literal;
}

/** Sends the usual query with literals instead of variables. */
export function askLiterally(context: StepContext, question: Question): Promise<Answer> {
  return ask(context, { json: literally(question, usualVariables(context.config)) });
}

/**
 * Makes sure that the usual query succeeds, so that the refusal of another is due to its difference.
 *
 * @throws Inconclusive when it does not, which another rule judges
 */
export async function assumeUsualSuccess(context: StepContext, question: Question = 'bestesAngebot'): Promise<Answer> {
  const answer = await askUsual(context, question);
  assume(isSuccess(answer, question), `needs the usual query for ${question} to succeed, got ${says(answer)}`);
  return answer;
}

/**
 * Expects that a request succeeds.
 *
 * @param what - the request in words of a reason
 * @param counterpart - sends the same request without the property that is judged; by default the usual query
 * @throws Inconclusive when the counterpart does not succeed either
 */
export async function expectSuccess(
  context: Context,
  question: Question,
  answer: Answer,
  what: string,
  counterpart = () => askUsual(context, question),
): Promise<void> {
  if (!isSuccess(answer, question)) {
    const other = await counterpart();
    assume(isSuccess(other, question), `nothing is answered with success, neither ${what} nor its counterpart`);
  }
  context.expect.that(isSuccess(answer, question), `${what} to succeed`, says(answer, question), answer);
}

/**
 * Handles a query that was processed but failed. With a configured amount it should have succeeded; otherwise the suite has guessed amount
 * and term.
 *
 * @throws Failure, which names the fixture, or Inconclusive if none is configured
 */
export function expectNoFailure({ config, expect }: Context, question: Question, answer: Answer): void {
  if (!isDeclined(answer) || (dataIn(answer)?.[question] ?? null) !== null) return;
  const where = 'fixtures.consumerLoan.auszahlungsbetrag and fixtures.consumerLoan.laufzeitInMonaten';
  const { auszahlungsbetrag, laufzeitInMonaten } = usualVariables(config);
  const given = config.fixtures?.consumerLoan?.auszahlungsbetrag !== undefined;
  assume(given, `${auszahlungsbetrag} EUR over ${laufzeitInMonaten} months: ${says(answer)}; supply ${where}`);
  expect.that(false, 'a response without errors', `${says(answer)}; see ${where}`, answer);
}

/** Attributes a 401 or 403 to the token, unless the target accepts another query with it. */
async function assumeCredential(context: StepContext, { status }: Answer): Promise<void> {
  if (!DENIED.has(status)) return;
  const variables = usualVariables(context.config);
  const answers = await Promise.all(QUESTIONS.map((question) => send(context, { json: bodyFor(question, variables) })));
  const why = status === 401 ? '' : ', as for a client without the permission to determine consumer-loan offers';
  const isAccepted = answers.some((answer) => !DENIED.has(answer.status));
  assume(isAccepted, `the token is refused with ${status}${why}; see credentials.kex`);
}

interface Failed {
  answer: Answer;
  /** Whether the query is `failingQuery` of the configuration, not one that the suite tried. */
  claimed: boolean;
}

/** Variables of queries that a target is likely to process without success: nobody lends that much, or for so long. */
const UNLIKELY: readonly Variables[] = [{ auszahlungsbetrag: 1_000_000_000 }, { laufzeitInMonaten: 12_000 }];

/**
 * Responses that report a failure: to the configured failing query, or else to queries that are unlikely to succeed.
 *
 * @throws Inconclusive when none is configured, and none of these queries fails
 */
export async function failures(context: StepContext, question: Question = 'bestesAngebot'): Promise<readonly Failed[]> {
  await assumeUsualSuccess(context, question);
  const failingQuery = context.config.fixtures?.consumerLoan?.failingQuery;
  // The configured query counts only for the query that it contains.
  if (failingQuery?.query.includes(question) === true)
    return [{ answer: await askOnce(context, { json: failingQuery }), claimed: true }];
  const tried = UNLIKELY.map((others) => askUsual(context, question, others, askOnce));
  const failed = (await Promise.all(tried)).filter(
    (answer) => SUCCESS.has(answer.status) && errorsIn(answer).length > 0,
  );
  if (failed.length === 0 && failingQuery !== undefined)
    throw new NotApplicable(`the failing query does not ask for ${question}, and no other one fails`);
  const lack = 'no query is known to be processed without success';
  assume(failed.length > 0, `${lack}; supply fixtures.consumerLoan.failingQuery`);
  return failed.map((answer) => ({ answer, claimed: false }));
}
