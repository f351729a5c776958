import { assume, rule } from '../engine.ts';
import { isOfKind, preflight, preflightWith, PREFLIGHTS } from './steps/preflight.ts';

/** One origin (a scheme and a host without a path, or `null`), or `*`. */
const ORIGIN = /^(\*|null|[a-z][a-z0-9+.-]*:\/\/[^\s/,]+)$/i;

export default rule({
  level: 'should',
  title: 'A preflight allows one origin or all, and on a kind or a report the header Authorization',
  source: ['N63', 'N64'],
  at: 'OPTIONS /**',
  effect: 'reads',
  cases: PREFLIGHTS,
  brokenBy: ['preflight-with-list-of-origins', 'preflight-without-authorization', 'preflight-without-any-header'],
  async check(context) {
    const hasKind = isOfKind(context.case);
    // A server may name an origin only in responses to requests that have one.
    const answer = await (hasKind ? preflightWith(context, context.case, 'headers') : preflight(context, context.case));
    const origin = answer.header('Access-Control-Allow-Origin')?.trim() ?? '';
    assume(answer.status === 204 && origin !== '', 'needs a preflight with cross-origin headers');
    context.expect.that(ORIGIN.test(origin), 'one origin or *', `'${origin}'`, answer);
    if (!hasKind) return;
    const allowed = answer.headers('Access-Control-Allow-Headers').join(',');
    assume(answer.header('Access-Control-Allow-Headers') !== undefined, 'needs a preflight with cross-origin headers');
    const isNamed = /(^|,)\s*(authorization|\*)\s*(,|$)/i.test(allowed);
    context.expect.that(isNamed, 'Authorization among the headers', `'${allowed}'`, answer);
  },
});
