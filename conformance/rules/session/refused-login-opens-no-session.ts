import { rule } from '../engine.ts';
import { valuesAt } from '../steps/at-places.ts';
import { expectNoSession, wrongLogin, type Refused } from './steps/sessions.ts';

export default rule({
  level: 'should',
  title: 'A form login that is refused opens no session',
  source: ['S32'],
  covers: [{ operation: 'createSession', status: 401 }],
  effect: 'creates',
  needs: ['state', 'credentials.session'],
  cases: valuesAt('session', 'S32'),
  brokenBy: [
    'wrong-login-opens-session',
    'wrong-password-opens-session',
    'password-of-another-opens-session',
    'password-counts-by-its-beginning',
    'form-decoded-before-it-is-divided',
    'wrong-login-refused-with-session',
  ],
  async check(context) {
    const answer = await wrongLogin(context, context.case as Refused);
    await expectNoSession(context, answer);
  },
});
