import { atKinds, coversEveryKind } from './steps/kinds.ts';
import { daysAgo, KINDS_WITH, requestWith, rightBody, type Property } from './steps/request-properties.ts';
import { acceptedReport } from './steps/request-report.ts';

/** One of these days is the current one of the server, wherever on earth it keeps its calendar: a toDay after the previous day. */
const TODAY = [0, 1, -1];

export default atKinds({
  level: 'must',
  title: 'Where a kind has several properties, each is accepted without the others, and all of them together',
  source: ['R50', 'R51'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202, KINDS_WITH.category),
  brokenBy: [
    'to-day-needs-from-day',
    'category-needs-days',
    'properties-refused-together',
    'from-day-past-refused',
    'from-day-answers-200',
    'to-day-unknown-to-one-kind',
    'to-day-compared-the-wrong-way',
    'category-in-ascii-only',
    'category-crashes-on-ampersand',
  ],
  async check(context, { kind, values }) {
    const alone = values['attributes'] as Property | undefined;
    const all = { ...rightBody(context, 'toDay'), ...rightBody(context, 'category') };
    const bodies =
      alone === 'toDay'
        ? TODAY.map((days) => ({ toDay: daysAgo(context, days) }))
        : [alone === undefined ? all : rightBody(context, alone)];
    let answer = await acceptedReport(context, kind);
    for (const body of bodies) {
      answer = await requestWith(context, kind, body);
      if (answer.status === 202) break;
    }
    context.expect.status(answer, 202);
  },
});
