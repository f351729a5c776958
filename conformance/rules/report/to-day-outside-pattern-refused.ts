import { rule } from '../../kit/rule.ts';
import { coversEveryKind } from './steps/kinds.ts';
import { badValueCases, daysAgo, earlyFromDay, expectBadValueRefused, KINDS_WITH } from './steps/request-properties.ts';

export default rule({
  level: 'should',
  title: 'A report request with a toDay of another form than YYYY-MM-DD is answered with 400',
  source: ['R28'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 400, KINDS_WITH.toDay),
  effect: 'creates',
  needs: ['credentials.report'],
  cases: badValueCases('toDay'),
  brokenBy: ['to-day-unchecked', 'to-day-day-unchecked'],
  async check(context) {
    await expectBadValueRefused(context, 'toDay', { ...earlyFromDay(context), toDay: daysAgo(context, 1) });
  },
});
