import { expect, it } from 'vitest';
import { decode, normalized } from './decode.ts';

it.each([
  ['M%C3%BCller%2F1', 'Müller/1'],
  ['plain', 'plain'],
  ['50%', '50%'],
  ['%C3', '%C3'],
])('reads %s as %s', (part, decoded) => {
  expect(decode(part)).toBe(decoded);
});

it.each([
  ['/%75ebersicht%2d1%7E', '/uebersicht-1~'],
  ['/a%2fb%c3%bc', '/a%2Fb%C3%BC'],
  ['/%40%5b%60%7b%2F%3a50%', '/%40%5B%60%7B%2F%3A50%'],
])('writes %s as %s', (part, usual) => {
  expect(normalized(part)).toBe(usual);
});
