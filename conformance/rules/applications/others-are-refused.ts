import { assume, NO_REFUSAL, rule, type Answer } from '../engine.ts';
import { numbers, PATH, recordAt } from './steps/application.ts';
import { change, referencePlan } from './steps/change.ts';
import { firstPatch } from './steps/patches.ts';
import { APPLICATION, requireChangeable, casesAt, placeOf } from './steps/needs.ts';
import { otherCaller } from './steps/list.ts';

export default rule({
  level: 'should',
  title: 'Nobody but its provider reads or changes an application at the path of the provider',
  source: ['A51'],
  at: '* /v2/antraege/**',
  effect: 'reads',
  needs: [...APPLICATION, 'state'],
  cases: casesAt('A51'),
  brokenBy: ['others-read', 'others-change'],
  async check(context) {
    const { operation, callers = '' } = placeOf(context, 'A51');
    await recordAt(context, `GET ${PATH}`);
    const as = await otherCaller(context, callers);
    let answer: Answer;
    if (operation.startsWith('GET')) {
      answer = await context.target.send('applications', 'GET', PATH, { as, params: numbers(context) });
    } else {
      requireChangeable(context);
      const { isAccepted, type } = await firstPatch(context);
      assume(isAccepted, 'needs a patch of the provider that is accepted (2xx)');
      const { operations } = referencePlan(context);
      answer = await change(context, { operations, sender: { as } }, type, (made) => Promise.resolve(made.answer));
    }
    context.expect.refused(answer, NO_REFUSAL);
  },
});
