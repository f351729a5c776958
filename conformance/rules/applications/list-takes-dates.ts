import { rule } from '../../kit/rule.ts';
import { lastDays, listWithin, type Span } from './steps/date-filter.ts';
import { givenList } from './steps/list.ts';

const TOGETHER = 'aenderungSeit and aenderungBis';

export default rule({
  level: 'must',
  title: 'The list of applications takes aenderungSeit and aenderungBis, alone and together',
  source: ['A03'],
  covers: [{ operation: 'listAntraege', status: 200 }],
  effect: 'reads',
  needs: ['credentials.v2'],
  cases: ['aenderungSeit', 'aenderungBis', TOGETHER],
  brokenBy: ['filters-refused', 'since-refused', 'until-answers-500', 'filters-exclude-each-other'],
  async check(context) {
    await givenList(context);
    const { aenderungSeit, aenderungBis } = lastDays(context);
    const spans: Record<string, Span> = {
      aenderungSeit: { aenderungSeit },
      aenderungBis: { aenderungBis },
      [TOGETHER]: { aenderungSeit, aenderungBis },
    };
    const answer = await listWithin(context, spans[context.case] ?? {});
    context.expect.that(answer.status === 200, `status 200 to ${context.case}`, String(answer.status), answer);
  },
});
