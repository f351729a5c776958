import { CLIENT_ERROR, rule, coversOf } from '../engine.ts';
import { signOn, signOnsByPost, signOnToQuery, signOnWithTokenOfGet, type Way } from './steps/sign-on.ts';

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
    if (way === 'POST') {
      for (const { answer } of await signOnsByPost(context, 'both')) context.expect.status(answer, 302);
      return;
    }
    const toQuery = context.config.capabilities?.state === false ? undefined : await signOnToQuery(context, way);
    if (toQuery !== undefined && !CLIENT_ERROR.has(toQuery.answer.status)) context.expect.status(toQuery.answer, 302);
    const ofGet = await signOnWithTokenOfGet(context, way);
    if (ofGet !== undefined) context.expect.status(ofGet.answer, 302);
  },
});
