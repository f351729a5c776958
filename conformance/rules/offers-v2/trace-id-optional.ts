import { rule } from '../../kit/rule.ts';
import { determine } from './steps/determine.ts';
import { expectSameStatus, traceIdOf } from './steps/trace-id.ts';

export default rule({
  level: 'must',
  title: 'A determination is answered alike with x-TraceId and without',
  source: ['O216'],
  covers: [{ operation: 'createErmittlung', status: 302 }],
  effect: 'creates',
  needs: ['credentials.v2'],
  brokenBy: ['trace-id-required', 'trace-id-refused', 'trace-id-of-digits-only'],
  async check(context) {
    const traceId = await traceIdOf(context);
    const untraced = await determine(context, {});
    const traced = await determine(context, {}, { headers: { 'x-TraceId': traceId } });
    expectSameStatus(context, { traceId, traced, untraced }, [302]);
  },
});
