import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { isRefusal, says } from './steps/answers.ts';
import { ask, assumeUsualSuccess } from './steps/ask.ts';
import { BAD_REQUESTS } from './steps/bad-requests.ts';

export default rule({
  level: 'must',
  title: 'A wrong name, type or value and a malformed body are refused',
  source: ['L08'],
  covers: [
    { operation: 'queryAngebote', status: 200 },
    { operation: 'queryAngebote', status: 400 },
  ],
  effect: 'reads',
  needs: ['credentials.kex'],
  cases: Object.keys(BAD_REQUESTS),
  brokenBy: ['wrong-name-accepted', 'wrong-value-accepted', 'malformed-body-accepted', 'missing-query-accepted'],
  async check(context) {
    const parts = BAD_REQUESTS[context.case];
    assume(parts, `no such bad request: ${context.case}`);
    await assumeUsualSuccess(context);
    const answer = await ask(context, parts(context.config));
    context.expect.that(isRefusal(answer), 'a refusal (400 or 422, or 200 with errors)', says(answer), answer);
  },
});
