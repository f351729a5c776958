import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const coloured = (code: string, language: string) =>
  Array.from(
    highlight(code, language).matchAll(/<span class="code-(\w+)">([^<]*)<\/span>/g),
    ([, kind, text]) => `${String(kind)} ${String(text).trim()}`,
  );

describe('highlight', () => {
  it.each([
    ['ts', "const a = 'b'; // c", ['word const', "string 'b'", 'comment // c']],
    ['json', '{"a": "b", "c": [1, true]}', ['string &quot;b&quot;', 'number 1', 'number true']],
    ['yaml', 'a-b: 1 # c', ['number 1', 'comment # c']],
    ['sh', "curl -s 'a' # c", ['name curl', "string 'a'", 'comment # c']],
    ['graphql', 'query A { c } # d', ['word query', 'comment # d']],
    ['http', 'GET /a HTTP/1.1\nAccept: b', ['word GET']],
  ])('colours %s', (language, code, tokens) => {
    expect(coloured(code, language)).toEqual(expect.arrayContaining(tokens));
  });

  it('keeps the text, escaped', () => {
    const code = 'if (a < b && "c" > `d`) { /* <e> */ }\n';
    const text = highlight(code, 'ts').replace(/<\/?span[^>]*>/g, '');
    expect(
      text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ).toBe(code);
  });

  it('leaves an unknown language plain', () => {
    expect(highlight('<a> & "b"', 'cobol')).toBe('&lt;a&gt; &amp; &quot;b&quot;');
  });
});
