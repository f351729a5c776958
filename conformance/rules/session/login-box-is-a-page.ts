import { SUCCESS } from '../engine.ts';
import { mediaTypeOf } from '../steps/media-type.ts';
import { isPage, loginBox, loginBoxRule } from './steps/login-box.ts';

export default loginBoxRule({
  level: 'must',
  title: 'The login box is an HTML page',
  source: ['S16'],
  smoke: true,
  brokenBy: ['login-box-missing', 'login-box-as-text', 'login-box-redirects'],
  async check(context) {
    const answer = await loginBox(context);
    context.expect.status(answer, SUCCESS);
    context.expect.that(isPage(answer), 'an HTML page', mediaTypeOf(answer), answer);
  },
});
