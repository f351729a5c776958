import { assume } from '../engine.ts';
import { atPlaces } from '../steps/at-places.ts';
import { expectSession } from './steps/sessions.ts';
import { expectSignedOn, isSignedOn, REDIRECTS, signOn, signOnWithTokenBy, type Way } from './steps/sign-on.ts';

export default atPlaces('session', {
  level: 'must',
  title: 'The token of either operation of the token endpoint signs on',
  source: ['S49'],
  covers: [
    { operation: 'signOn', status: 302 },
    { operation: 'signOnWithHeader', status: 302 },
  ],
  effect: 'reads',
  brokenBy: [
    'token-of-get-refused',
    'token-of-get-refused-by-post',
    'token-of-get-leads-to-root',
    'sign-on-without-cookie',
    'sign-on-other-cookie',
    'sign-on-removes-cookie',
    'sign-on-by-post-removes-cookie',
    'sign-on-by-post-without-cookie',
    'sign-on-by-post-other-cookie',
  ],
  async check(context, { operation, values }) {
    const way: Way = operation.startsWith('GET') ? 'GET' : 'POST';
    const usual = await signOn(context, way);
    const { status } = usual.answer;
    assume(REDIRECTS.includes(status), `needs a sign-on that redirects, got status ${status}`);
    const made = await signOnWithTokenBy(context, way, values === 'token of GET' ? 'GET' : 'POST');
    // Where the usual token leads is judged by itself, and no document says it of a sign-on by POST.
    if (way === 'GET' && isSignedOn(context, usual)) return expectSignedOn(context, made);
    context.expect.status(made.answer, REDIRECTS);
    expectSession(context, made.answer);
  },
});
