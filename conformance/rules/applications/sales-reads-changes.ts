import { assume } from '../engine.ts';
import { replaceClerkAndStatus } from './steps/clerk-and-status.ts';
import { UNDATED } from './steps/dated.ts';
import { patchRule } from './steps/patches.ts';
import { expectSame, SALES_DIFFER } from './steps/sales.ts';

export default patchRule({
  level: 'should',
  title: 'A sales party reads the same application as the product provider after a change',
  source: ['A50'],
  covers: [{ operation: 'getAntragAlsVertrieb', status: '2XX' }],
  brokenBy: [
    'sales-read-is-stale',
    'sales-reads-crash-now-and-then',
    ...SALES_DIFFER,
    // With these, only the provider reads a wrong date or clerk.
    'clerk-reads-as-ever',
    ...UNDATED,
    'sales-read-fails-in-work',
  ],
  async check(context) {
    const { answer, reads } = await replaceClerkAndStatus(context);
    assume(reads, `needs a patch of several operations that is accepted (2xx), got ${answer.status}`);
    await expectSame(context, reads);
  },
});
