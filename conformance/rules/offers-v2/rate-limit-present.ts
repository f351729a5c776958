import { rule } from '../../kit/rule.ts';
import { limitedAnswers, RATE_LIMIT_HEADERS } from './steps/rate-limit.ts';

export default rule({
  level: 'should',
  title: 'Answers tell how many calls are left and when the window ends',
  source: ['O214'],
  covers: [
    { operation: 'createErmittlung', status: 302 },
    { operation: 'getErmittlung', status: 200 },
  ],
  effect: 'creates',
  needs: ['credentials.v2'],
  cases: RATE_LIMIT_HEADERS,
  brokenBy: ['without-remaining', 'without-reset'],
  async check(context) {
    for (const answer of await limitedAnswers(context)) context.expect.header(answer, context.case);
  },
});
