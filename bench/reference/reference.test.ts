import { expect, it } from 'vitest';
import { startChild } from '../processes/child.ts';
import type { BareTasks } from '../servers/bare.ts';
import type { ReferenceTasks } from '../servers/reference.ts';
import { sectionOf, type Measured } from './benchmark.ts';
import { callsFor } from './calls.ts';

const rates = (reference: number, prism: number) => ({ reference: [reference], prism: [prism] });
const measured: Measured = {
  load: { get: rates(8000, 1000), post: rates(3000, 1000) },
  two: [8000],
  start: { checkout: [500], package: [250] },
};

it('compares the figures with the goals', () => {
  expect(sectionOf(measured).goals.map(({ measured: value, holds }) => [value, holds])).toEqual([
    [8, true],
    [3, false],
    [1, true],
    [250, true],
    [500, false],
  ]);
});

it('shows the deployment beside Prism', () => {
  expect(sectionOf(measured).markdown).toContain(
    '| `POST /rohdaten` | 3000 (3000 to 3000) | 1000 (1000 to 1000) | 3 |',
  );
});

it('measures requests that succeed, on the whole deployment and on one with two operations', async () => {
  const reference = startChild<ReferenceTasks>('bench/servers/reference.ts');
  try {
    const two = await reference.ask('only', [{ method: 'GET', path: '/v2/vorgaenge/:vorgangsNummer' }]);
    const read = (base: string, path: string, token: string) =>
      fetch(`${base}${path}`, { headers: { Authorization: `Bearer ${token}` } });
    expect((await read(two.url, '/v2/vorgaenge/BF4711', two.token)).status).toBe(200);
    expect((await read(two.url, '/v2/vorgaenge/BF4711/antraege', two.token)).status).toBe(404);

    const { urls, config } = await reference.ask('fresh');
    const calls = callsFor(config);
    const answers = await Promise.all(
      [calls.get, calls.post].map(async ({ host, path, method, headers, body = null }) => {
        return (await fetch(`${urls[host]}${path}`, { method, headers, body })).status;
      }),
    );
    expect(answers).toEqual([200, 202]);
  } finally {
    await reference.stop();
  }
});

it('serves the given bytes from a bare server', async () => {
  const bare = startChild<BareTasks>('bench/servers/bare.ts');
  try {
    const answer = { method: 'POST', path: '/a?b', status: 202, headers: { 'x-own': 'yes' }, body: 'ä' };
    const url = await bare.ask('serve', [answer]);
    const response = await fetch(`${url}/a?b`, { method: 'POST', body: '{}' });
    expect([response.status, response.headers.get('x-own'), await response.text()]).toEqual([202, 'yes', 'ä']);
    expect((await fetch(`${url}/a?b`)).status).toBe(404);
  } finally {
    await bare.stop();
  }
});
