import { expect, test } from 'vitest';
import { answering, findings } from '../fixture.ts';

const RATE = { 'X-RateLimit-Reset': { $ref: 'headers/X-RateLimit-Reset.yaml' } };
const message = (name: string) => `The response header ${name} has no example. Add \`example\` to the header object.`;

test('accepts headers with an example', async () => {
  const headers = {
    Location: { schema: { type: 'string' }, example: '/antraege/1' },
    ETag: { schema: { type: 'string' }, examples: { one: { value: 'abc' } } },
    ...RATE,
  };
  expect(
    await findings('header-example', {
      'openapi.yaml': answering({ description: 'ok', headers }),
      'headers/X-RateLimit-Reset.yaml': { schema: { type: 'integer' }, example: 0 },
    }),
  ).toEqual([]);
});

test('asks for the example of a header written in place', async () => {
  const headers = { Location: { schema: { type: 'string', example: 'of the schema' } } };
  expect(await findings('header-example', { 'api.yaml': answering({ description: 'ok', headers }) })).toEqual([
    { message: message('Location'), at: 'api.yaml#/paths/~1antrag/get/responses/200/headers/Location' },
  ]);
});

test('asks once for the example of a header in a file, in that file', async () => {
  const responses = { '200': { description: 'ok', headers: RATE }, '204': { description: 'none', headers: RATE } };
  expect(
    await findings('header-example', {
      'openapi.yaml': { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/a': { get: { responses } } } },
      'headers/X-RateLimit-Reset.yaml': { schema: { type: 'integer' } },
    }),
  ).toEqual([{ message: message('X-RateLimit-Reset'), at: 'headers/X-RateLimit-Reset.yaml#/' }]);
});
