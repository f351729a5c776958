import { assume, rule } from '../engine.ts';
import { signOn, WAYS } from './steps/sign-on.ts';

export default rule({
  level: 'must',
  title: 'A sign-on redirects with 302',
  source: ['S12', 'S13'],
  covers: [
    { operation: 'signOn', status: 302 },
    { operation: 'signOnWithHeader', status: 302 },
  ],
  effect: 'reads',
  cases: ['GET', 'POST'],
  brokenBy: ['sign-on-303', 'sign-on-200', 'sign-on-not-offered', 'sign-on-by-post-200', 'sign-on-by-post-not-offered'],
  async check(context) {
    const way = WAYS.find((one) => one === context.case);
    assume(way, `no such way to sign on: ${context.case}`);
    const { answer } = await signOn(context, way);
    context.expect.status(answer, 302);
  },
});
