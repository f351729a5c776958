import { describe, expect, it } from 'vitest';
import { expectProportional } from './growth.fixture.ts';
import { createKnownSecrets, TooAlike } from './known-secrets.ts';

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
const masked = (text: string, ...secrets: string[]) => {
  const known = createKnownSecrets([MASK]);
  for (const secret of secrets) known.add(secret, 0);
  return known.mask(text);
};

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
    ['the names of HTML', html(SECRET).replace('ö', '&ouml;').replace('/', '&sol;')],
    ['escapes of bytes and of code points', SECRET.replace('+', '\\x2b').replace('😀', '\\u{1f600}')],
    ['octal escapes', [...Buffer.from(SECRET)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')],
    [
      'escapes of scripts in addresses',
      SECRET.split('')
        .map((unit) => unicode(unit).replace('\\', '%'))
        .join(''),
    ],
    ['entities without semicolons', numeric(SECRET, String).replaceAll(/;(?!$)/g, '')],
    [
      'long escapes',
      [...SECRET].map((one) => `\\U${(one.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`).join(''),
    ],
    [
      'an address in an address in an address in an address',
      [1, 2, 3, 4].reduce((text) => encodeURIComponent(text), SECRET),
    ],
    ['a mixture', SECRET.replace('+', '\\u002b').replace('&', '&amp;').replace('@', '%40').replace('z', '&#x7a;')],
  ])('is masked completely in %s', (_, written) => {
    expect(masked(`ä😀: ${written}, ü`, SECRET)).toBe(`ä😀: ${MASK}, ü`);
  });

  it('is masked after references that are shorter than their characters', () => {
    const entities = numeric(SECRET, String);
    expect(masked(`${'&nGt;'.repeat(200)}${entities}`, SECRET)).toBe(`${'&nGt;'.repeat(200)}${MASK}`);
  });

  it('is masked although it contains escapes itself', () => {
    const secret = 'a%41\\n&lt;+b';
    expect(masked(`x ${dotNet(secret)} y ${html(secret).replace('+', '&#43;')} z`, secret)).toBe(
      `x ${MASK} y ${MASK} z`,
    );
  });

  it('is masked each time, also where two of them overlap', () => {
    expect(masked('abc\\u002Bdef+ghi, abc&#43;def', 'abc+def', 'def+ghi', '+def+')).toBe(`${MASK}, ${MASK}`);
  });
});

describe('a secret that a server writes in another form', () => {
  const WORDS = 'Grün ist der Wörter Übermaß 4711-0815-aB';
  const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJBQkMxMiIsIm4iOjF9.Xk_3-9aZ0bC1dE2fG3hI4jK5lM6nO7pQ8rS9tU0vW';
  const [, payload = '', signature = ''] = TOKEN.split('.');
  const ENCRYPTED = 'eyJlbmMiOiJBIn0.4kQ9aZ-0bC1dE2f.G3hI4jK5lM6nO7pQ.8rS9tU0vWxYz1A2b.C3dE4fG5hI6jK7lM';
  const wrapped = (text: string, width: number, by: string) =>
    text.replaceAll(new RegExp(`.{${String(width)}}(?=.)`, 'gsu'), `$&${by}`);
  const quotedPrintable = (text: string) =>
    wrapped(
      [...Buffer.from(text)].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
      60,
      '=\r\n',
    );
  const bytes = (text: string, encoding: 'latin1' | 'utf16le') => Buffer.from(text, encoding);

  it.each([
    ['in capitals', WORDS.toUpperCase(), WORDS],
    ['in lower case', WORDS.toLowerCase(), WORDS],
    ['in a mixture of both', WORDS.replace('ö', 'Ö').replace('r', 'R'), WORDS],
    ['with accents apart', WORDS.normalize('NFD'), WORDS],
    ['in Latin-1 that is read as UTF-8', bytes(WORDS, 'latin1').toString('utf8'), WORDS],
    ['in UTF-8 that is read as Latin-1', Buffer.from(WORDS).toString('latin1'), WORDS],
    ['in UTF-16 that is read as UTF-8', bytes(WORDS, 'utf16le').toString('utf8'), WORDS],
    ['in UTF-16 of the other order', bytes(WORDS, 'utf16le').swap16().toString('utf8'), WORDS],
    ['in the base64 of Latin-1', bytes(WORDS, 'latin1').toString('base64'), WORDS],
    ['in the base64 of UTF-16', bytes(WORDS, 'utf16le').toString('base64').replace(/.=*$/, ''), WORDS],
    ['in wrapped base64', wrapped(Buffer.from(WORDS).toString('base64'), 20, '\r\n '), WORDS],
    ['in wrapped hexadecimal', wrapped(Buffer.from(WORDS).toString('hex'), 16, '\n'), WORDS],
    ['in hexadecimal with colons', wrapped(Buffer.from(WORDS).toString('hex'), 2, ':'), WORDS],
    ['wrapped', wrapped(WORDS, 7, '\n'), WORDS],
    ['with a hyphen between its characters', [...WORDS].join('-'), WORDS],
    ['as an array of its characters', JSON.stringify([...WORDS]).slice(2, -2), WORDS],
    ['in parts that a program adds', WORDS.replace('ist', 'is" + "t'), WORDS],
    ['in quoted-printable', quotedPrintable(WORDS), WORDS],
    ['as a token in capitals', TOKEN.toUpperCase(), TOKEN],
    ['as a wrapped token', wrapped(TOKEN, 40, '\n'), TOKEN],
    ['as the payload of a token', payload, TOKEN],
    ['as the signature of a token', signature, TOKEN],
    ['as payload and signature', `${payload}.${signature}`, TOKEN],
    ['as all of an encrypted token but its head', ENCRYPTED.replace(/^\w+\./, ''), ENCRYPTED],
  ])('is masked: %s', (_, written, secret) => {
    expect(written).not.toBe(secret);
    const said = masked(`§ ${written} §`, secret);
    expect(said).toMatch(/^§ (\S{0,2}\*\*\*\S{0,2})+ §$/);
  });

  it('is in a text crafted to resemble it everywhere: the whole text is withheld', () => {
    const secrets = Array.from({ length: 300 }, (_, index) => `${'a'.repeat(200)}${String(index)}`);
    expect(() => masked('a'.repeat(100_000), ...secrets)).toThrow(TooAlike);
  });
});

describe('a text without such a secret', () => {
  it.each([
    ['nothing escaped', 'abc * def & 100 % \\o/'],
    ['other escapes', 'abc\\u0041def and %41 and &amp;'],
    ['half an escape', 'abc\\u002'],
    ['broken escapes', 'abc\\u00g+def abc%2gdef abc&#x;def abc&#;def abc&#x110000;def'],
    ['an endless number', `abc&#${'9'.repeat(400)};def`],
    ['half of a surrogate pair', '\\ud83d \\ude00 &#xd83d; \\ud83d\\u0041'],
  ])('does not change: %s', (_, text) => {
    expect(masked(text, 'abc+def', '😀')).toBe(text);
  });

  it.each(['\\u002B', '%252525', '\\\\\\\\', '&#0', '&amp;amp;', '\\ud83d', '&'])('takes linear time: %s', (piece) => {
    const secrets = Array.from({ length: 20 }, (_, index) => `geheim+${String(index)}`);
    expectProportional((length) => {
      const text = piece.repeat(length / piece.length);
      expect(masked(text, ...secrets)).toBe(text);
    }, 20_000);
  });
});
