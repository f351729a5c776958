import { REDIRECTS, signOnsByPost, tracedSignOn, signOnByPostRule } from './steps/sign-on.ts';

export default signOnByPostRule({
  level: 'must',
  title: 'A sign-on by POST returns its X-TraceId, or a generated one',
  source: ['P08', 'P09'],
  cases: ['sent', 'generated'],
  brokenBy: ['sign-on-by-post-replaces-trace-id', 'sign-on-by-post-refuses-trace-id'],
  async check(context) {
    if (context.case === 'generated') {
      for (const { answer } of await signOnsByPost(context, 'either')) context.expect.header(answer, 'X-TraceId');
      return;
    }
    const { answer, traceId } = await tracedSignOn(context);
    context.expect.status(answer, REDIRECTS);
    const carried = context.expect.header(answer, 'X-TraceId');
    const values = carried.split(',').map((value) => value.trim());
    context.expect.that(values.includes(traceId), `the header X-TraceId '${traceId}'`, `'${carried}'`, answer);
  },
});
