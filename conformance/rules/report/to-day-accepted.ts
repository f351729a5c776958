import { rule } from '../../kit/rule.ts';
import { coversEveryKind, kindOf } from './steps/kinds.ts';
import { assumeAccepted, daysAgo, earlyFromDay, KINDS_WITH, requestWith } from './steps/request-properties.ts';

export default rule({
  level: 'must',
  title: 'A report request with a toDay of the form YYYY-MM-DD is accepted',
  source: ['R28'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202, KINDS_WITH.toDay),
  effect: 'creates',
  needs: ['credentials.report'],
  cases: KINDS_WITH.toDay,
  brokenBy: ['to-day-unknown-to-one-kind', 'to-day-compared-the-wrong-way', 'to-day-crashes'],
  async check(context) {
    const kind = kindOf(context);
    // Left out, fromDay is the previous day: a toDay of that day alone would ask for no day at all.
    const early = earlyFromDay(context);
    await assumeAccepted(context, kind, early);
    context.expect.status(await requestWith(context, kind, { ...early, toDay: daysAgo(context, 1) }), 202);
  },
});
