import { expectSession } from './steps/sessions.ts';
import { signOnsByPost, signOnByPostRule } from './steps/sign-on.ts';

export default signOnByPostRule({
  level: 'must',
  title: 'A token in address and header is answered with a Location and the cookie sessionId',
  source: ['S37', 'S38'],
  brokenBy: [
    'sign-on-by-post-without-location',
    'token-of-get-without-location-by-post',
    'sign-on-by-post-without-cookie',
    'sign-on-by-post-with-query-without-cookie',
    'sign-on-by-post-other-cookie',
    'sign-on-by-post-removes-cookie',
  ],
  async check(context) {
    for (const made of await signOnsByPost(context, 'both')) {
      context.expect.header(made.answer, 'Location');
      expectSession(context, made.answer);
    }
  },
});
