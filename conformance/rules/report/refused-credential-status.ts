import { DENIED } from '../engine.ts';
import { atKinds } from './steps/kinds.ts';
import { readAsStranger, requestAsStranger } from './steps/refusals.ts';

export default atKinds({
  level: 'info',
  title: 'An absent or nonsense credential is refused with 403 or 401',
  source: ['R110'],
  at: ['POST /*', 'GET /*/{reportId}'],
  effect: 'reads',
  needs: [],
  async check(context, { kind, ofReport, values }) {
    const ask = ofReport ? readAsStranger : requestAsStranger;
    const answer = await ask(context, kind, values['credentials'] === 'none' ? 'none' : 'nonsense');
    context.expect.status(answer, DENIED);
    context.note(`is refused with ${answer.status}`);
  },
});
