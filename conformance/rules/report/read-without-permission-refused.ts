import { rule } from '../../kit/rule.ts';
import { GIVEN } from './steps/read-report.ts';
import { readAsStranger } from './steps/strangers.ts';

export default rule({
  level: 'must',
  title: 'A report is refused to a reader without permission',
  source: ['R25'],
  covers: [{ operation: 'getPartnerReport', status: 403 }],
  effect: 'reads',
  needs: ['state', 'credentials.report', 'credentials.reportForbidden'],
  brokenBy: ['forbidden-reader-let-in', 'forbidden-reader-200', 'forbidden-reader-303'],
  async check(context) {
    context.expect.refused(await readAsStranger(context, 'reportForbidden'), GIVEN);
  },
});
