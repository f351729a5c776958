import { rule } from '../../engine/rule.ts';
import { coversEveryKind, kindPlaces } from './steps/kinds.ts';
import { expectBadValueRefused, KINDS_WITH } from './steps/request-properties.ts';

const PLACES = kindPlaces('R76');

export default rule({
  level: 'should',
  title: 'A report request for a partner whose identifier matches the pattern nowhere is answered with 400',
  source: ['R76'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 400, KINDS_WITH.partnerIdToCreateReportFor),
  effect: 'creates',
  needs: ['credentials.report', 'fixtures.report.partnerId'],
  cases: PLACES.cases,
  brokenBy: [
    'partner-of-report-unchecked',
    'partner-of-report-case-unchecked',
    'partner-of-report-empty-accepted',
    'partner-of-report-refused-with-404',
  ],
  async check(context) {
    await expectBadValueRefused(context, PLACES);
  },
});
