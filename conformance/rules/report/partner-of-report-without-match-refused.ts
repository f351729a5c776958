import { rule } from '../../kit/rule.ts';
import { coversEveryKind } from './steps/kinds.ts';
import { partnerOfReport } from './steps/partner-of-report.ts';
import { badValueCases, expectBadValueRefused, KINDS_WITH } from './steps/request-properties.ts';

export default rule({
  level: 'should',
  title: 'A report request for a partner whose identifier matches the pattern nowhere is answered with 400',
  source: ['R30'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 400, KINDS_WITH.partnerIdToCreateReportFor),
  effect: 'creates',
  needs: ['credentials.report', 'fixtures.partner.partnerId'],
  cases: badValueCases('partnerIdToCreateReportFor'),
  brokenBy: ['partner-of-report-unchecked', 'partner-of-report-refused-with-404'],
  async check(context) {
    const right = { partnerIdToCreateReportFor: partnerOfReport(context) };
    await expectBadValueRefused(context, 'partnerIdToCreateReportFor', right);
  },
});
