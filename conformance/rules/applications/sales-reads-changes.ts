import { assume } from '../engine.ts';
import { replaceClerkAndStatus } from './steps/clerk-and-status.ts';
import { patchRule } from './steps/patches.ts';
import { expectSame } from './steps/sales.ts';

export default patchRule({
  level: 'should',
  title: 'A sales party reads the same application as the product provider after a change',
  source: ['A50'],
  covers: [{ operation: 'getAntragAlsVertrieb', status: '2XX' }],
  brokenBy: [
    'sales-read-is-stale',
    'sales-reads-crash-now-and-then',
    'sales-read-in-milliseconds',
    'sales-read-of-yesterday',
    'sales-status-differs',
    'sales-day-differs',
    'sales-clerk-differs',
    'sales-clerks-differ',
    // With these, only the provider reads a wrong date or clerk.
    'clerk-reads-as-ever',
    'several-operations-undated',
    'status-change-undated',
    'status-change-undated-in-seconds',
    'status-change-dates-back',
    'provider-status-change-undated',
    'clerk-change-undated',
    'clerk-change-dates-back',
    'last-change-a-month-early',
    'sales-read-fails-in-work',
  ],
  async check(context) {
    const { answer, reads } = await replaceClerkAndStatus(context);
    assume(reads, `needs a patch of several operations that is accepted (2xx), got ${answer.status}`);
    await expectSame(context, reads);
  },
});
