import { forEachKind } from './steps/kinds.ts';
import { expectNotGiven } from './steps/read-report.ts';
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
    'unknown-reader-401-with-state',
    'get-without-credential-303',
    'ready-report-for-everybody',
    'ready-report-of-kind-for-everybody',
    'readers-led-to-copy',
    'readers-led-to-copy-by-and-by',
    'readers-led-to-report',
  ],
  async check(context, kind) {
    await expectNotGiven(context, kind, await readAsStranger(context, kind, 'none'));
  },
});
