import { rule } from '../../kit/rule.ts';
import { GIVEN } from './steps/read-report.ts';
import { readAsStranger } from './steps/strangers.ts';

export default rule({
  level: 'must',
  title: 'A report is refused to a reader without Authorization',
  source: ['R24'],
  covers: [],
  effect: 'reads',
  needs: ['credentials.report'],
  brokenBy: ['get-needs-no-credential', 'get-without-credential-200', 'get-without-credential-303'],
  async check(context) {
    context.expect.refused(await readAsStranger(context, 'none'), GIVEN);
  },
});
