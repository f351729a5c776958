import { atKinds, coversEveryKind } from './steps/kinds.ts';
import { expectBadValueRefused, KINDS_WITH } from './steps/request-properties.ts';

export default atKinds({
  level: 'should',
  title: 'A report request with a fromDay of another form than YYYY-MM-DD is answered with 400',
  source: ['R26'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 400, KINDS_WITH.fromDay),
  brokenBy: [
    'from-day-month-unchecked',
    'from-day-leniently-read',
    'from-day-zero-unchecked',
    'from-day-time-unchecked',
    'from-day-refused-with-422',
  ],
  check: expectBadValueRefused,
});
