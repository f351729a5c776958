import { expect, it } from 'vitest';
import { answerOf } from '../../engine/answer.ts';
import { identifierIn } from './identifiers.ts';

const idIn = (body: string) => identifierIn(answerOf('http://v2.test/', { status: 200, headers: [], body }, 0), 'id');

it.each([
  ['{"id":123456789012345678901}', '123456789012345678901'],
  ['{"text":"\\"id\\":12345678901234567890","id":7}', '7'],
  [`{"text":"${'\\"'.repeat(100_000)}","id":"A"}`, 'A'],
  [`"${'\\"'.repeat(100_000)}`, undefined],
])('finds the identifier of %.40s, digit by digit', (body, id) => {
  const begun = performance.now();
  expect(idIn(body)).toBe(id);
  expect(performance.now() - begun).toBeLessThan(1000);
});
