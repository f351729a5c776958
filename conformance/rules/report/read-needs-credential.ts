import { forEachKind } from './steps/kinds.ts';
import { GIVEN } from './steps/read-report.ts';
import { readAsStranger } from './steps/refusals.ts';

export default forEachKind({
  level: 'must',
  title: 'A report is refused to a reader without Authorization',
  source: ['R24'],
  at: 'GET /*/{reportId}',
  effect: 'reads',
  brokenBy: [
    'get-needs-no-credential',
    'get-without-credential-200',
    'get-without-credential-203',
    'get-without-credential-303',
    'ready-report-for-everybody',
  ],
  async check(context, kind) {
    context.expect.refused(await readAsStranger(context, kind, 'none'), GIVEN);
  },
});
