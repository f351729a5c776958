import { CLIENT_ERROR, rule } from '../engine.ts';
import { CREATION } from './steps/declare.ts';
import { createBelowNobody } from './steps/forbidden.ts';

export default rule({
  level: 'must',
  title: 'A creation below a partner that does not exist is refused',
  source: ['P47'],
  covers: [{ operation: 'createPartner', status: 404 }],
  effect: 'creates',
  needs: [...CREATION, 'state'],
  brokenBy: ['unknown-parent-answers-200', 'unknown-parent-answers-500', 'unknown-parent-is-root'],
  async check(context) {
    context.expect.status(await createBelowNobody(context), CLIENT_ERROR);
  },
});
