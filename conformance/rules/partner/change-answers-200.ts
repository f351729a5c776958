import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { changeTitle, isStored } from './steps/change-title.ts';
import { CHANGE } from './steps/needs.ts';

/** Whether the data are the current ones is judged by `change-answers-record`, which takes a 204 as well. */
export default rule({
  level: 'should',
  title: 'PATCH answers 200 with master data',
  source: ['P32'],
  covers: [{ operation: 'updatePartner', status: 200 }],
  effect: 'changes',
  needs: CHANGE,
  brokenBy: ['patch-answers-204', 'patch-answers-202', 'patch-answers-200-without-body'],
  async check(context) {
    const change = await changeTitle(context);
    const { answer } = change;
    assume(isStored(change), 'needs a PATCH of titelFunktion that can be read, as change-keeps-the-rest reports');
    context.expect.status(answer, 200);
    context.expect.object(answer);
  },
});
