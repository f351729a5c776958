import type { StepContext } from '../engine.ts';
import { atKinds, type ReportKind } from './steps/kinds.ts';
import { requestWithNonsense, requestWithoutCredential, readAsStranger } from './steps/refusals.ts';

const ASKED = {
  none: {
    request: requestWithoutCredential,
    read: (context: StepContext, kind: ReportKind) => readAsStranger(context, kind, 'none'),
  },
  wrong: {
    request: requestWithNonsense,
    read: (context: StepContext, kind: ReportKind) => readAsStranger(context, kind, 'nonsense'),
  },
};

export default atKinds({
  level: 'info',
  title: 'An absent or nonsense credential is refused with 403 or 401',
  source: ['R110'],
  at: ['POST /*', 'GET /*/{reportId}'],
  effect: 'reads',
  needs: [],
  async check(context, { kind, ofReport, values }) {
    const { read, request } = ASKED[values['credentials'] === 'none' ? 'none' : 'wrong'];
    const answer = await (ofReport ? read : request)(context, kind);
    context.expect.status(answer, [401, 403]);
    context.note(`is refused with ${answer.status}`);
  },
});
