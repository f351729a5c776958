import { expectReadable } from './steps/reads.ts';
import { readingRule } from './steps/declare.ts';

export default readingRule({
  level: 'must',
  title: 'The takeover status of a partner says whether it is blocked and whether it can be taken over',
  source: ['P01', 'P18'],
  covers: [{ operation: 'getUebernahmeRechtFuerPartner', status: 200 }],
  cases: ['gesperrt', 'uebernehmbar'],
  brokenBy: ['takeover-status-without-members', 'takeover-status-is-words', 'takeover-status-is-flag'],
  async check(context) {
    const status = context.expect.object(await expectReadable(context, 'uebernahmeStatus'));
    context.expect.type(status[context.case], 'boolean', context.case);
  },
});
