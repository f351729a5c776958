import { assume } from '../engine.ts';
import { signedOn, signOnByPostRule } from './steps/sign-on.ts';

export default signOnByPostRule({
  level: 'should',
  title: 'Generated trace ids of two sign-ons differ',
  source: ['P169'],
  needs: ['state'],
  brokenBy: ['sign-on-by-post-replaces-trace-id'],
  async check(context) {
    const { answer } = await signedOn(context, 'POST');
    const { answer: other } = await signedOn(context, 'POST with the address only');
    const [one = '', next = ''] = [answer, other].map((each) => each.header('X-TraceId')?.trim());
    assume(one !== '' && next !== '', 'needs sign-ons that are answered with a trace id');
    context.expect.that(one !== next, 'a different generated trace id for each sign-on', 'the same one twice', other);
  },
});
