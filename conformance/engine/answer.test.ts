import { describe, expect, it } from 'vitest';
import { answerOf } from './answer.ts';

const answer = (headers: [string, string][], body = '') =>
  answerOf('https://h.example/base/a', { status: 200, headers, body }, 3);

describe('a response', () => {
  it('compares media types and header names without case and parameters', () => {
    const { mediaType, header, headers } = answer([
      ['CONTENT-TYPE', ' Application/JSON ; charset=UTF-8'],
      ['set-cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
    ]);
    expect(mediaType).toBe('application/json');
    expect(header('Content-Type')).toContain('UTF-8');
    expect(headers('SET-COOKIE')).toEqual(['a=1', 'b=2']);
    expect(answer([]).mediaType).toBe('');
  });

  it.each([
    ['/v2/next', 'https://h.example/v2/next'],
    ['next?x=1', 'https://h.example/base/next?x=1'],
    ['https://elsewhere.example/n', 'https://elsewhere.example/n'],
    ['//elsewhere.example/n', 'https://elsewhere.example/n'],
    ['', undefined],
    ['http://[', undefined],
    ['?Ort=K\u00c3\u00b6ln', 'https://h.example/base/a?Ort=K%C3%B6ln'],
    ['?Ort=K\u00f6ln', 'https://h.example/base/a?Ort=K%C3%B6ln'],
  ])('resolves the Location %j against the request', (location, expected) => {
    expect(answer([['location', location]]).location()?.href).toBe(expected);
  });

  it('does not traverse JSON that is nested too deep', () => {
    const nested = (depth: number) => `${'['.repeat(depth)}"\\"${'['.repeat(600)}"${']'.repeat(depth)}`;
    expect(answer([], nested(500)).json()).toBeDefined();
    expect(() => answer([], nested(501)).json()).toThrow('nested deeper than 500 levels');
    expect(answer([], '[x '.repeat(501)).json()).toBeUndefined();
  });

  it('reads JSON of any media type, and detects other text', () => {
    expect(answer([['Content-Type', 'text/plain']], '{"a":null}').json()).toEqual({ a: null });
    expect(answer([['Content-Type', 'application/json']], '{"a":').json()).toBeUndefined();
  });
});
