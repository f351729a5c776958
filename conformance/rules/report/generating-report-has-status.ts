import { coversEveryKind, forEachKind } from './steps/kinds.ts';
import { generationReadings } from './steps/read-report.ts';

export default forEachKind({
  level: 'must',
  title: 'A report that is still being produced answers 200 with an object that carries `status`',
  source: ['R13', 'R93'],
  covers: coversEveryKind((kind) => `get${kind}Report`, 200),
  withoutWrites: 'fixtures.report.runningReport',
  needs: ['state', 'credentials.report'],
  brokenBy: ['running-under-another-name', 'running-as-array', 'running-as-text'],
  async check(context, kind) {
    for (const reading of await generationReadings(context, kind)) {
      context.expect.status(reading, 200);
      const body = context.expect.object(reading);
      context.expect.that('status' in body, 'a member status', `the members ${Object.keys(body).join(', ') || 'none'}`);
    }
  },
});
