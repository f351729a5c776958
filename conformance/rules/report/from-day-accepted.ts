import { atKinds, coversEveryKind } from './steps/kinds.ts';
import { expectAccepted, KINDS_WITH } from './steps/request-properties.ts';

export default atKinds({
  level: 'must',
  title: 'A report request with a fromDay of the form YYYY-MM-DD is accepted',
  source: ['R27'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202, KINDS_WITH.fromDay),
  brokenBy: [
    'from-day-past-refused',
    'from-day-january-refused',
    'from-day-31-refused',
    'from-day-tenth-refused',
    'from-day-late-month-refused',
  ],
  check: expectAccepted,
});
