import type { Context } from '../../kit/context.ts';
import { rule } from '../../kit/rule.ts';
import { expectSameStatus, tracedDetermination, tracedRead } from './steps/trace-id.ts';
import { readUnknown } from './steps/unknown.ts';

const CHECKS: Readonly<Record<string, (context: Context) => Promise<void>>> = {
  read: async (context) => {
    const pair = await tracedRead(context);
    const anonymous = await readUnknown(context, 'ermittlung', { as: 'none' });
    // 403 is about the determination, and not about the token, where nobody's request gets another answer.
    expectSameStatus(context, pair, anonymous.status === 401 ? [200, 403, 404] : [200, 404]);
  },
  determination: async (context) => {
    expectSameStatus(context, await tracedDetermination(context), [302]);
  },
};

export default rule({
  level: 'must',
  title: 'A request is answered alike with x-TraceId and without',
  source: ['O216'],
  covers: [{ operation: 'createErmittlung', status: 302 }],
  effect: 'reads',
  needs: ['credentials.v2'],
  cases: Object.keys(CHECKS),
  brokenBy: ['trace-id-required', 'trace-id-refused', 'trace-id-of-digits-only'],
  async check(context) {
    await CHECKS[context.case]?.(context);
  },
});
