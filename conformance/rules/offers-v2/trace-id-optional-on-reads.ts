import { rule } from '../../kit/rule.ts';
import { expectSameStatus, tracedRead } from './steps/trace-id.ts';
import { readUnknown } from './steps/unknown.ts';

export default rule({
  level: 'must',
  title: 'A read is answered alike with x-TraceId and without',
  source: ['O216'],
  covers: [],
  effect: 'reads',
  needs: ['credentials.v2'],
  brokenBy: ['trace-id-required', 'trace-id-refused', 'trace-id-of-digits-only'],
  async check(context) {
    const pair = await tracedRead(context);
    const anonymous = await readUnknown(context, 'ermittlung', { as: 'none' });
    // 403 is about the determination, and not about the token, where nobody's request gets another answer.
    expectSameStatus(context, pair, anonymous.status === 401 ? [200, 403, 404] : [200, 404]);
  },
});
