import { assume } from '../engine.ts';
import { says } from './steps/answers.ts';
import { ask, assumeUsualSuccess } from './steps/ask.ts';
import { BAD_CASES, badRequest } from './steps/bad-requests.ts';
import { questionRule } from './steps/questions.ts';

export default questionRule({
  level: 'must',
  title: 'A wrong name, type or value and a malformed body are answered with 400',
  source: ['L08', 'L57', 'L58', 'L59'],
  covers: [{ operation: 'queryAngebote', status: 400 }],
  cases: BAD_CASES,
  brokenBy: [
    'wrong-name-accepted',
    'wrong-value-accepted',
    'malformed-body-accepted',
    'malformed-body-200',
    'missing-query-accepted',
  ],
  async check(context) {
    const parts = badRequest(context.config, context.case);
    assume(parts, `no such bad request: ${context.case}`);
    await assumeUsualSuccess(context);
    const answer = await ask(context, parts);
    context.expect.that(answer.status === 400, 'status 400', says(answer), answer);
  },
});
