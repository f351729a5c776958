import { NotApplicable, rule } from '../engine.ts';
import { OPENING } from './steps/session-cookie.ts';
import { logInWrongly } from './steps/sessions.ts';
import { signOnWithout } from './steps/sign-on.ts';

export default rule({
  level: 'should',
  title: 'A 401 for wrong credentials or a bad token carries a challenge',
  source: ['N26'],
  at: ['POST /login.do', '* /login'],
  effect: 'creates',
  needs: ['state', 'credentials.session'],
  cases: OPENING.map((operation) => `${operation} wrong`),
  brokenBy: ['login-without-challenge', 'sign-on-without-challenge'],
  async check(context) {
    const answer = context.case.startsWith('POST /login.do')
      ? await logInWrongly(context, 'unknown user')
      : (await signOnWithout(context, context.case.startsWith('GET') ? 'GET' : 'POST', 'wrong')).answer;
    if (answer.status !== 401) throw new NotApplicable(`refused with ${answer.status}, which needs no challenge`);
    context.expect.header(answer, 'WWW-Authenticate');
  },
});
