import { rule } from '../../kit/rule.ts';
import { coversEveryKind } from './steps/kinds.ts';
import { badValueCases, daysAgo, expectBadValueRefused, KINDS_WITH } from './steps/request-properties.ts';

export default rule({
  level: 'should',
  title: 'A report request with a fromDay of another form than YYYY-MM-DD is answered with 400',
  source: ['R26'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 400, KINDS_WITH.fromDay),
  effect: 'creates',
  needs: ['credentials.report'],
  cases: badValueCases('fromDay'),
  brokenBy: [
    'from-day-unchecked',
    'from-day-month-unchecked',
    'from-day-leniently-read',
    'from-day-checked-by-one-kind',
    'from-day-refused-with-422',
  ],
  async check(context) {
    await expectBadValueRefused(context, 'fromDay', { fromDay: daysAgo(context, 1) });
  },
});
