import { rule } from '../../engine/rule.ts';
import { expectReadBack } from './steps/read-back.ts';
import { addReference } from './steps/reference.ts';
import { CHANGEABLE } from './steps/needs.ts';
import { REFERENCE } from './steps/names.ts';

export default rule({
  level: 'should',
  title: 'The record shows the reference that was added',
  source: ['A30'],
  interfaces: ['applications'],
  covers: [{ operation: 'getAntrag', status: '2XX' }],
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: [...CHANGEABLE, 'state'],
  brokenBy: ['reference-not-stored', 'patch-not-stored'],
  async check(context) {
    const change = await addReference(context);
    await expectReadBack(context, change, REFERENCE, change.value);
  },
});
