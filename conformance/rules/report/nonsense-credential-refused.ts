import { NO_REFUSAL } from '../engine.ts';
import { atKinds } from './steps/kinds.ts';
import { expectNotGiven } from './steps/read-report.ts';
import { readAsStranger, requestAsStranger } from './steps/refusals.ts';
import { acceptedReport } from './steps/request-report.ts';

export default atKinds({
  level: 'must',
  title: 'An invented credential is refused, by a report request and by a read',
  source: ['R23'],
  at: ['POST /*', 'GET /*/{reportId}'],
  effect: 'reads',
  needs: ['state', 'credentials.report'],
  brokenBy: [
    'any-credential-will-do',
    'bearer-will-do',
    'longer-credential-taken',
    'unknown-credential-200',
    'authorizer-crashes',
    'authorizer-remembers-kind',
    'unknown-caller-with-properties-accepted',
    'unknown-reader-let-in',
    'unknown-reader-200',
    'ready-report-for-everybody',
    'ready-report-of-kind-for-everybody',
    'state-of-kind-for-everybody',
    'readers-led-to-copy',
    'readers-led-to-copy-by-and-by',
    'readers-led-to-report',
    'get-without-credential-203',
    'unknown-reader-401-with-state',
  ],
  async check(context, { kind, ofReport }) {
    if (ofReport) {
      await expectNotGiven(context, kind, await readAsStranger(context, kind, 'nonsense'));
    } else {
      await acceptedReport(context, kind);
      context.expect.refused(await requestAsStranger(context, kind, 'nonsense'), NO_REFUSAL);
    }
  },
});
