import { rule } from '../engine.ts';
import { expectNoBody } from '../steps/statuses.ts';
import { PREFLIGHTS, emptyPreflights } from './steps/preflight.ts';

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
    'preflight-with-body-for-browsers',
  ],
  async check(context) {
    for (const answer of await emptyPreflights(context, context.case)) expectNoBody(context, answer);
  },
});
