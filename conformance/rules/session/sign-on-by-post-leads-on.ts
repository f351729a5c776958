import {
  expectDestination,
  REDIRECTS,
  signedOn,
  signedOnToQuery,
  signOnWithTokenOfGet,
  tracedSignOn,
  signOnByPostRule,
} from './steps/sign-on.ts';

export default signOnByPostRule({
  level: 'should',
  title: 'A token in address and header leads to the wanted path with its query, at the platform',
  source: ['S39'],
  cases: ['Location: path', 'Location: path with query'],
  brokenBy: [
    'sign-on-by-post-elsewhere',
    'sign-on-by-post-to-another-site',
    'sign-on-by-post-drops-query',
    'sign-on-by-post-hands-token-on',
    'sign-on-by-post-without-location',
    'token-of-get-without-location-by-post',
    'token-of-get-elsewhere',
    'traced-sign-on-by-post-elsewhere',
  ],
  async check(context) {
    const plain = await signedOn(context, 'POST');
    if (context.case.endsWith('query')) return expectDestination(context, await signedOnToQuery(context, 'POST'));
    expectDestination(context, plain);
    const traced = await tracedSignOn(context);
    if (REDIRECTS.includes(traced.answer.status)) expectDestination(context, traced);
    const ofGet = await signOnWithTokenOfGet(context, 'POST');
    if (ofGet !== undefined && REDIRECTS.includes(ofGet.answer.status)) expectDestination(context, ofGet);
  },
});
