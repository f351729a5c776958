import { assumeOtherClerk, replaceClerk, expectLater } from './steps/dated.ts';
import { CLERK, patchRule } from './steps/patches.ts';
import { namesClerk } from './steps/members.ts';

export default patchRule({
  level: 'must',
  title: 'A change of the credit clerk updates letzteAenderung',
  source: ['A17'],
  needs: [...CLERK, 'state'],
  brokenBy: ['clerk-change-undated', 'clerk-change-dates-back', 'clerk-change-takes-date', 'changes-take-date'],
  async check(context) {
    const change = await replaceClerk(context);
    assumeOtherClerk(change);
    const isNamed = (record: unknown) => namesClerk(record, change.value);
    await expectLater(context, change, (former, after) => !isNamed(former) && isNamed(after));
  },
});
