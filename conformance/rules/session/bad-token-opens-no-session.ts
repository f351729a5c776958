import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { cookiesIn } from './steps/sessions.ts';
import { isSignedOn, REDIRECT_TO, signOn, signOnWith, WAYS } from './steps/sign-on.ts';

export default rule({
  level: 'should',
  title: 'A token that nobody was given does not sign on',
  source: ['S15'],
  covers: [],
  effect: 'creates',
  needs: ['state'],
  cases: WAYS,
  brokenBy: ['bad-token-signs-on'],
  async check(context) {
    const way = WAYS.find((one) => one === context.case);
    assume(way, `no such way to sign on: ${context.case}`);
    const right = await signOn(context, way);
    assume(isSignedOn(right), `needs a token that signs on, got status ${right.status} and ${cookiesIn(right)}`);
    const bad = await signOnWith(context, way, 'invalid');
    context.expect.that(!isSignedOn(bad), 'no session', `${bad.status} to ${REDIRECT_TO} with a cookie sessionId`, bad);
  },
});
