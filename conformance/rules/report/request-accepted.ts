import { assume } from '../engine.ts';
import { coversEveryKind, forEachKind, REPORT_KINDS } from './steps/kinds.ts';
import { acceptedKind, requestReport } from './steps/request-report.ts';

export default forEachKind({
  level: 'must',
  title: 'A report request that the caller may make is answered with 202',
  source: ['R01', 'R32'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202),
  brokenBy: [...REPORT_KINDS.map((kind) => `without-${kind}`), 'answers-201', 'empty-request-refused'],
  async check(context, kind) {
    const answer = await requestReport(context, kind);
    const { status } = answer;
    const named = context.config.fixtures?.report?.kinds !== undefined;
    const list = 'list the kinds it may request in fixtures.report.kinds';
    assume(status !== 403 || named, `the credential may not request it (403); ${list}`);
    const unknown = (status === 401 || status === 403) && (await acceptedKind(context)) === undefined;
    assume(!unknown, `the credential is refused with ${status}, and no kind is accepted; see credentials.report`);
    const remedy = 'leave the kind out of fixtures.report.kinds if the credential may not request it';
    context.expect.status(answer, 202, status === 403 ? `403; ${remedy}` : String(status));
  },
});
