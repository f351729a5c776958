import { expect, test } from 'vitest';
import { documentWith, findings } from '../fixture.ts';

const OPERATION = { operationId: 'getAntrag', summary: 'Read', tags: ['Applications'], responses: {} };
const find = (operation: object) => findings('operation-identity', { 'api.yaml': documentWith(operation) });

test('accepts an operation with operationId, summary and one tag', async () => {
  expect(await find(OPERATION)).toEqual([]);
});

test.each(['operationId', 'summary'])('asks for a missing %s', async (field) => {
  const at = 'api.yaml#/paths/~1antrag/get';
  const message = `The operation has no \`${field}\`. Give it one.`;
  expect(await find({ ...OPERATION, [field]: undefined })).toEqual([{ message, at }]);
  expect(await find({ ...OPERATION, [field]: ' ' })).toEqual([{ message, at }]);
});

test('asks for exactly one tag', async () => {
  const expected = (count: number) =>
    `The operation has ${count} tags. Name exactly one of the tags that the root document lists.`;
  expect(await find({ ...OPERATION, tags: [] })).toEqual([
    { message: expected(0), at: 'api.yaml#/paths/~1antrag/get' },
  ]);
  expect(await find({ ...OPERATION, tags: undefined })).toEqual([
    { message: expected(0), at: 'api.yaml#/paths/~1antrag/get' },
  ]);
  expect(await find({ ...OPERATION, tags: ['A', 'B'] })).toEqual([
    { message: expected(2), at: 'api.yaml#/paths/~1antrag/get/tags' },
  ]);
});
