import { assume } from '../engine.ts';
import { loggedOutOf, logoutRule } from './steps/session-cookie.ts';

export default logoutRule({
  level: 'should',
  title: 'The 302 of a logout carries a Location',
  source: ['N23'],
  needs: ['state', 'credentials.session'],
  brokenBy: ['logout-without-location'],
  async check(context) {
    const answer = await loggedOutOf(context, 'form login');
    assume(answer.status === 302, `needs a logout that is answered with 302, got ${answer.status}`);
    context.expect.header(answer, 'Location');
  },
});
