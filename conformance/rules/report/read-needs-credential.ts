import { rule } from '../../kit/rule.ts';
import { assumeReadable, GIVEN } from './steps/read-report.ts';
import { acceptedReport, oneKind } from './steps/request-report.ts';

export default rule({
  level: 'must',
  title: 'A report that the caller can read is refused to a reader without Authorization',
  source: ['R24'],
  covers: [],
  effect: 'creates',
  needs: ['credentials.report'],
  brokenBy: ['get-needs-no-credential', 'get-without-credential-303'],
  async check(context) {
    const kind = await oneKind(context);
    await assumeReadable(context, kind);
    context.expect.refused(await context.target.follow(await acceptedReport(context, kind), 'none'), GIVEN);
  },
});
