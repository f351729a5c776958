import { rule } from '../../kit/rule.ts';
import { loggedOut } from './steps/sessions.ts';

export default rule({
  level: 'must',
  title: 'A logout with the cookie of an open session is answered with 302',
  source: ['S11'],
  covers: [{ operation: 'deleteSession', status: 302 }],
  effect: 'creates',
  needs: ['credentials.session'],
  brokenBy: ['logout-200', 'logout-204', 'logout-forgets-cookie'],
  async check(context) {
    context.expect.status(await loggedOut(context), 302);
  },
});
