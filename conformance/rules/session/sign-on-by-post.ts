import { rule } from '../../kit/rule.ts';
import { expectSignedOn, signOn } from './steps/sign-on.ts';

export default rule({
  level: 'must',
  title: 'A token in address and header is answered with a redirect to the wanted path and the cookie sessionId',
  source: ['S13'],
  covers: [{ operation: 'signOnWithHeader', status: 302 }],
  effect: 'creates',
  needs: [],
  brokenBy: [
    'sign-on-by-post-200',
    'sign-on-by-post-without-location',
    'sign-on-by-post-elsewhere',
    'sign-on-by-post-to-overview',
    'sign-on-by-post-without-cookie',
    'sign-on-by-post-other-cookie',
    'sign-on-by-post-not-offered',
  ],
  async check(context) {
    expectSignedOn(context, await signOn(context, 'POST'));
  },
});
