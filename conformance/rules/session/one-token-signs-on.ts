import { entryOf } from '../steps/entry-of.ts';
import { expectSignedOn, signOn, signOnByPostRule, type Way } from './steps/sign-on.ts';

const CASES: Readonly<Record<string, Way>> = {
  'X-Authentication alone': 'POST with the header only',
  'authentication alone': 'POST with the address only',
};

export default signOnByPostRule({
  level: 'should',
  title: 'A sign-on by POST takes the token in the header alone, and in the address alone',
  source: ['S14', 'S52'],
  cases: Object.keys(CASES),
  brokenBy: [
    'sign-on-by-post-hands-token-on',
    'sign-on-by-post-200',
    'sign-on-by-post-with-one-token-303',
    'sign-on-by-post-without-location',
    'sign-on-by-post-elsewhere',
    'sign-on-by-post-to-another-site',
    'sign-on-by-post-without-cookie',
    'sign-on-by-post-other-cookie',
    'sign-on-by-post-removes-cookie',
    'sign-on-by-post-not-offered',
    'sign-on-to-root-only',
    'sign-on-refuses-every-token',
  ],
  async check(context) {
    const made = await signOn(context, entryOf(CASES, context.case));
    expectSignedOn(context, made);
    // If every sign-on is answered with 303, another rule reports it.
    if ((await signOn(context, 'POST')).answer.status === 302) context.expect.status(made.answer, 302);
  },
});
