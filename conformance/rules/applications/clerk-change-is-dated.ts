import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { originalRecord } from './steps/application.ts';
import { clerkPlan } from './steps/clerk.ts';
import { expectLater } from './steps/dated.ts';
import { CLERK } from './steps/needs.ts';
import { namesClerk } from './steps/parts.ts';

export default rule({
  level: 'should',
  title: 'A change of the credit clerk moves letzteAenderung',
  source: ['A17'],
  interfaces: ['applications'],
  covers: [{ operation: 'getAntrag', status: '2XX' }],
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: [...CLERK, 'state'],
  brokenBy: ['clerk-change-undated', 'clerk-change-dates-back'],
  async check(context) {
    const plan = clerkPlan(context);
    assume(
      !namesClerk(await originalRecord(context), plan.value),
      'needs a clerk other than the present one in fixtures.applications.kreditsachbearbeiterPartnerId',
    );
    await expectLater(context, { operations: plan.operations }, ({ after }) => namesClerk(after, plan.value));
  },
});
