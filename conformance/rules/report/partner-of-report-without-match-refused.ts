import { atKinds, coversEveryKind } from './steps/kinds.ts';
import { expectBadValueRefused, KINDS_WITH } from './steps/request-properties.ts';

export default atKinds({
  level: 'should',
  title: 'A report request for a partner whose identifier contains no match of the pattern is answered with 400 or 403',
  source: ['R76'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 400, KINDS_WITH.partnerIdToCreateReportFor),
  brokenBy: [
    'partner-of-report-case-unchecked',
    'partner-of-report-empty-accepted',
    'partner-of-report-refused-with-404',
  ],
  check: expectBadValueRefused,
});
