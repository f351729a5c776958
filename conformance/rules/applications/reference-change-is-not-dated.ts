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
    // The first change of a run: nothing else has moved the date by then.
    const { answer, before, after } = await addReference(context);
    assumeSuccess(answer, 'a patch that is accepted');
    const became = isLater(before, after) ? `moves to ${lastChangeIn(after)?.text}` : 'stays';
    context.note(`letzteAenderung was ${lastChangeIn(before)?.text} and ${became} when the reference changes`);
  },
});
