import { rule, coversOf } from '../engine.ts';
import { furtherSignOns, signOn, signOnsByPost, type Way } from './steps/sign-on.ts';

export default rule({
  level: 'must',
  title: 'A sign-on redirects with 302',
  source: ['S12', 'S13'],
  covers: coversOf({ signOn: 302, signOnWithHeader: 302 }),
  effect: 'reads',
  cases: ['GET', 'POST'],
  brokenBy: [
    'sign-on-303',
    'sign-on-to-query-303',
    'sign-on-by-post-to-query-200',
    'token-of-get-303',
    'sign-on-200',
    'sign-on-not-offered',
    'sign-on-to-root-only',
    'sign-on-refuses-every-token',
    'sign-on-by-post-200',
    'sign-on-by-post-not-offered',
  ],
  async check(context) {
    const way = context.case as Way;
    context.expect.status((await signOn(context, way)).answer, 302);
    const others = await (way === 'POST' ? signOnsByPost(context, 'both') : furtherSignOns(context, way));
    for (const { answer } of others) context.expect.status(answer, 302);
  },
});
