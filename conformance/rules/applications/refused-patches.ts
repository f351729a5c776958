import { forEachPlace } from './steps/patches.ts';
import { patchFailingPartly } from './steps/several-operations.ts';

export default forEachPlace({
  level: 'should',
  title: 'A patch in which an operation or a test fails changes nothing',
  source: ['N01', 'N12'],
  brokenBy: [
    'failed-patch-stays-up-to-there',
    'failed-patch-goes-on',
    'failed-value-stays-up-to-there',
    'failed-patch-keeps-clerk',
    'refused-patches-carried-out',
    'tests-not-made',
    'only-first-operation',
    'only-last-operation',
    'failed-patch-keeps-status',
    'refused-patches-date',
    // Also drops the failing operation.
    'status-with-clerk-not-stored',
  ],
  async check(context, place) {
    const { answer, left } = await patchFailingPartly(context, place.values ?? 'failing test');
    context.expect.that(left.length === 0, 'an unchanged record', `a changed ${left.join(' and ')}`, answer);
  },
});
