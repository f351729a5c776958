import { coversEveryKind, forEachKind } from './steps/kinds.ts';
import { assumeKnown, expectForbidden, readAsStranger } from './steps/refusals.ts';

export default forEachKind({
  level: 'must',
  title: 'A reader without permission gets 403',
  source: ['R25'],
  covers: coversEveryKind((kind) => `get${kind}Report`, 403),
  effect: 'reads',
  needs: ['state', 'credentials.report', 'credentials.reportForbidden'],
  brokenBy: [
    'forbidden-reader-let-in',
    'forbidden-reader-200',
    'forbidden-reader-404',
    'ready-report-for-everybody',
    'ready-report-of-kind-for-everybody',
  ],
  async check(context, kind) {
    const answer = await readAsStranger(context, kind, 'reportForbidden');
    await assumeKnown(answer, () => readAsStranger(context, kind, 'nonsense'));
    expectForbidden(context, answer);
  },
});
