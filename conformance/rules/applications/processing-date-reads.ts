import { rule } from '../../engine/rule.ts';
import { isDay } from './steps/plans.ts';
import { addProcessingDate } from './steps/processing-date.ts';
import { expectReadBack } from './steps/read-back.ts';
import { CHANGEABLE } from './steps/needs.ts';
import { PROCESSING_DATE } from './steps/names.ts';

export default rule({
  level: 'should',
  title: 'The record shows the day that was announced',
  source: ['A30'],
  interfaces: ['applications'],
  covers: [{ operation: 'getAntrag', status: '2XX' }],
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: [...CHANGEABLE, 'state'],
  brokenBy: ['date-not-stored', 'date-one-day-early', 'date-reads-german', 'patch-not-stored'],
  async check(context) {
    const change = await addProcessingDate(context);
    await expectReadBack(context, change, PROCESSING_DATE, change.value, (one) => isDay(one, change.value));
  },
});
