import { assume, isObject, jsonType } from '../engine.ts';
import { errorsIn, says } from './steps/answers.ts';
import { failures } from './steps/ask.ts';
import { forBoth } from './steps/questions.ts';

/** Statuses of queries that are not processed at all: which failures count as processed is open (L32, L60). */
const REFUSED: ReadonlySet<number> = new Set([400, 403]);

export default forBoth({
  level: 'must',
  title: 'A failure is answered with 200, an object data, and errors that each have a message and a status',
  source: ['L18', 'L62', 'L63'],
  about: ['message', 'status', 'data'],
  brokenBy: ['failure-without-data', 'failure-data-null', 'failure-with-nulls'],
  async check(context, question, what) {
    const { expect } = context;
    for (const { answer, claimed } of await failures(context, question)) {
      const see = claimed ? '; see fixtures.consumerLoan.failingQuery' : '';
      const isProcessed = !claimed || !REFUSED.has(answer.status);
      assume(isProcessed, `needs a query that is processed without success, got ${answer.status}${see}`);
      expect.status(answer, 200, `${answer.status}${see}`);
      const { data } = expect.object(answer);
      const errors = errorsIn(answer);
      expect.that(errors.length > 0, 'errors that are not empty', `${says(answer)}${see}`);
      if (what === 'data') expect.that(isObject(data), 'an object data', jsonType(data));
      for (const error of what === 'data' ? [] : errors) {
        const has = isObject(error) && (error[what] ?? undefined) !== undefined;
        expect.that(has, `${what} in each of the errors`, JSON.stringify(error));
      }
    }
  },
});
