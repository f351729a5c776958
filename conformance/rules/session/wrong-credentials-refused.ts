import { rule } from '../engine.ts';
import { valuesAt } from '../steps/at-places.ts';
import { wrongLogin, type Refused } from './steps/sessions.ts';

export default rule({
  level: 'must',
  title: 'A form with wrong credentials is answered with 401',
  source: ['S09'],
  covers: [{ operation: 'createSession', status: 401 }],
  effect: 'creates',
  needs: ['state', 'credentials.session'],
  cases: valuesAt('session', 'S09'),
  brokenBy: [
    'wrong-login-opens-session',
    'wrong-login-redirects',
    'wrong-login-with-page-redirects',
    'wrong-password-opens-session',
    'password-of-another-opens-session',
    'password-counts-by-its-beginning',
    'form-decoded-before-it-is-divided',
  ],
  async check(context) {
    context.expect.status(await wrongLogin(context, context.case as Refused), 401);
  },
});
