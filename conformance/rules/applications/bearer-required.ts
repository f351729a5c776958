import { rule } from '../engine.ts';
import type { Stranger } from '../steps/access.ts';
import { expectBearerNeeded, sendAsStranger } from './steps/refusals.ts';
import { APPLICATION, casesAt, placeOf } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'No operation serves anybody without a valid bearer',
  source: ['A22'],
  at: '* /v2/**',
  effect: 'reads',
  needs: APPLICATION,
  cases: casesAt('A22'),
  brokenBy: ['refusal-answers-204', 'strangers-crash'],
  async check(context) {
    const { operation, credentials } = placeOf(context, 'A22');
    expectBearerNeeded(context, await sendAsStranger(context, operation, credentials as Stranger));
  },
});
