import {
  assume,
  DENIED,
  NotApplicable,
  SUCCESS,
  type Answer,
  type Config,
  type Context,
  type Parts,
  type StepContext,
} from '../../engine.ts';
import { complaintsIn, dataIn, isDeclined, isRefusedUnexecuted, isSuccess, says, someOffers } from './answers.ts';
import { withDecimals } from '../../steps/decimals.ts';
import { bodyFor, everyField, literally, type QuestionBody } from './queries.ts';
import { QUESTIONS, usualVariables, type Question, type Variables } from './questions.ts';

/** Sends one request, once per run for the same parts, and for each time that it is meant to be sent again. */
export function send(context: StepContext, parts: Parts, time = ''): Promise<Answer> {
  return context.once(`${time}${JSON.stringify(parts)}`, ({ target }) =>
    target.send('consumer-loan-offers', 'POST', '/angebote', parts),
  );
}

/**
 * Sends one request with the configured token. One that was understood and failed is sent once more, since a platform may fail now and
 * then: what it asks is no reason for that unless it fails again.
 *
 * @throws Inconclusive when the target refuses the token for every query
 */
export async function ask(context: StepContext, parts: Parts): Promise<Answer> {
  const answer = await askOnce(context, parts);
  if (!isFailure(answer)) return answer;
  const again = await send(context, parts, 'once more: ');
  return SUCCESS.has(again.status) && !isFailure(again) ? again : answer;
}

/** The same of a request that is expected to fail. */
export async function askOnce(context: StepContext, parts: Parts): Promise<Answer> {
  const answer = await send(context, parts);
  await assumeCredential(context, answer);
  return answer;
}

/** Tells whether a query was processed without success: it has errors, and no data (D2, Errors). */
function isFailure(answer: Answer): boolean {
  const found = Object.values(dataIn(answer) ?? {}).filter((one) => one !== null);
  return SUCCESS.has(answer.status) && complaintsIn(answer).length > 0 && found.length === 0;
}

/** Asks the usual query, with `others` beside the amount and the term. */
export function askUsual(
  context: StepContext,
  question: Question,
  others: Variables = {},
  asking = ask,
): Promise<Answer> {
  return asking(context, { json: bodyFor(question, { ...usualVariables(context.config), ...others }) });
}

/** Asks a query with an amount that is written with decimals; one that has some may be refused because nobody lends it. */
export function askInDecimals(context: StepContext, question: Question, variables: Variables): Promise<Answer> {
  const raw = withDecimals(bodyFor(question, variables), ['auszahlungsbetrag']);
  return ask(context, { raw, contentType: 'application/json' });
}

/** Asks for the usual amount and nothing else, in decimals; without them where they are refused, which another rule judges. */
export async function askForAmount(context: StepContext, question: Question): Promise<Answer> {
  const { auszahlungsbetrag } = usualVariables(context.config);
  const answer = await askInDecimals(context, question, { auszahlungsbetrag });
  return isSuccess(answer, question) ? answer : ask(context, { json: bodyFor(question, { auszahlungsbetrag }) });
}

/** Asks the usual query for every field of the offers, with `others` beside the amount and the term. */
export function askEverything(context: StepContext, question: Question, others: Variables = {}): Promise<Answer> {
  return ask(context, { json: bodyFor(question, { ...usualVariables(context.config), ...others }, everyField()) });
}

/**
 * Every offer that a query gives, with all fields.
 *
 * @throws Inconclusive when there is none
 */
export async function everyOffer(context: StepContext, question: Question): Promise<ReturnType<typeof someOffers>> {
  return someOffers([[question, await askEverything(context, question)]]);
}

/** The X-TraceId of a query that carries one: a UUID, for which values it may have is open (L51). */
export const TRACE_ID = '4711c0de-4711-4711-8711-4711c0de4711';

/** Asks the usual query with X-TraceId. */
export function askTraced(context: StepContext, question: Question = 'bestesAngebot'): Promise<Answer> {
  const json = bodyFor(question, usualVariables(context.config));
  return ask(context, { json, headers: { 'X-TraceId': TRACE_ID } });
}

/**
 * Asks the usual query for a partner.
 *
 * @param asking - how it is sent: `askOnce` for a partner for whom nothing has to be answered
 * @throws Inconclusive when the target refuses the type of the variable, and values in the query itself as well
 */
export async function askForPartner(
  context: StepContext,
  question: Question,
  partnerId: string,
  asking = ask,
): Promise<Answer> {
  const answer = await askUsual(context, question, { partnerId }, asking);
  if (!isRefusedUnexecuted(answer, question)) return answer;
  // The name of its type is open (L33): a text in the query itself fits whatever it is, where such values may stand there (L36).
  const { auszahlungsbetrag, laufzeitInMonaten } = usualVariables(context.config);
  const withValue = (name: string, value: string | number, variables: Variables) =>
    ask(context, { json: bodyFor(question, variables, undefined, `${name}: ${JSON.stringify(value)}`) });
  const literal = await withValue('partnerId', partnerId, { auszahlungsbetrag, laufzeitInMonaten });
  const isTaken = async () =>
    !isRefusedUnexecuted(await withValue('laufzeitInMonaten', laufzeitInMonaten, { auszahlungsbetrag }), question);
  assume(
    !isRefusedUnexecuted(literal, question) || (await isTaken()),
    'partnerId is refused as a variable of the type String, and no value in the query itself is taken',
  );
  return literal;
}

