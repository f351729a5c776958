import { rule } from '../engine.ts';
import { BAD_TYP, chapterOf } from './steps/history.ts';
import { CREATION } from './steps/declare.ts';

/** The PATCH rules of D3 ignore typ, its errors validate it: observed, not judged. */
export default rule({
  level: 'info',
  title: 'How PATCH with a typ that does not exist is answered',
  source: ['P36'],
  at: 'PATCH /partner/{PartnerId}',
  effect: 'changes',
  needs: [...CREATION, 'state'],
  async check(context) {
    const { answer } = await chapterOf(context, 'PERSON', 'bad typ');
    context.note(`PATCH with typ ${BAD_TYP} is answered with ${answer.status}`);
  },
});
