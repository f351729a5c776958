import { rule } from '../../kit/rule.ts';
import { coversEveryKind, kindOf, requirePermitted } from './steps/kinds.ts';
import { daysAgo, KINDS_WITH, requestWith } from './steps/request-properties.ts';
import { acceptedReport } from './steps/request-report.ts';

export default rule({
  level: 'must',
  title: 'A report request with a fromDay of the form YYYY-MM-DD is accepted',
  source: ['R27'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202, KINDS_WITH.fromDay),
  effect: 'creates',
  needs: ['credentials.report'],
  cases: KINDS_WITH.fromDay,
  brokenBy: ['from-day-unknown-to-one-kind', 'from-day-past-refused', 'from-day-crashes', 'from-day-answers-200'],
  async check(context) {
    const kind = kindOf(context);
    requirePermitted(context, kind);
    await acceptedReport(context, kind);
    context.expect.status(await requestWith(context, kind, { fromDay: daysAgo(context, 1) }), 202);
  },
});
