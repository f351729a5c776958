import { furtherLogin } from './steps/session-cookie.ts';
import { expectSession, loggedIn, formLoginRule } from './steps/sessions.ts';

export default formLoginRule({
  level: 'must',
  title: 'A form with the right credentials is answered with 200 and the cookie sessionId',
  source: ['S08', 'S28', 'S29'],
  brokenBy: [
    'form-login-204',
    'form-login-redirects',
    'form-login-without-cookie',
    'form-login-other-cookie',
    'form-login-empty-cookie',
    'form-login-removes-cookie',
    'form-login-removes-cookie-again',
    'form-read-as-latin-1',
    'further-login-as-page',
  ],
  async check(context) {
    const answer = await loggedIn(context);
    context.expect.status(answer, 200);
    expectSession(context, answer);
    const further = await furtherLogin(context);
    if (further === undefined) return;
    context.expect.status(further, 200);
    expectSession(context, further);
  },
});
