import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { loggedIn } from './steps/sessions.ts';

export default rule({
  level: 'info',
  title: 'The cookie sessionId is kept from scripts and from other sites',
  source: ['S18'],
  covers: [],
  effect: 'creates',
  needs: ['credentials.session'],
  brokenBy: [],
  async check(context) {
    const cookies = (await loggedIn(context)).headers('set-cookie').filter((one) => /^\s*sessionId=/.test(one));
    assume(cookies[0], 'needs a form login that sets the cookie sessionId');
    const [, ...attributes] = cookies[0].split(';').map((part) => part.trim());
    context.note(attributes.length === 0 ? 'no attributes' : attributes.join('; '));
  },
});
