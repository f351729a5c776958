import { rule } from '../../kit/rule.ts';
import { expectSignedOn, signOn } from './steps/sign-on.ts';

export default rule({
  level: 'should',
  title: 'A token in the header alone is enough to sign on',
  source: ['S14'],
  covers: [{ operation: 'signOnWithHeader', status: 302 }],
  effect: 'creates',
  needs: [],
  brokenBy: [
    'token-in-header-ignored',
    'sign-on-by-post-200',
    'sign-on-by-post-without-location',
    'sign-on-by-post-elsewhere',
    'sign-on-by-post-to-overview',
    'sign-on-by-post-without-cookie',
    'sign-on-by-post-other-cookie',
    'sign-on-by-post-not-offered',
  ],
  async check(context) {
    expectSignedOn(context, await signOn(context, 'POST with the header only'));
  },
});
