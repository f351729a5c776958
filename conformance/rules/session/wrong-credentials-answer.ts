import { rule } from '../engine.ts';
import { cookiesIn, logInWrongly } from './steps/sessions.ts';

export default rule({
  level: 'info',
  title: 'What a form login with wrong credentials is answered with',
  source: ['S33'],
  covers: [{ operation: 'createSession', status: 401 }],
  effect: 'creates',
  needs: ['state'],
  async check(context) {
    const answer = await logInWrongly(context, 'unknown user');
    const type = answer.mediaType === '' ? 'no media type' : answer.mediaType;
    context.note(`${answer.status}, ${type}, ${cookiesIn(answer)}`);
  },
});
