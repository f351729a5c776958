import { assume, rule } from '../engine.ts';
import { expectNoBody, preflight, PREFLIGHTS } from './steps/preflight.ts';

export default rule({
  level: 'should',
  title: 'A 204 has no body, on whatever path',
  source: ['R109', 'N29'],
  at: 'OPTIONS /**',
  effect: 'reads',
  cases: PREFLIGHTS,
  brokenBy: [
    ...['root', 'documentation', 'kind', 'report'].map((place) => `${place}-preflight-with-body`),
    'preflight-with-body-for-one-kind',
  ],
  async check(context) {
    const answer = await preflight(context, context.case);
    assume(answer.status === 204, `needs a preflight that is answered with 204, got ${answer.status}`);
    expectNoBody(context, answer);
  },
});
