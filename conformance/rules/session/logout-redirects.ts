import { loggedOutOf, ORIGINS, logoutRule } from './steps/session-cookie.ts';

export default logoutRule({
  level: 'must',
  title: 'A logout with the cookie of an open session is answered with 302',
  source: ['S11'],
  cases: ORIGINS,
  brokenBy: [
    'logout-200',
    'logout-204',
    'logout-forgets-cookie',
    'logout-of-login-with-page-refused',
    'logout-of-sign-on-refused',
    'logout-of-sign-on-by-post-refused',
    'cookie-with-comma',
  ],
  async check(context) {
    context.expect.status(await loggedOutOf(context, context.case), 302);
  },
});
