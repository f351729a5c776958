import { assume, rule } from '../engine.ts';
import { isPage, loginBox, typeOf } from './steps/login-box.ts';

export default rule({
  level: 'should',
  title: 'The login box is text/html',
  source: ['S42'],
  covers: [{ operation: 'getPartnerLoginBox', status: '2XX' }],
  effect: 'reads',
  brokenBy: ['login-box-untyped', 'bodies-without-type'],
  async check(context) {
    const answer = await loginBox(context);
    assume(isPage(answer), `needs a login box that is a page, got ${answer.status}, ${typeOf(answer)}`);
    context.expect.that(answer.mediaType === 'text/html', 'text/html', typeOf(answer), answer);
  },
});
