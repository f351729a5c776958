import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { loggedIn, logInAsNobody, sessionIn } from './steps/sessions.ts';

export default rule({
  level: 'must',
  title: 'A form with wrong credentials is answered with 401',
  source: ['S09'],
  covers: [{ operation: 'createSession', status: 401 }],
  effect: 'creates',
  needs: ['state', 'credentials.session'],
  brokenBy: ['wrong-login-200', 'wrong-login-403', 'wrong-login-opens-session', 'wrong-login-redirects'],
  async check(context) {
    const right = await loggedIn(context);
    assume(
      sessionIn(right),
      `needs right credentials that open a session, got status ${right.status}; see credentials.session`,
    );
    context.expect.status(await logInAsNobody(context), 401);
  },
});
