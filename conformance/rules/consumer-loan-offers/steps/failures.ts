import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { assume } from '../../../kit/outcome.ts';
import { complaintsIn } from './answers.ts';
import { ask, assumeUsualSuccess } from './ask.ts';
import { BAD_REQUESTS } from './bad-requests.ts';

/** What is added to a reason when the operator's failing query is not answered as it should be. */
export const SEE_FAILING_QUERY = 'see fixtures.consumerLoan.failingQuery';

/** An answer that reports a failure, and where it comes from. */
export interface Failed {
  answer: Answer;
  /** Whether the operator claims that the query fails; otherwise it was provoked by a bad request. */
  claimed: boolean;
}

/**
 * Answers that report a failure with status 200: to the operator's failing query, or else to bad requests.
 *
 * @throws Inconclusive when there is no such query, and every bad request is refused in another way
 */
export async function failures(context: StepContext): Promise<readonly Failed[]> {
  await assumeUsualSuccess(context);
  const failingQuery = context.config.fixtures?.consumerLoan?.failingQuery;
  if (failingQuery !== undefined) return [{ answer: await ask(context, { json: failingQuery }), claimed: true }];
  const bad = Object.values(BAD_REQUESTS).map((parts) => ask(context, parts(context.config)));
  const provoked = (await Promise.all(bad)).filter(
    (answer) => answer.status === 200 && complaintsIn(answer).length > 0,
  );
  assume(
    provoked.length > 0,
    'no bad request is answered with 200 and errors; supply fixtures.consumerLoan.failingQuery',
  );
  return provoked.map((answer) => ({ answer, claimed: false }));
}
