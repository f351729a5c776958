import { rule } from '../../kit/rule.ts';
import { cookiesIn, logInAsNobody } from './steps/sessions.ts';

export default rule({
  level: 'info',
  title: 'What a form login with wrong credentials is answered with',
  source: ['S09'],
  covers: [{ operation: 'createSession', status: 401 }],
  effect: 'creates',
  needs: ['state'],
  brokenBy: [],
  async check(context) {
    const answer = await logInAsNobody(context);
    const type = answer.mediaType === '' ? 'no media type' : answer.mediaType;
    context.note(`${answer.status}, ${type}, ${cookiesIn(answer)}`);
  },
});
