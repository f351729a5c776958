import { describe, expect, it } from 'vitest';
import { replaceEscaped, withUnescaped } from './escapes.ts';

const MASK = '***';
const SECRET = `p@ss wörd/42+"x"&<'y\\z'>😀`;

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
const unicode = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
const dotNet = (text: string) =>
  inJson(text)
    .replaceAll('\\"', '\\u0022')
    .replaceAll(/[+&<>']|[^ -~]/g, (unit) => unicode(unit).toUpperCase().replace('\\U', '\\u'));
const go = (text: string) => inJson(text).replaceAll(/[&<>]/g, unicode);
const php = (text: string) =>
  inJson(text)
    .replaceAll('/', '\\/')
    .replaceAll(/[^ -~]/g, unicode);
const html = (text: string, quote = '&#039;') =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", quote);
const numeric = (text: string, form: (code: number) => string) =>
  [...text].map((character) => `&#${form(character.codePointAt(0) ?? 0)};`).join('');
const masked = (text: string, ...secrets: string[]) =>
  replaceEscaped(
    text,
    secrets.flatMap((secret) => withUnescaped(Buffer.from(secret))),
    MASK,
  );

describe('a secret of which some characters are escaped', () => {
  it.each([
    ['JSON', inJson(SECRET)],
    ['the JSON of .NET', dotNet(SECRET)],
    ['the JSON of Go', go(SECRET)],
    ['the JSON of PHP', php(SECRET)],
    ['JSON in JSON', inJson(dotNet(SECRET))],
    ['JSON in JSON in JSON', inJson(inJson(php(SECRET)))],
    ['JSON that escapes every unit', SECRET.split('').map(unicode).join('')],
    ['HTML', html(SECRET)],
    ['HTML with &apos;', html(SECRET, '&apos;')],
    ['HTML with names in capitals', html(SECRET).replaceAll('&amp;', '&AMP;')],
    ['HTML in HTML', html(html(SECRET))],
    ['decimal entities', numeric(SECRET, String)],
    ['hexadecimal entities', numeric(SECRET, (code) => `x${code.toString(16)}`)],
    ['hexadecimal entities in capitals', numeric(SECRET, (code) => `X${code.toString(16).toUpperCase()}`)],
    ['entities with leading zeros', numeric(SECRET, (code) => String(code).padStart(12, '0'))],
    ['entities of surrogates', html(SECRET).replace('😀', '&#55357;&#56832;')],
    ['an address', encodeURIComponent(SECRET)],
    ['an address in JSON', dotNet(encodeURIComponent(SECRET).replaceAll('%2B', '+').replaceAll('%26', '&'))],
    ['an address whose JSON escapes the percent sign', encodeURIComponent(SECRET).replaceAll('%', '\\u0025')],
    ['JSON in an address', encodeURIComponent(php(SECRET))],
    ['JSON in HTML', html(dotNet(SECRET))],
    ['a mixture', SECRET.replace('+', '\\u002b').replace('&', '&amp;').replace('@', '%40').replace('z', '&#x7a;')],
  ])('goes as a whole from %s', (_, written) => {
    expect(masked(`ä😀: ${written}, ü`, SECRET)).toBe(`ä😀: ${MASK}, ü`);
  });

  it('goes although it holds escapes itself', () => {
    const secret = 'a%41\\n&lt;+b';
    expect(masked(`x ${dotNet(secret)} y ${html(secret).replace('+', '&#43;')} z`, secret)).toBe(
      `x ${MASK} y ${MASK} z`,
    );
  });

  it('goes each time, also where two of them overlap', () => {
    expect(masked('abc\\u002Bdef+ghi, abc&#43;def', 'abc+def', 'def+ghi', '+def+')).toBe(`${MASK}, ${MASK}`);
  });
});

describe('a text without such a secret', () => {
  it.each([
    ['nothing escaped', 'abc+def & 100 % \\o/'],
    ['a secret without escapes', 'abc+def, but \\u0041 and %41 and &amp;'],
    ['half an escape', 'abc\\u002'],
    ['broken escapes', 'abc\\u00g+def abc%2gdef abc&#x;def abc&#;def abc&#43 def abc&plus;def abc&#x110000;def'],
    ['an endless number', `abc&#${'9'.repeat(400)};def`],
    ['half of a surrogate pair', '\\ud83d \\ude00 &#xd83d; \\ud83d\\u0041'],
  ])('stays as it is: %s', (_, text) => {
    expect(masked(text, 'abc+def', '😀')).toBe(text);
  });

  it.each(['\\u002B', '%252525', '\\\\\\\\', '&#0', '&amp;amp;', '\\ud83d', '&'])(
    'takes time in proportion to its length: %s',
    (piece) => {
      const secrets = Array.from({ length: 20 }, (_, index) => `geheim+${String(index)}`);
      const text = piece.repeat(1_000_000 / piece.length);
      const started = performance.now();
      expect(masked(text, ...secrets)).toBe(text);
      expect(performance.now() - started).toBeLessThan(2000);
    },
  );
});
