import { rule } from '../engine.ts';
import { traceIdFor } from '../steps/trace-id.ts';
import { REDIRECTS, signedOn, tracedSignOn } from './steps/sign-on.ts';

export default rule({
  level: 'must',
  title: 'A sign-on by POST returns its X-TraceId, or a generated one',
  source: ['P08', 'P09'],
  covers: [{ operation: 'signOnWithHeader', status: 302 }],
  effect: 'creates',
  cases: ['sent', 'generated'],
  brokenBy: ['sign-on-by-post-replaces-trace-id', 'sign-on-by-post-empty-trace-id', 'sign-on-by-post-refuses-trace-id'],
  async check(context) {
    const sent = context.case === 'sent' ? traceIdFor(context) : undefined;
    const { answer } = await (sent === undefined ? signedOn(context, 'POST') : tracedSignOn(context, sent));
    context.expect.status(answer, REDIRECTS);
    const carried = context.expect.header(answer, 'X-TraceId');
    if (sent === undefined) return;
    const values = carried.split(',').map((value) => value.trim());
    context.expect.that(values.includes(sent), `the header X-TraceId '${sent}'`, `'${carried}'`, answer);
  },
});
