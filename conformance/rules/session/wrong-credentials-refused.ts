import { assume, placesByCase, rule } from '../engine.ts';
import { loggedIn, logInWrongly, sessionIn, type Refused } from './steps/sessions.ts';

export default rule({
  level: 'must',
  title: 'A form with wrong credentials is answered with 401',
  source: ['S09'],
  covers: [{ operation: 'createSession', status: 401 }],
  effect: 'creates',
  needs: ['state', 'credentials.session'],
  cases: [...placesByCase('session', 'S09').values()].map(({ values = '' }) => values),
  brokenBy: ['wrong-login-opens-session', 'wrong-login-redirects', 'wrong-password-opens-session'],
  async check(context) {
    const right = await loggedIn(context);
    assume(
      sessionIn(right),
      `needs right credentials that open a session, got status ${right.status}; see credentials.session`,
    );
    context.expect.status(await logInWrongly(context, context.case as Refused), 401);
  },
});
