import { assumeSuccess } from '../steps/statuses.ts';
import { addReference } from './steps/attributes.ts';
import { isLater } from './steps/dated.ts';
import { lastChangeIn } from './steps/moment.ts';
import { patchRule } from './steps/patches.ts';

export default patchRule({
  level: 'info',
  title: 'A change of the own reference leaves letzteAenderung alone',
  source: ['A19'],
  covers: [{ operation: 'getAntrag', status: '2XX' }],
  async check(context) {
    // This is the first change of a run, so no other change has moved the date.
    const { answer, before, after } = await addReference(context);
    assumeSuccess(answer, 'a patch that is accepted');
    const effect = isLater(before, after) ? `moves to ${lastChangeIn(after)?.text}` : 'stays';
    context.note(`letzteAenderung was ${lastChangeIn(before)?.text} and ${effect} when the reference changes`);
  },
});
