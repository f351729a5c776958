import { NO_REFUSAL } from '../engine.ts';
import { forEachKind } from './steps/kinds.ts';
import { requestAsStranger } from './steps/refusals.ts';
import { acceptedReport } from './steps/request-report.ts';

export default forEachKind({
  level: 'must',
  title: 'A report request without Authorization is refused',
  source: ['R22'],
  at: 'POST /*',
  brokenBy: [
    'post-needs-no-credential',
    'authorizer-crashes',
    'authorizer-remembers-kind',
    'unknown-caller-with-properties-accepted',
  ],
  async check(context, kind) {
    await acceptedReport(context, kind);
    const answer = await requestAsStranger(context, kind, 'none');
    context.expect.refused(answer, NO_REFUSAL);
  },
});
