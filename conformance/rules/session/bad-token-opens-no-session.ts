import { assume, placesByCase, rule } from '../engine.ts';
import { cookiesIn, sessionIn } from './steps/sessions.ts';
import { isSignedOn, signOn, signOnWithout, WAYS } from './steps/sign-on.ts';

const PLACES = placesByCase('session', 'S15');

/** What each case hands over, and in which way: the ways differ in a bad token alone. */
const CASES = new Map(
  [...PLACES].flatMap(([name, { operation, credentials }]) =>
    WAYS.filter(
      (way) => operation === `${way.split(' ')[0]} /login` && (credentials === 'wrong' || way.length < 5),
    ).map((way) => [`${name}${way.slice(way.split(' ')[0]?.length)}`, { way, credentials }] as const),
  ),
);

export default rule({
  level: 'should',
  title: 'A sign-on without a token, or with one that nobody was given, opens no session',
  source: ['S15'],
  at: '* /login',
  effect: 'creates',
  needs: ['state'],
  cases: [...CASES.keys()],
  brokenBy: [
    'bad-token-signs-on',
    'bad-token-in-address-signs-on',
    'sign-on-without-token',
    'sign-on-by-post-without-token',
  ],
  async check(context) {
    const { way = 'GET', credentials = 'none' } = CASES.get(context.case) ?? {};
    const right = await signOn(context, way);
    const got = `status ${right.answer.status} and ${cookiesIn(right.answer)}`;
    assume(isSignedOn(context, right), `needs a token that signs on, got ${got}`);
    const { answer } = await signOnWithout(context, way, credentials === 'none' ? 'none' : 'wrong');
    context.expect.that(
      sessionIn(answer) === undefined,
      'no session',
      `${answer.status} with a cookie sessionId`,
      answer,
    );
  },
});
