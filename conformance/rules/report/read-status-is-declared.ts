import { everyReading } from './steps/read-report.ts';
import { forEachReport } from './steps/kinds.ts';

const DECLARED = [200, 303, 400, 403, 404, 422, 500];

export default forEachReport({
  level: 'should',
  title: 'A read of a report answers with one of the statuses that the documents list',
  source: ['R18'],
  at: 'GET /*/{reportId}',
  effect: 'reads',
  brokenBy: [
    'unknown-report-410',
    'location-without-identifier',
    'location-without-identifier-with-properties',
    'ready-302-again',
  ],
  async check(context, kind) {
    for (const reading of await everyReading(context, kind)) {
      const { status } = reading;
      context.expect.that(DECLARED.includes(status), `status ${DECLARED.join(', ')}`, String(status), reading);
    }
  },
});
