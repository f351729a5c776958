import type { StepContext } from '../../engine/context.ts';
import { rule } from '../../engine/rule.ts';
import { kindPlaces, type ReportKind } from './steps/kinds.ts';
import { requestWithNonsense, requestWithoutCredential, readAsStranger } from './steps/refusals.ts';

const PLACES = kindPlaces('R110');

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

export default rule({
  level: 'info',
  title: 'An absent or nonsense credential is refused with 403 or 401',
  source: ['R110'],
  at: ['POST /*', 'GET /*/{reportId}'],
  effect: 'reads',
  needs: [],
  cases: PLACES.cases,
  async check(context) {
    const { kind, ofReport, values } = PLACES.of(context);
    const { read, request } = ASKED[values['credentials'] === 'none' ? 'none' : 'wrong'];
    const answer = await (ofReport ? read : request)(context, kind);
    context.expect.status(answer, [401, 403]);
    context.note(`is refused with ${answer.status}`);
  },
});
