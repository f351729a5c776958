import { assume, rule } from '../engine.ts';
import { entryOf } from '../steps/entry-of.ts';
import { cookiesIn, expectNoSession } from './steps/sessions.ts';
import { isSignedOn, signOn, signOnWithout, type Way } from './steps/sign-on.ts';

/** The way to sign on and the token, by case. */
const CASES: Readonly<Record<string, readonly [Way, 'none' | 'wrong']>> = {
  'GET /login without a credential': ['GET', 'none'],
  'GET /login with a wrong credential': ['GET', 'wrong'],
  'POST /login without a credential': ['POST', 'none'],
  'POST /login with a wrong credential': ['POST', 'wrong'],
  'POST /login with a wrong credential in the header only': ['POST with the header only', 'wrong'],
  'POST /login with a wrong credential in the address only': ['POST with the address only', 'wrong'],
};

export default rule({
  level: 'should',
  title: 'A sign-on without a token, or with an invented one, opens no session',
  source: ['S15'],
  at: '* /login',
  effect: 'creates',
  needs: ['state'],
  cases: Object.keys(CASES),
  brokenBy: [
    'bad-token-signs-on',
    'bad-token-in-address-signs-on',
    'unsigned-token-signs-on',
    'sign-on-without-token',
    'sign-on-by-post-without-token',
  ],
  async check(context) {
    const [way, credential] = entryOf(CASES, context.case);
    const right = await signOn(context, way);
    const got = `status ${right.answer.status} and ${cookiesIn(right.answer)}`;
    assume(isSignedOn(context, right), `needs a token that signs on, got ${got}`);
    const { answer } = await signOnWithout(context, way, credential);
    await expectNoSession(context, answer);
  },
});
