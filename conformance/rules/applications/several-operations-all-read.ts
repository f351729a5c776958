import { rule } from '../../engine/rule.ts';
import { isDay } from './steps/plans.ts';
import { addBoth } from './steps/processing-date.ts';
import { expectReadBack } from './steps/read-back.ts';
import { CHANGEABLE } from './steps/needs.ts';
import { PROCESSING_DATE, REFERENCE } from './steps/names.ts';

export default rule({
  level: 'should',
  title: 'The record shows the effect of every operation of one call',
  source: ['A26', 'A30'],
  interfaces: ['applications'],
  covers: [{ operation: 'getAntrag', status: '2XX' }],
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: [...CHANGEABLE, 'state'],
  cases: [REFERENCE, PROCESSING_DATE],
  brokenBy: [
    'only-first-operation',
    'only-last-operation',
    'patch-not-stored',
    'reference-not-stored',
    'date-not-stored',
    'date-one-day-early',
    'date-reads-german',
  ],
  async check(context) {
    const change = await addBoth(context);
    const { reference, day } = change;
    if (context.case === REFERENCE) await expectReadBack(context, change, REFERENCE, reference);
    else await expectReadBack(context, change, PROCESSING_DATE, day, (one) => isDay(one, day));
  },
});
