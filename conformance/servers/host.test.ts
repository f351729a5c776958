import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createHost } from './host.ts';

it('answers in JSON when an interface fails', async () => {
  const app = new Hono();
  app.get('/', () => {
    throw new Error('broken');
  });
  const answer = await createHost(() => [app])(new Request('http://kex.test/'));
  expect([answer.status, await answer.json()]).toEqual([500, { message: 'broken', error: 'Internal Server Error' }]);
});
