import { expect, it } from 'vitest';
import { decode } from './decode.ts';

it.each([
  ['M%C3%BCller%2F1', 'Müller/1'],
  ['plain', 'plain'],
  ['50%', '50%'],
  ['%C3', '%C3'],
])('reads %s as %s', (part, decoded) => {
  expect(decode(part)).toBe(decoded);
});
