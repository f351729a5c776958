import type { Stranger } from '../steps/access.ts';
import { expectBearerNeeded, sendAsStranger } from './steps/refusals.ts';
import { APPLICATION, forEachPlace } from './steps/needs.ts';

export default forEachPlace({
  level: 'must',
  title: 'No operation serves anybody without a valid bearer',
  source: ['A22'],
  at: '* /v2/**',
  effect: 'reads',
  needs: APPLICATION,
  brokenBy: ['missing-bearer-patches', 'strangers-change-in-vain', 'refusal-answers-200', 'strangers-crash'],
  async check(context, { operation, credentials }) {
    expectBearerNeeded(context, await sendAsStranger(context, operation, credentials as Stranger));
  },
});
