import { rule } from '../../kit/rule.ts';
import { changeAndUndo } from './steps/change.ts';
import { newReference, referencePlan } from './steps/reference.ts';
import { CHANGEABLE } from './steps/needs.ts';

export default rule({
  level: 'info',
  title: 'Whether PATCH also takes a JSON Patch array as application/json',
  source: ['A07'],
  covers: [],
  effect: 'changes',
  needs: CHANGEABLE,
  brokenBy: [],
  async check(context) {
    const { answer } = await changeAndUndo(context, (before) => {
      const { operations, undo } = referencePlan(before, newReference());
      return { operations, undo, contentType: 'application/json' };
    });
    context.note(`PATCH with application/json is answered with ${answer.status}`);
  },
});
