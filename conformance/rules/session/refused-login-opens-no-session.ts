import { assume, placesByCase, rule } from '../engine.ts';
import { loggedIn, logInWrongly, sessionIn, type Refused } from './steps/sessions.ts';

export default rule({
  level: 'should',
  title: 'A form login that is refused opens no session',
  source: ['S32'],
  covers: [{ operation: 'createSession', status: 401 }],
  effect: 'creates',
  needs: ['state', 'credentials.session'],
  cases: [...placesByCase('session', 'S32').values()].map(({ values = '' }) => values),
  brokenBy: ['wrong-login-opens-session', 'wrong-password-opens-session', 'wrong-login-refused-with-session'],
  async check(context) {
    const right = await loggedIn(context);
    assume(
      sessionIn(right),
      `needs right credentials that open a session, got status ${right.status}; see credentials.session`,
    );
    const answer = await logInWrongly(context, context.case as Refused);
    context.expect.that(
      sessionIn(answer) === undefined,
      'no session',
      `${answer.status} with a cookie sessionId`,
      answer,
    );
  },
});
