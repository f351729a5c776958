import { rule } from '../../engine/rule.ts';
import { expectAccepted, PATCH_FAULTS } from './steps/patches.ts';
import { addReference } from './steps/attributes.ts';
import { CHANGEABLE } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'A provider can add its own reference',
  source: ['A10'],
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: CHANGEABLE,
  brokenBy: ['reference-refused', 'reference-answers-500', 'reference-wants-digits', ...PATCH_FAULTS],
  async check(context) {
    const { answer } = await addReference(context);
    await expectAccepted(context, answer);
  },
});
