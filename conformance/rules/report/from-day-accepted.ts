import { atKinds, coversEveryKind } from './steps/kinds.ts';
import { KINDS_WITH, latest, requestWith } from './steps/request-properties.ts';
import { acceptedReport } from './steps/request-report.ts';

export default atKinds({
  level: 'must',
  title: 'A report request with a fromDay of the form YYYY-MM-DD is accepted',
  source: ['R27'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202, KINDS_WITH.fromDay),
  brokenBy: [
    'from-day-unknown-to-one-kind',
    'from-day-past-refused',
    'from-day-answers-200',
    'from-day-january-refused',
    'from-day-31-refused',
  ],
  async check(context, { kind, values }) {
    await acceptedReport(context, kind);
    const fromDay = latest(context, values['values'] ?? '');
    context.expect.status(await requestWith(context, kind, { fromDay }), 202);
  },
});
