import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { cookiesIn } from './steps/sessions.ts';
import { isSignedOn, signOn, signOnWithInvalidToken, WAYS } from './steps/sign-on.ts';

export default rule({
  level: 'should',
  title: 'A token that nobody was given does not sign on',
  source: ['S15'],
  covers: [],
  effect: 'creates',
  needs: ['state'],
  cases: WAYS,
  brokenBy: ['bad-token-signs-on', 'bad-token-in-address-signs-on'],
  async check(context) {
    const way = WAYS.find((one) => one === context.case);
    assume(way, `no such way to sign on: ${context.case}`);
    const right = await signOn(context, way);
    const got = `status ${right.answer.status} and ${cookiesIn(right.answer)}`;
    assume(isSignedOn(right), `needs a token that signs on, got ${got}`);
    const bad = await signOnWithInvalidToken(context, way);
    const { answer, path } = bad;
    context.expect.that(!isSignedOn(bad), 'no session', `${answer.status} to ${path} with a cookie sessionId`, answer);
  },
});
