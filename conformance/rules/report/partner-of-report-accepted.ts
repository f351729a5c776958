import { assume, rule } from '../engine.ts';
import { coversEveryKind, kindOf, requirePermitted } from './steps/kinds.ts';
import { partnerOfReport, acceptedReport } from './steps/request-report.ts';
import { askedAgain, KINDS_WITH, requestWith } from './steps/request-properties.ts';

export default rule({
  level: 'must',
  title: 'A report request for a partner for whom the caller may request it is accepted',
  source: ['R30'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202, KINDS_WITH.partnerIdToCreateReportFor),
  effect: 'creates',
  needs: ['credentials.report'],
  cases: KINDS_WITH.partnerIdToCreateReportFor,
  brokenBy: ['partner-of-report-answers-200'],
  async check(context) {
    const kind = kindOf(context);
    requirePermitted(context, kind);
    await acceptedReport(context, kind);
    const body = { partnerIdToCreateReportFor: partnerOfReport(context) };
    const first = await requestWith(context, kind, body);
    const lack = 'the credential may not request a report for fixtures.report.partnerId (403)';
    assume(first.status !== 403, `${lack}; name a partner for whom it may`);
    const answer = await askedAgain(context, kind, first, [body]);
    const { status } = answer;
    const hint = '; fixtures.report.partnerId has to be a partner for whom the caller may request it';
    context.expect.status(answer, 202, `${status}${status === 400 ? hint : ''}`);
  },
});
