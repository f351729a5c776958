import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { changeTitle, isStored } from './steps/change-title.ts';
import { CHANGE } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'PATCH is answered with 200',
  source: ['P32'],
  interfaces: ['partner'],
  covers: [{ operation: 'updatePartner', status: 200 }],
  effect: 'changes',
  needs: CHANGE,
  brokenBy: ['patch-answers-204', 'patch-answers-202', 'patch-answers-201'],
  async check(context) {
    const change = await changeTitle(context);
    context.expect.status(change.answer, 200);
    assume(isStored(change), 'needs a PATCH of titelFunktion that can be read, as change-keeps-the-rest reports');
  },
});
