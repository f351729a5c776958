import { assume, CLIENT_ERROR, type Answer } from '../engine.ts';
import { OTHER_FORMS, OTHERS_TOGETHER, PERCENT_ENCODED, USUAL_FORM } from '../steps/forms.ts';
import { togetherOrAlone } from '../steps/tried.ts';
import { assumeStillLogsIn, expectSession, loggedIn, logInBy, sessionIn, formLoginRule } from './steps/sessions.ts';

const ORIGIN = 'https://makler.example';
const FROM_ELSEWHERE = { Origin: ORIGIN, Referer: `${ORIGIN}/` };

export default formLoginRule({
  level: 'should',
  title:
    'A form login is read the same whatever its order and encoding, with a charset in its media type, and from a page of another origin',
  source: ['S43', 'N71'],
  needs: ['state', 'credentials.session'],
  cases: [...Object.keys(OTHER_FORMS), 'another origin'],
  brokenBy: [
    'login-form-in-other-order-refused',
    'encoded-login-form-refused',
    'login-of-another-origin-refused',
    'login-of-another-origin-as-page',
    'login-form-with-charset-refused',
    'further-login-as-page',
  ],
  async check(context) {
    const usual = await loggedIn(context);
    assume(usual.status === 200 && sessionIn(usual), `needs a form login that opens a session, got ${usual.status}`);
    const isAsUsual = (answer: Answer) =>
      answer.status === 200 && answer.mediaType === usual.mediaType && sessionIn(answer) !== undefined;
    const form = OTHER_FORMS[context.case];
    const alone = () => logInBy(context, form ?? USUAL_FORM, form === undefined ? FROM_ELSEWHERE : {});
    // One login that differs from the usual form in several ways.
    const together = () =>
      context.once('form login by another form', (step) => logInBy(step, OTHERS_TOGETHER, FROM_ELSEWHERE));
    const isApart = context.case === PERCENT_ENCODED;
    const answer = await (isApart ? alone() : togetherOrAlone(together, isAsUsual, alone));
    // The server may refuse any further login: how many sessions a user may have is open.
    if (CLIENT_ERROR.has(answer.status)) await assumeStillLogsIn(context);
    context.expect.status(answer, 200);
    context.expect.equal(answer.mediaType, usual.mediaType, 'media type');
    expectSession(context, answer);
  },
});
