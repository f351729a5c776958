import { rule } from '../../kit/rule.ts';
import { assumeReadable, GIVEN, readUnknownReport } from './steps/read-report.ts';
import { oneKind } from './steps/request-report.ts';

export default rule({
  level: 'must',
  title: 'A report that does not exist is neither in progress nor ready',
  source: ['R19'],
  covers: [],
  effect: 'creates',
  needs: ['state', 'credentials.report'],
  brokenBy: ['unknown-report-200', 'unknown-report-303'],
  async check(context) {
    const kind = await oneKind(context);
    await assumeReadable(context, kind);
    context.expect.refused(await readUnknownReport(context, kind), GIVEN);
  },
});
