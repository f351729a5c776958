import { assume } from '../engine.ts';
import { expectMediaType, mediaTypeOf } from '../steps/media-type.ts';
import { isPage, loginBox, loginBoxRule } from './steps/login-box.ts';

export default loginBoxRule({
  level: 'should',
  title: 'The login box is text/html',
  source: ['S42'],
  brokenBy: ['bodies-without-type'],
  async check(context) {
    const answer = await loginBox(context);
    assume(isPage(answer), `needs a login box that is a page, got ${answer.status}, ${mediaTypeOf(answer)}`);
    expectMediaType(context, answer, 'text/html');
  },
});
