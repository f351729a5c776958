import { rule } from '../../kit/rule.ts';
import { assumeReadable, readUnknownReport } from './steps/read-report.ts';
import { oneKind } from './steps/request-report.ts';

export default rule({
  level: 'should',
  title: 'A report that does not exist is answered with 404',
  source: ['R19'],
  covers: [{ operation: 'getPartnerReport', status: 404 }],
  effect: 'creates',
  needs: ['state', 'credentials.report'],
  brokenBy: ['unknown-report-410'],
  async check(context) {
    const kind = await oneKind(context);
    await assumeReadable(context, kind);
    context.expect.status(await readUnknownReport(context, kind), 404);
  },
});
