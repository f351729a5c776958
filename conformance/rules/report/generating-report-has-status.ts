import { coversEveryKind, forEachReport } from './steps/kinds.ts';
import { shownStates } from './steps/read-report.ts';

export default forEachReport({
  level: 'must',
  title: 'Every 200 of a report, as while it is being produced, has an object with `status`',
  source: ['R13', 'R93'],
  covers: coversEveryKind((kind) => `get${kind}Report`, 200),
  withoutWrites: 'fixtures.report.runningReport',
  brokenBy: [
    'running-under-another-name',
    'running-as-array',
    'running-as-text',
    'running-with-properties-without-status',
    'running-with-category-without-status',
    'ready-200-again',
  ],
  async check(context, kind) {
    for (const reading of await shownStates(context, kind)) {
      context.expect.status(reading, 200);
      const body = context.expect.object(reading);
      context.expect.that('status' in body, 'a member status', `the members ${Object.keys(body).join(', ') || 'none'}`);
    }
  },
});