/** Asks the usual query with its values in the query itself. */
export function askLiterally(context: StepContext, question: Question): Promise<Answer> {
  return ask(context, { json: literally(question, usualVariables(context.config)) });
}

/**
 * Makes sure that the usual query is answered, so that the refusal of another one says something.
 *
 * @throws Inconclusive when it is not, which another rule judges
 */
export async function assumeUsualSuccess(context: StepContext, question: Question = 'bestesAngebot'): Promise<Answer> {
  const answer = await askUsual(context, question);
  assume(isSuccess(answer, question), `needs an answer to the usual query for ${question}, got ${says(answer)}`);
  return answer;
}

/**
 * Expects that a request is answered with success; a target that does not answer its counterpart either says nothing.
 *
 * @param what - names the request in the reason
 * @param counterpart - the same request without what the rule is about
 * @throws Inconclusive when neither is answered
 */
export async function expectSuccess(
  { expect }: Context,
  question: Question,
  answer: Answer,
  what: string,
  counterpart: () => Promise<Answer>,
): Promise<void> {
  if (!isSuccess(answer, question)) {
    const other = await counterpart();
    assume(isSuccess(other, question), `nothing is answered with success, neither ${what} nor its counterpart`);
  }
  expect.that(isSuccess(answer, question), `an answer to ${what}`, says(answer, question), answer);
}

/**
 * Tells a query that was understood but failed from one that was answered wrongly. A fixture claims that it succeeds;
 * without one the suite has guessed amount and term.
 *
 * @throws Failure, which names the fixture, or Inconclusive, when it failed
 */
export function expectNoFailure({ config, expect }: Context, question: Question, answer: Answer): void {
  if (!isDeclined(answer) || (dataIn(answer)?.[question] ?? null) !== null) return;
  const where = 'fixtures.consumerLoan.auszahlungsbetrag and fixtures.consumerLoan.laufzeitInMonaten';
  const { auszahlungsbetrag, laufzeitInMonaten } = usualVariables(config);
  const given = config.fixtures?.consumerLoan?.auszahlungsbetrag !== undefined;
  assume(given, `${auszahlungsbetrag} EUR over ${laufzeitInMonaten} months: ${says(answer)}; supply ${where}`);
  expect.that(false, 'an answer without errors', `${says(answer)}; see ${where}`, answer);
}

/** A 401 and a 403 speak of the token and its permission, unless the target answers any query with that token. */
async function assumeCredential(context: StepContext, { status }: Answer): Promise<void> {
  if (!DENIED.has(status)) return;
  const variables = usualVariables(context.config);
  const answers = await Promise.all(QUESTIONS.map((question) => send(context, { json: bodyFor(question, variables) })));
  const why = status === 401 ? '' : ', as for a client without the permission to determine consumer-loan offers';
  assume(
    answers.some((answer) => !DENIED.has(answer.status)),
    `the token is refused with ${status}${why}; see credentials.kex`,
  );
}

/** An answer that reports a failure, and where it comes from. */
interface Failed {
  answer: Answer;
  /** Whether the operator claims that the query fails; otherwise the suite has looked for one that does. */
  claimed: boolean;
}

/** Queries that a target may understand and not carry out: nobody is known to lend that much, or for so long. */
const UNLIKELY: readonly ((config: Config, question: Question) => QuestionBody)[] = [
  (config, question) => bodyFor(question, { ...usualVariables(config), auszahlungsbetrag: 1_000_000_000 }),
  (config, question) => bodyFor(question, { ...usualVariables(config), laufzeitInMonaten: 12_000 }),
];

/**
 * Answers that report a failure: to the operator's failing query, or else to queries that are unlikely to be carried out.
 *
 * @throws Inconclusive when there is no such query, and none of these queries is processed without success
 */
export async function failures(context: StepContext, question: Question = 'bestesAngebot'): Promise<readonly Failed[]> {
  await assumeUsualSuccess(context, question);
  const failingQuery = context.config.fixtures?.consumerLoan?.failingQuery;
  // An operator's query stands for the query that it asks.
  if (failingQuery?.query.includes(question) === true)
    return [{ answer: await askOnce(context, { json: failingQuery }), claimed: true }];
  const tried = UNLIKELY.map((body) => askOnce(context, { json: body(context.config, question) }));
  const failed = (await Promise.all(tried)).filter(
    (answer) => SUCCESS.has(answer.status) && complaintsIn(answer).length > 0,
  );
  if (failed.length === 0 && failingQuery !== undefined) {
    throw new NotApplicable(`the failing query does not ask for ${question}, and no other one fails`);
  }
  assume(
    failed.length > 0,
    'no query is known to be processed without success; supply fixtures.consumerLoan.failingQuery',
  );
  return failed.map((answer) => ({ answer, claimed: false }));
}
