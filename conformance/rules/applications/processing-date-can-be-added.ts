import { expectAccepted, PATCH_FAULTS } from './steps/patches.ts';
import { addProcessingDate } from './steps/attributes.ts';
import { CHANGEABLE, patchRule } from './steps/needs.ts';

export default patchRule({
  level: 'must',
  title: 'A provider can announce the day on which it expects to work on the application',
  source: ['A12'],
  needs: CHANGEABLE,
  brokenBy: ['date-refused', 'date-answers-500', 'date-wants-time', ...PATCH_FAULTS],
  async check(context) {
    const { answer } = await addProcessingDate(context);
    await expectAccepted(context, answer);
  },
});
