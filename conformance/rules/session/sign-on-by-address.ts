import { rule } from '../engine.ts';
import { expectSession } from './steps/sessions.ts';
import { expectDestination, signedOn, signedOnToQuery } from './steps/sign-on.ts';

export default rule({
  level: 'must',
  title:
    'A token in the address leads to the wanted path with its query, at the platform, and sets the cookie sessionId',
  source: ['S36', 'S37'],
  covers: [{ operation: 'signOn', status: 302 }],
  effect: 'reads',
  cases: ['Location: path', 'Location: path with query'],
  brokenBy: [
    'sign-on-without-location',
    'sign-on-elsewhere',
    'sign-on-to-another-site',
    'sign-on-drops-query',
    'sign-on-hands-token-on',
    'sign-on-without-cookie',
    'sign-on-with-query-without-cookie',
    'sign-on-other-cookie',
    'sign-on-removes-cookie',
  ],
  async check(context) {
    const plain = await signedOn(context, 'GET');
    const made = context.case.endsWith('query') ? await signedOnToQuery(context, 'GET') : plain;
    expectDestination(context, made);
    expectSession(context, made.answer);
  },
});
