import { determinationRule } from './steps/access.v3.ts';
import { assume, type Answer, type Context } from '../engine.ts';
import { expectNoLess, type TracedPair } from './steps/trace-id.ts';
import { determine, DETERMINED, PLAIN, sendAnew } from './steps/determine.v3.ts';

/** Different statuses fail only if they follow the header in any order: whether there is a result list may change by itself. */
export default determinationRule({
  level: 'must',
  title: 'A determination is answered alike with X-TraceId and without',
  source: ['O317'],
  brokenBy: [
    'trace-id-refused',
    'trace-id-required',
    'trace-id-hides-results',
    'trace-id-empties-list',
    'trace-id-empties-lists',
  ],
  async check(context) {
    const without = await determine(context);
    const traced = await determine(context, 'vorgangsNummer', withTrace(context));
    const accepted = [without, traced].filter(({ status }) => DETERMINED.includes(status));
    const statuses = `${without.status} and ${traced.status}`;
    assume(accepted.length > 0, `needs a determination that is answered with 200 or 204, got ${statuses}`);
    const offender = accepted.includes(without) ? traced : without;
    const wanted = `status 200 or 204 ${offender === traced ? 'with' : 'without'} X-TraceId`;
    context.expect.that(accepted.length === 2, wanted, String(offender.status), offender);
    if (without.status !== traced.status) return expectSameAgain(context, without, traced);
    await expectNoLess(context, { untraced: without, traced }, (which) => determinedAgain(context, which));
  },
});

function determinedAgain(context: Context, which: keyof TracedPair): Promise<Answer> {
  const parts = which === 'traced' ? withTrace(context) : { json: PLAIN };
  return sendAnew(context, context.fixture('offers', 'vorgangsNummer'), parts);
}

async function expectSameAgain(context: Context, without: Answer, traced: Answer): Promise<void> {
  let followsHeader = true;
  // In both orders, in case of several servers behind a balancer.
  for (const which of ['traced', 'untraced', 'untraced', 'traced'] as const) {
    const { status } = await determinedAgain(context, which);
    followsHeader &&= status === (which === 'traced' ? traced : without).status;
  }
  const got = `${without.status} without it and ${traced.status} with it, each time`;
  context.expect.that(!followsHeader, 'one status with X-TraceId and without', got, traced);
  context.note(`determinations of the same case were answered with ${without.status} and ${traced.status}`);
}

function withTrace(context: Context) {
  return { json: PLAIN, headers: { 'X-TraceId': context.uuid() } };
}
