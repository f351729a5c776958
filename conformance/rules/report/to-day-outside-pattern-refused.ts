import { rule } from '../../kit/rule.ts';
import { coversEveryKind } from './steps/kinds.ts';
import {
  assumeAccepted,
  badValueCases,
  daysAgo,
  earlyFromDay,
  kindAndValueOf,
  KINDS_WITH,
  requestWith,
} from './steps/request-properties.ts';

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
    const { kind, value } = kindAndValueOf(context);
    const early = earlyFromDay(context);
    await assumeAccepted(context, kind, { ...early, toDay: daysAgo(context, 1) });
    context.expect.status(await requestWith(context, kind, { ...early, toDay: value }), 400);
  },
});
