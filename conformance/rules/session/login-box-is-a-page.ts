import { rule } from '../../kit/rule.ts';
import { loginBox } from './steps/login-box.ts';

export default rule({
  level: 'must',
  title: 'The login box is an HTML page',
  source: ['S16'],
  covers: [{ operation: 'getPartnerLoginBox', status: 200 }],
  effect: 'reads',
  needs: [],
  brokenBy: ['login-box-missing', 'login-box-as-text', 'login-box-redirects', 'login-box-untyped'],
  async check(context) {
    const answer = await loginBox(context);
    context.expect.status(answer, 200);
    const { mediaType } = answer;
    context.expect.that(mediaType === 'text/html', 'text/html', mediaType === '' ? 'no media type' : mediaType);
  },
});
