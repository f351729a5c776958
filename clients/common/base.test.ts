import { expect, it } from 'vitest';
import { UnsendableError } from '../../generated/sendable.ts';
import { baseOf } from './base.ts';

const MUST = 'baseUrl must begin with http:// or https:// and have no user, query or fragment, got';

it.each(['https://h.example', 'https://h.example/', 'https://h.example//', 'HTTPS://H.example'])(
  'ends %s with one slash',
  (baseUrl) => {
    expect(baseOf(baseUrl).href).toBe('https://h.example/');
  },
);

it('keeps the path of the URL', () => {
  expect(baseOf('http://h.example:81/@a/b/').href).toBe('http://h.example:81/@a/b/');
});

it.each(['', '/v2', 'h.example', 'localhost:6110', 'ftp://h.example', 'http://', 'http://h:0x1', ' http://h.example'])(
  'refuses %j, and quotes it',
  (baseUrl) => {
    expect(() => baseOf(baseUrl)).toThrow(new UnsendableError(`${MUST} ${JSON.stringify(baseUrl)}`));
  },
);

it.each([
  ['http://a:geheim@h.example', '"…h.example"'],
  ['http://h.example?key=geheim', '"http://h.example…"'],
  ['http://h.example/#geheim', '"http://h.example/…"'],
  [undefined, 'undefined'],
  [new URL('http://h.example'), 'object'],
])('repeats no secret of %s', (baseUrl, got) => {
  expect(() => baseOf(baseUrl as string)).toThrow(new UnsendableError(`${MUST} ${got}`));
});
