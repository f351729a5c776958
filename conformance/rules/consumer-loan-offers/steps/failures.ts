import type { Answer } from '../../../engine/answer.ts';
import type { Config } from '../../../engine/config/schema.ts';
import type { StepContext } from '../../../engine/context.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { assume, NotApplicable } from '../../../engine/outcome.ts';
import { complaintsIn } from './answers.ts';
import { ask, assumeUsualSuccess } from './ask.ts';
import { bodyFor, usualVariables, type Question, type QuestionBody } from './questions.ts';

/** What is added to a reason when the operator's failing query is not answered as it should be. */
export const SEE_FAILING_QUERY = 'see fixtures.consumerLoan.failingQuery';

/** An answer that reports a failure, and where it comes from. */
export interface Failed {
  answer: Answer;
  /** Whether the operator claims that the query fails; otherwise the suite has looked for one that does. */
  claimed: boolean;
}

/** Questions that a target may understand and not carry out: nobody is known to lend that much, or for so long. */
const UNLIKELY: readonly ((config: Config, question: Question) => QuestionBody)[] = [
  (config, question) => bodyFor(question, { ...usualVariables(config), auszahlungsbetrag: 1_000_000_000 }),
  (config, question) => bodyFor(question, { ...usualVariables(config), laufzeitInMonaten: 12_000 }),
];

/**
 * Answers that report a failure: to the operator's failing query, or else to questions that are unlikely to be carried out.
 *
 * @throws Inconclusive when there is no such query, and none of these questions is processed without success
 */
export async function failures(context: StepContext, question: Question = 'bestesAngebot'): Promise<readonly Failed[]> {
  await assumeUsualSuccess(context, question);
  const failingQuery = context.config.fixtures?.consumerLoan?.failingQuery;
  // An operator's query stands for the question that it asks.
  if (failingQuery?.query.includes(question) === true)
    return [{ answer: await ask(context, { json: failingQuery }), claimed: true }];
  const tried = UNLIKELY.map((body) => ask(context, { json: body(context.config, question) }));
  const failed = (await Promise.all(tried)).filter(
    (answer) => SUCCESS.has(answer.status) && complaintsIn(answer).length > 0,
  );
  if (failed.length === 0 && failingQuery !== undefined) {
    throw new NotApplicable(`the failing query does not ask for ${question}, and no other one fails`);
  }
  assume(
    failed.length > 0,
    'no question is known to be processed without success; supply fixtures.consumerLoan.failingQuery',
  );
  return failed.map((answer) => ({ answer, claimed: false }));
}
