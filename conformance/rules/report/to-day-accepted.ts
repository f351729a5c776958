import { atKinds, coversEveryKind } from './steps/kinds.ts';
import { assumeAccepted, dayBefore, daysAgo, KINDS_WITH, latest, requestWith } from './steps/request-properties.ts';

export default atKinds({
  level: 'must',
  title: 'A report request with a toDay of the form YYYY-MM-DD is accepted',
  source: ['R28'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202, KINDS_WITH.toDay),
  brokenBy: [
    'to-day-unknown-to-one-kind',
    'to-day-compared-the-wrong-way',
    'to-day-january-refused',
    'to-day-31-refused',
  ],
  async check(context, { kind, values }) {
    const day = values['values'] ?? '';
    const toDay = day === 'recent' ? daysAgo(context, 1) : latest(context, day);
    // Left out, fromDay is the previous day: a toDay of that day alone would ask for no day at all.
    const fromDay = dayBefore(toDay);
    const answer = await requestWith(context, kind, { fromDay, toDay });
    if (answer.status !== 202) await assumeAccepted(context, kind, { fromDay });
    context.expect.status(answer, 202);
  },
});
