import { SUCCESS } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
import { addReference } from './steps/reference.ts';
import { CHANGEABLE } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'PATCH at the address of an application takes a JSON Patch array',
  source: ['A07'],
  covers: [],
  effect: 'changes',
  needs: CHANGEABLE,
  brokenBy: ['patch-wants-object', 'patch-not-possible'],
  async check(context) {
    const { answer } = await addReference(context);
    context.expect.status(answer, SUCCESS);
  },
});
