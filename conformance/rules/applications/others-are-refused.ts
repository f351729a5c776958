import { assume, SUCCESS, type Answer } from '../engine.ts';
import { expectNoRecord, numbers, PATH, recordAt } from './steps/application.ts';
import { expectNothingDone, firstPatch, patchAs, APPLICATION, forEachPlace } from './steps/patches.ts';
import { otherCaller } from './steps/list.ts';

export default forEachPlace({
  level: 'should',
  title: 'Only its provider can read or change an application at the path of the provider',
  source: ['A51'],
  at: '* /v2/antraege/**',
  effect: 'reads',
  needs: [...APPLICATION, 'state'],
  brokenBy: [
    'others-read',
    'refusals-serve',
    'strangers-lead-to-copies',
    'refusals-to-others-serve',
    'others-change',
    'others-change-in-vain',
  ],
  async check(context, { operation, callers = '' }) {
    const own = await recordAt(context, `GET ${PATH}`);
    const as = await otherCaller(context, callers);
    const expectRefusal = (one: Answer) => context.expect.refused(one, SUCCESS, `${one.status}; see credentials.${as}`);
    if (operation.startsWith('GET')) {
      const answer = await context.target.send('applications', 'GET', PATH, { as, params: numbers(context) });
      expectRefusal(answer);
      return expectNoRecord(context, own, answer, { as });
    }
    const made = await patchAs(context, as);
    const { isAccepted } = await firstPatch(context);
    assume(isAccepted, 'needs the same patch to be accepted (2xx) when the provider of the application sends it');
    expectRefusal(made.answer);
    expectNothingDone(context, made);
  },
});
