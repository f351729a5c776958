import { assume, NotApplicable, SUCCESS } from '../engine.ts';
import { assumeSuccess } from '../steps/statuses.ts';
import { expectNothingDone, patchRule } from './steps/patches.ts';
import { NAMED, rejectApplication, showsRejection } from './steps/status.ts';
import { statusIn } from './steps/members.ts';

export default patchRule({
  level: 'should',
  title: 'A rejection without a reason is refused',
  source: ['A41'],
  brokenBy: ['unexplained-rejection-taken', 'refused-status-carried-out'],
  async check(context) {
    const { unexplained, without } = await rejectApplication(context);
    assumeSuccess(without.answer, 'a rejection with a reason that is accepted');
    // If the server keeps members that are not sent, a former reason may remain.
    assume(!showsRejection(unexplained.former), 'needs an application that is not rejected, and shows no reason');
    assume(statusIn(without.after)?.ablehnungsgrund, 'needs a record that shows the reason of a rejection');
    const taken = statusIn(unexplained.after);
    if (SUCCESS.has(unexplained.answer.status) && taken?.ablehnungsgrund)
      throw new NotApplicable(`it gives such a rejection the reason ${taken.ablehnungsgrund}`);
    const isShown = taken?.produktAnbieter === NAMED.produktAnbieter;
    expectNothingDone(context, { answer: unexplained.answer, isShown });
  },
});
