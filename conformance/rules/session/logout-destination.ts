import { assume, rule } from '../engine.ts';
import { loggedOutOf } from './steps/session-cookie.ts';

export default rule({
  level: 'info',
  title: 'Where a logout leads',
  source: ['S35'],
  covers: [{ operation: 'deleteSession', status: 302 }],
  effect: 'creates',
  needs: ['credentials.session'],
  async check(context) {
    const answer = await loggedOutOf(context, 'form login');
    assume(answer.status < 400, `needs a logout that is not refused, got ${answer.status}`);
    context.note(`${answer.status}, Location: ${answer.header('Location') ?? 'none'}`);
  },
});
