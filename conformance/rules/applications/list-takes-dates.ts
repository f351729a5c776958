import { rule, SUCCESS } from '../engine.ts';
import { lastDays, firstListWithin, readableList, type Span } from './steps/list.ts';

export default rule({
  level: 'must',
  title: 'The list of applications takes aenderungSeit and aenderungBis, alone and together',
  source: ['A03'],
  covers: [{ operation: 'listAntraege', status: '2XX' }],
  effect: 'reads',
  needs: ['credentials.v2'],
  cases: ['aenderungSeit', 'aenderungBis', 'both'],
  brokenBy: ['filters-exclude-each-other'],
  async check(context) {
    await readableList(context);
    const { aenderungSeit, aenderungBis } = lastDays(context);
    const spans: Record<string, Span> = {
      aenderungSeit: { aenderungSeit },
      aenderungBis: { aenderungBis },
      both: { aenderungSeit, aenderungBis },
    };
    const answer = await firstListWithin(context, spans[context.case] ?? {});
    context.expect.that(
      SUCCESS.has(answer.status),
      `a success (2xx) of ${context.case}`,
      String(answer.status),
      answer,
    );
  },
});
