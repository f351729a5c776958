import { atKinds, coversEveryKind } from './steps/kinds.ts';
import { expectBadValueRefused, KINDS_WITH } from './steps/request-properties.ts';

export default atKinds({
  level: 'should',
  title: 'A report request with a toDay of another form than YYYY-MM-DD is answered with 400',
  source: ['R69'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 400, KINDS_WITH.toDay),
  brokenBy: ['to-day-day-unchecked', 'to-day-zero-unchecked', 'to-day-time-unchecked'],
  check: expectBadValueRefused,
});
