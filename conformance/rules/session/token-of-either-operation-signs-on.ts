import { assume, coversOf } from '../engine.ts';
import { atPlaces } from '../steps/at-places.ts';
import { expectSession } from './steps/sessions.ts';
import { expectDestination, REDIRECTS, signOn, signOnWithTokenBy, type Way } from './steps/sign-on.ts';

export default atPlaces('session', {
  level: 'must',
  title: 'The token of either operation of the token endpoint signs on',
  source: ['S49'],
  covers: coversOf({ signOn: 302, signOnWithHeader: 302 }),
  effect: 'reads',
  brokenBy: [
    'sign-on-hands-token-on',
    'token-of-get-refused',
    'token-of-get-refused-by-post',
    'token-of-get-without-location',
    'token-of-get-elsewhere',
    'token-of-get-without-location-by-post',
    'sign-on-without-location',
    'sign-on-elsewhere',
    'sign-on-to-another-site',
    'sign-on-by-post-without-location',
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
    context.expect.status(made.answer, REDIRECTS);
    // The documents do not show where a POST leads.
    if (way === 'GET') expectDestination(context, made);
    else context.expect.header(made.answer, 'Location');
    expectSession(context, made.answer);
  },
});
