import { assume } from '../engine.ts';
import { forEachKind, REPORT_KINDS } from './steps/kinds.ts';
import { provokedRefusals } from './steps/refusals.ts';
import { acceptedKind, requestReport } from './steps/request-report.ts';

const DECLARED = [202, 400, 403];

export default forEachKind({
  level: 'should',
  title: 'A report request answers with one of the statuses that the documents list',
  source: ['R98'],
  at: 'POST /*',
  brokenBy: [
    ...REPORT_KINDS.map((kind) => `without-${kind}`),
    'answers-201',
    'unusable-body-refused-with-418',
    'from-day-refused-with-422',
    'partner-of-report-refused-with-404',
  ],
  async check(context, kind) {
    const first = await requestReport(context, kind);
    const unknown = first.status === 401 && (await acceptedKind(context)) === undefined;
    assume(!unknown, 'the credential is refused with 401, and no kind is accepted; see credentials.report');
    for (const answer of [first, ...(await provokedRefusals(context, kind))]) {
      const { status } = answer;
      context.expect.that(DECLARED.includes(status), `status ${DECLARED.join(', ')}`, String(status), answer);
    }
  },
});
