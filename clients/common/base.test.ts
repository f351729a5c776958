import { expect, it } from 'vitest';
import { baseOf } from './base.ts';

it.each(['https://h.example', 'https://h.example/', 'https://h.example//'])('ends %s with one slash', (baseUrl) => {
  expect(baseOf(baseUrl).href).toBe('https://h.example/');
});

it.each(['', '/v2', 'h.example'])('says what is wrong with %j', (baseUrl) => {
  expect(() => baseOf(baseUrl)).toThrow(new TypeError(`baseUrl must be an absolute address, got "${baseUrl}"`));
});
