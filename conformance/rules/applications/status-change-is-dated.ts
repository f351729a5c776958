import { SUCCESS } from '../../engine/expect.ts';
import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { originalRecord } from './steps/application.ts';
import { expectLater } from './steps/dated.ts';
import { CHANGEABLE } from './steps/needs.ts';
import { REASONS } from './steps/reasons.ts';
import { statusIn } from './steps/status-members.ts';
import { NO_REASON, replaceStatus, statusPlan } from './steps/status.ts';

export default rule({
  level: 'should',
  title: 'A change of the status moves letzteAenderung',
  source: ['A16'],
  interfaces: ['applications'],
  covers: [{ operation: 'getAntrag', status: '2XX' }],
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: [...CHANGEABLE, 'state'],
  brokenBy: ['status-change-undated', 'status-change-dates-back'],
  async check(context) {
    const { answer, status } = await replaceStatus(context);
    assume(
      SUCCESS.has(answer.status),
      `needs a status that can be replaced, as status-can-be-replaced reports, got ${answer.status}`,
    );
    // Another reason is the smallest change: what the parts may become is not shown.
    const present = statusIn(await originalRecord(context))?.ablehnungsgrund;
    const ablehnungsgrund = REASONS.findLast((reason) => reason !== present) ?? NO_REASON;
    const plan = statusPlan({ ...status, ablehnungsgrund });
    const shown = (record: unknown) => JSON.stringify(statusIn(record));
    await expectLater(context, plan, ({ before, after }) => shown(before) !== shown(after));
  },
});
