import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const coloured = (code: string, language: string) =>
  Array.from(highlight(code, language).matchAll(/<span class="code-(\w+)">([^<]*)<\/span>/g), ([, kind, text]) => [
    kind,
    text,
  ]);

describe('highlight', () => {
  it.each([
    [
      'ts',
      "const a = 'b'; // c",
      [
        ['word', 'const'],
        ['string', "'b'"],
        ['comment', '// c'],
      ],
    ],
    [
      'json',
      '{"a": "b", "c": [1, true]}',
      [
        ['key', '&quot;a&quot;'],
        ['string', '&quot;b&quot;'],
        ['key', '&quot;c&quot;'],
        ['number', '1'],
        ['word', 'true'],
      ],
    ],
    [
      'yaml',
      'a-b: 1 # c',
      [
        ['key', 'a-b'],
        ['number', '1'],
        ['comment', '# c'],
      ],
    ],
    [
      'sh',
      'npm run docs -- --port 1 # c',
      [
        ['name', 'npm'],
        ['key', '--port'],
        ['comment', '# c'],
      ],
    ],
    [
      'graphql',
      'query A($b: Int) { c }',
      [
        ['word', 'query'],
        ['name', 'A'],
        ['name', '$b'],
        ['name', 'Int'],
      ],
    ],
    [
      'http',
      'GET /a HTTP/1.1\nAccept: b',
      [
        ['word', 'GET'],
        ['word', 'HTTP/1.1'],
        ['key', 'Accept'],
      ],
    ],
  ])('colours %s', (language, code, tokens) => {
    expect(coloured(code, language)).toEqual(tokens);
  });

  it('keeps the text as it is, escaped', () => {
    const code = 'if (a < b && "c" > `d`) { /* <e> */ }\n';
    const text = highlight(code, 'ts').replace(/<\/?span[^>]*>/g, '');
    const plain = text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    expect(plain).toBe(code);
  });

  it('leaves an unknown language plain', () => {
    expect(highlight('<a> & "b"', 'cobol')).toBe('&lt;a&gt; &amp; &quot;b&quot;');
  });
});
