import { rule } from '../../kit/rule.ts';
import { expectSignedOn, signOn } from './steps/sign-on.ts';

export default rule({
  level: 'must',
  title: 'A token in the address is answered with a redirect to the wanted path and the cookie sessionId',
  source: ['S12'],
  covers: [{ operation: 'signOn', status: 302 }],
  effect: 'creates',
  needs: [],
  brokenBy: [
    'sign-on-200',
    'sign-on-without-location',
    'sign-on-elsewhere',
    'sign-on-to-overview',
    'sign-on-without-cookie',
    'sign-on-other-cookie',
    'sign-on-not-offered',
  ],
  async check(context) {
    expectSignedOn(context, await signOn(context, 'GET'));
  },
});
