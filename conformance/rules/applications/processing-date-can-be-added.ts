import { expectAccepted, PATCH_FAULTS, CHANGEABLE, patchRule } from './steps/patches.ts';
import { addProcessingDate } from './steps/attributes.ts';

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
