import { rule, SENT_WITH } from '../engine.ts';
import { OPENING } from './steps/session-cookie.ts';
import { unauthorized } from '../steps/access.ts';
import { logInWrongly } from './steps/sessions.ts';
import { signOnWithout } from './steps/sign-on.ts';

export default rule({
  level: 'should',
  title: 'A 401 for wrong credentials or a bad token carries a challenge',
  source: ['N26'],
  at: ['POST /login.do', '* /login'],
  effect: 'creates',
  needs: ['state', 'credentials.session'],
  cases: OPENING.map((operation) => `${operation} ${SENT_WITH.wrong}`),
  brokenBy: ['login-without-challenge', 'login-of-known-user-without-challenge', 'sign-on-without-challenge'],
  async check(context) {
    const isForm = context.case.startsWith('POST /login.do');
    const answer = isForm
      ? await logInWrongly(context, 'unknown user')
      : (await signOnWithout(context, context.case.startsWith('GET') ? 'GET' : 'POST', 'wrong')).answer;
    const ofKnown = isForm ? logInWrongly(context, 'known user with another password') : undefined;
    for (const refusal of await unauthorized(answer, ofKnown)) context.expect.header(refusal, 'WWW-Authenticate');
  },
});
