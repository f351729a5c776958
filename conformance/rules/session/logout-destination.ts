import { assume } from '../engine.ts';
import { loggedOutOf, logoutRule } from './steps/session-cookie.ts';

export default logoutRule({
  level: 'info',
  title: 'Where a logout leads',
  source: ['S35'],
  async check(context) {
    const answer = await loggedOutOf(context, 'form login');
    assume(answer.status < 400, `needs a logout that is not refused, got ${answer.status}`);
    context.note(`${answer.status}, Location: ${answer.header('Location') ?? 'none'}`);
  },
});
