import { assume, CLIENT_ERROR } from '../engine.ts';
import { assumeStillLogsIn, expectSession, loggedIn, pageToOpen, sessionIn, formLoginRule } from './steps/sessions.ts';

export default formLoginRule({
  level: 'must',
  title: 'A form login that names a page to open is answered like one that names none',
  source: ['S10'],
  cases: ['with oeffne', 'without oeffne'],
  brokenBy: [
    'further-login-as-page',
    'page-to-open-redirects',
    'page-to-open-without-cookie',
    'page-to-open-as-page',
    'page-to-open-refuses-login',
  ],
  async check(context) {
    const plain = await loggedIn(context);
    const page = pageToOpen(context);
    const opening = await loggedIn(context, page);
    const [answer, other] = context.case === 'with oeffne' ? [opening, plain] : [plain, opening];
    if (CLIENT_ERROR.has(opening.status) && sessionIn(plain)) {
      await assumeStillLogsIn(context);
      // Pages are open, but 401 refuses the credentials, which were right.
      const got = `${page.oeffne} is refused with ${opening.status}; see fixtures.session.page`;
      assume(opening.status === 401, `needs a page that can be opened, ${got}`);
    }
    assume(other.status === 200 && sessionIn(other), `needs a form login that opens a session, got ${other.status}`);
    context.expect.status(answer, other.status);
    context.expect.equal(answer.mediaType, other.mediaType, 'media type');
    expectSession(context, answer);
  },
});
