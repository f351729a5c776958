import { jsonType, NotApplicable, valueAt, type Answer, type Context } from '../engine.ts';
import { entryOf } from '../steps/entry-of.ts';
import { accessTokenIn, TOKEN_OPERATIONS } from '../steps/access-token.ts';
import { expectMediaType } from '../steps/media-type.ts';
import { forEachToken, operationOf, tokenRule } from './steps/token-request.ts';

/** The checks of the media type and of the members, by name; they return whether the response has what they check. */
const CHECKS: Readonly<Record<string, (context: Context, answer: Answer) => boolean>> = {
  'media type': (context, answer) => {
    expectMediaType(context, answer, 'application/json');
    return true;
  },
  access_token: ({ expect }, answer) => {
    const parts = (accessTokenIn(answer) ?? '').split('.').length;
    expect.that(parts === 3 || parts === 5, 'a compact token of three or five parts', String(parts), answer);
    return true;
  },
  expires_in: ({ expect }, answer) => {
    const value = valueAt(answer.json(), '/expires_in') ?? undefined;
    // The documents show no member but access_token, so null counts as absent.
    if (value === undefined) return false;
    const got = typeof value === 'number' ? String(value) : jsonType(value);
    // A number in quotes counts as a number.
    expect.that(
      !['boolean', 'array', 'object'].includes(got) && Number(value) > 0,
      'a positive number in expires_in',
      got,
      answer,
    );
    return true;
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
    let isChecked = false;
    await forEachToken(context, (answer) => {
      if (check(context, answer)) isChecked = true;
    });
    if (!isChecked) throw new NotApplicable(`no response has ${name}`);
  },
});
