import { coversEveryKind, forEachKind } from './steps/kinds.ts';
import { assumeKnown, expectForbidden, requestAsStranger } from './steps/refusals.ts';
import { acceptedReport } from './steps/request-report.ts';

export default forEachKind({
  level: 'must',
  title: 'A report request by a caller without permission is answered with 403',
  source: ['R25'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 403),
  needs: ['state', 'credentials.report', 'credentials.reportForbidden'],
  brokenBy: [
    'forbidden-caller-accepted',
    'forbidden-caller-with-properties-accepted',
    'forbidden-caller-401',
    'authorizer-remembers-kind',
  ],
  async check(context, kind) {
    await acceptedReport(context, kind);
    const answer = await requestAsStranger(context, kind, 'reportForbidden');
    await assumeKnown(answer, () => requestAsStranger(context, kind, 'nonsense'));
    expectForbidden(context, answer);
  },
});
