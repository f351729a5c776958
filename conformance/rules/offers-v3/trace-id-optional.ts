import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { NEEDS } from './steps/access.ts';
import { DETERMINED, determine, PLAIN } from './steps/determine.ts';

export default rule({
  level: 'must',
  title: 'A determination is accepted with X-TraceId and without',
  source: ['O317'],
  covers: [{ operation: 'createErgebnisliste', status: 200 }],
  effect: 'creates',
  needs: NEEDS,
  brokenBy: ['trace-id-refused', 'trace-id-required'],
  async check(context) {
    const headers = { 'X-TraceId': context.uuid() };
    const without = await determine(context);
    const traced = await determine(context, 'vorgangsNummer', { json: PLAIN, headers });
    const accepted = [without, traced].filter(({ status }) => DETERMINED.includes(status));
    assume(
      accepted.length > 0,
      `needs a determination that is answered with 200 or 204, got ${without.status} and ${traced.status}`,
    );
    const offender = accepted.includes(without) ? traced : without;
    const wanted = `status 200 or 204 ${offender === traced ? 'with' : 'without'} X-TraceId`;
    context.expect.that(accepted.length === 2, wanted, String(offender.status), offender);
  },
});
