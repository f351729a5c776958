import { assume } from '../engine.ts';
import { expectMediaType } from '../steps/media-type.ts';
import { furtherLogin } from './steps/session-cookie.ts';
import { loggedIn, formLoginRule } from './steps/sessions.ts';

export default formLoginRule({
  level: 'must',
  title: 'The response to a form login is text/plain',
  source: ['S27'],
  brokenBy: ['form-login-as-json', 'further-login-as-page', 'bodies-without-type'],
  async check(context) {
    const answer = await loggedIn(context);
    assume(answer.status === 200, `needs a form login that is answered with 200, got ${answer.status}`);
    expectMediaType(context, answer, 'text/plain');
    const further = await furtherLogin(context);
    if (further?.status === 200) expectMediaType(context, further, 'text/plain');
  },
});
