import { jsonType, NotApplicable, valueAt, type Answer, type Context } from '../engine.ts';
import { entryOf } from '../steps/entry-of.ts';
import { accessTokenIn, TOKEN_OPERATIONS } from '../steps/access-token.ts';
import { expectMediaType } from '../steps/media-type.ts';
import { forEachToken, operationOf, tokenRule } from './steps/token-request.ts';

/** The checks of the media type and of the members, by name; one of a member that the response does not have checks nothing. */
const CHECKS: Readonly<Record<string, (context: Context, answer: Answer) => void>> = {
  'media type': (context, answer) => expectMediaType(context, answer, 'application/json'),
  access_token: ({ expect }, answer) => {
    const parts = (accessTokenIn(answer) ?? '').split('.').length;
    expect.that(parts === 3 || parts === 5, 'a compact token of three or five parts', String(parts), answer);
  },
  expires_in: ({ expect }, answer) => {
    const value = valueAt(answer.json(), '/expires_in') ?? undefined;
    // The documents show no member but access_token, so null counts as absent.
    if (value === undefined) return;
    const got = typeof value === 'number' ? String(value) : jsonType(value);
    // A number in quotes counts as a number.
    const isLifetime = !['boolean', 'array', 'object'].includes(got) && Number(value) > 0;
    expect.that(isLifetime, 'a positive number in expires_in', got, answer);
  },
};

export default tokenRule({
  level: 'should',
  title: 'A token response is application/json, with a compact token and, if any, a positive lifetime',
  source: ['S24', 'N36', 'N45'],
  cases: TOKEN_OPERATIONS.flatMap((operation) => Object.keys(CHECKS).map((name) => `${operation} ${name}`)),
  brokenBy: [
    'bodies-without-type',
    'user-token-as-hal',
    ...['form', 'basic'].flatMap((way) => [`${way}-token-as-hal`, `${way}-lifetime-in-list`, `${way}-opaque-token`]),
  ],
  async check(context) {
    const name = context.case.slice(operationOf(context).length + 1);
    const check = entryOf(CHECKS, name);
    await forEachToken(context, (answer) => check(context, answer));
    if (context.expect.count === 0) throw new NotApplicable(`no response has ${name}`);
  },
});
