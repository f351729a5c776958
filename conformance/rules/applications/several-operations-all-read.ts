import { assume } from '../engine.ts';
import { isDay } from './steps/change.ts';
import { addBoth, addProcessingDate, addReference } from './steps/attributes.ts';
import { expectReadBack } from './steps/list.ts';
import { PROCESSING_DATE, REFERENCE } from './steps/members.ts';
import { patchRule } from './steps/needs.ts';

export default patchRule({
  level: 'must',
  title: 'The record shows the effect of every operation of one call',
  source: ['A26'],
  covers: [{ operation: 'getAntrag', status: '2XX' }],
  cases: [REFERENCE, PROCESSING_DATE],
  brokenBy: ['only-first-operation', 'only-last-operation', 'several-operations-not-stored'],
  async check(context) {
    const alone = await (context.case === REFERENCE ? addReference : addProcessingDate)(context);
    assume(alone.isShown, `needs a record that shows ${context.case} after it was added alone`);
    const change = await addBoth(context);
    const { reference, day } = change;
    if (context.case === REFERENCE) await expectReadBack(context, change, REFERENCE, reference);
    else await expectReadBack(context, change, PROCESSING_DATE, day, (one) => isDay(one, day));
  },
});
