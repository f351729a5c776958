import { rule } from '../../engine/rule.ts';
import { kindOf, permittedKinds } from './steps/kinds.ts';
import { firstReading } from './steps/read-report.ts';

export default rule({
  level: 'should',
  title: 'A report whose request was accepted is not answered with 404',
  source: ['R41'],
  at: 'GET /*/{reportId}',
  effect: 'creates',
  needs: ['state', 'credentials.report'],
  cases: permittedKinds,
  brokenBy: ['location-of-another-kind'],
  async check(context) {
    const { reading, missed } = await firstReading(context, kindOf(context));
    context.expect.that(reading.status !== 404, 'a report that is known', `404 at ${missed + 1} reads`, reading);
  },
});
