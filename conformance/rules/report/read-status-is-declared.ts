import { rule } from '../../engine/rule.ts';
import { kindOf, permittedKinds } from './steps/kinds.ts';
import { everyReading } from './steps/read-report.ts';

const DECLARED = [200, 303, 400, 403, 404, 422, 500];

export default rule({
  level: 'should',
  title: 'A read of a report answers with one of the statuses that the documents list',
  source: ['R18'],
  at: 'GET /*/{reportId}',
  effect: 'reads',
  needs: ['state', 'credentials.report'],
  cases: permittedKinds,
  brokenBy: ['unknown-report-410', 'location-without-identifier'],
  async check(context) {
    for (const reading of await everyReading(context, kindOf(context))) {
      const { status } = reading;
      context.expect.that(DECLARED.includes(status), `status ${DECLARED.join(', ')}`, String(status), reading);
    }
  },
});
