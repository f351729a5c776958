import { rule } from '../engine.ts';
import { expectDestination, signedOn, signOnToQuery } from './steps/sign-on.ts';

export default rule({
  level: 'should',
  title: 'A token in address and header leads to the wanted path with its query, at the platform',
  source: ['S39'],
  covers: [{ operation: 'signOnWithHeader', status: 302 }],
  effect: 'creates',
  cases: ['Location: path', 'Location: path with query'],
  brokenBy: [
    'sign-on-by-post-elsewhere',
    'sign-on-by-post-to-another-site',
    'sign-on-by-post-drops-query',
    'sign-on-by-post-without-location',
  ],
  async check(context) {
    const plain = await signedOn(context, 'POST');
    expectDestination(context, context.case.endsWith('query') ? await signOnToQuery(context, 'POST') : plain);
  },
});
