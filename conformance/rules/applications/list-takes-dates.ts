import { assume, rule, SUCCESS } from '../engine.ts';
import { isRefused } from './steps/application.ts';
import { firstListWithin, isWithin, lastDays, type Span } from './steps/spans.ts';
import { FILTERS, readableList, type Filter } from './steps/list.ts';
import { changesIn, DAY_MS } from './steps/moment.ts';

export default rule({
  level: 'must',
  title: 'The list of applications takes aenderungSeit and aenderungBis, alone and together',
  source: ['A03'],
  covers: [{ operation: 'listAntraege', status: '2XX' }],
  effect: 'reads',
  needs: ['credentials.v2'],
  cases: [...FILTERS, 'both'],
  brokenBy: ['filters-exclude-each-other'],
  async check(context) {
    const list = await readableList(context);
    const both = lastDays(context);
    const { aenderungBis } = both;
    const span: Span = context.case === 'both' ? both : { [context.case]: both[context.case as Filter] };
    const first = await firstListWithin(context, span);
    // The longest permitted span is not documented.
    const day = { aenderungSeit: aenderungBis - DAY_MS, aenderungBis };
    const answer = context.case === 'both' && isRefused(first) ? await firstListWithin(context, day) : first;
    // The documents do not exclude a 404 for an empty list.
    const isEmpty = answer.status === 404 && !changesIn(list.json()).some(({ ms }) => isWithin(span, ms));
    assume(!isEmpty, `needs an application that was last changed within ${context.case}, got 404`);
    const wanted = `a success (2xx) of ${context.case}`;
    context.expect.that(SUCCESS.has(answer.status), wanted, String(answer.status), answer);
  },
});
