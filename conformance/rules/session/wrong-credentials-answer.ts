import { rule } from '../engine.ts';
import { mediaTypeOf } from '../steps/media-type.ts';
import { cookiesIn, logInWrongly } from './steps/sessions.ts';

export default rule({
  level: 'info',
  title: 'The response to a form login with wrong credentials',
  source: ['S33'],
  covers: [{ operation: 'createSession', status: 401 }],
  effect: 'creates',
  needs: ['state'],
  async check(context) {
    const answer = await logInWrongly(context, 'unknown user');
    context.note(`${answer.status}, ${mediaTypeOf(answer)}, ${cookiesIn(answer)}`);
  },
});
