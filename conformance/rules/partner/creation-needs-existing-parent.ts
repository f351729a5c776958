import { rule, type StatusRange } from '../engine.ts';
import { CREATION } from './steps/declare.ts';
import { createBelowNobody } from './steps/nobody.ts';

const REFUSAL: StatusRange = { says: '4xx', has: (status) => status >= 400 && status < 500 };

export default rule({
  level: 'must',
  title: 'A creation below a partner that does not exist is refused',
  source: ['P47'],
  covers: [{ operation: 'createPartner', status: 404 }],
  effect: 'creates',
  needs: [...CREATION, 'state'],
  brokenBy: ['unknown-parent-answers-200', 'unknown-parent-answers-500', 'unknown-parent-is-root'],
  async check(context) {
    context.expect.status(await createBelowNobody(context), REFUSAL);
  },
});
