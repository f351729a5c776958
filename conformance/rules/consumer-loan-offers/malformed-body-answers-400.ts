import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { ask, assumeUsualSuccess } from './steps/ask.ts';
import { MALFORMED } from './steps/bad-requests.ts';

export default rule({
  level: 'should',
  title: 'A body that is no JSON, or has no query, is answered with 400',
  source: ['L08'],
  covers: [{ operation: 'queryAngebote', status: 400 }],
  effect: 'reads',
  needs: ['credentials.kex'],
  cases: Object.keys(MALFORMED),
  brokenBy: ['malformed-body-200', 'malformed-body-accepted', 'missing-query-accepted', 'refusals-answer-422'],
  async check(context) {
    const parts = MALFORMED[context.case];
    assume(parts, `no such body: ${context.case}`);
    await assumeUsualSuccess(context);
    context.expect.status(await ask(context, parts(context.config)), 400);
  },
});
