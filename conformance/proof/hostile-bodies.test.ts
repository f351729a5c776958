import { describe, expect, it } from 'vitest';
import { createServer } from 'node:http';
import { loadRules } from '../engine/load-rules.ts';
import { HOSTILE_ANSWERS } from './hostile-bodies.fixture.ts';
import { judgeServer, listen, MEBIBYTE } from './judge-server.fixture.ts';

const rules = await loadRules();
const LONGEST_MS = 20_000;
/** With what the collector has left lying about, which depends on the machine. */
const MOST_MEMORY = 1024 * MEBIBYTE;

/** All of them take some minutes: `HOSTILE=all npx vitest run --project apart conformance/proof/hostile-bodies.test.ts`. */
const EVERY = process.env['HOSTILE'] === 'all' ? 1 : 5;
const tried = Object.entries(HOSTILE_ANSWERS).filter((_, index) => index % EVERY === 0);

describe('an answer that wastes time and memory', () => {
  it.each(tried)('%s: ends in bounded time and memory, not conformant', async (_, answer) => {
    const { headers, body } = answer();
    const isPage = String(headers['Content-Type']).startsWith('text/html');
    // The rules that read such a body: those of the login box, and of records with many members.
    const readers = rules.filter((rule) => rule.interface === (isPage ? 'session' : 'partner'));
    const server = await listen(() =>
      createServer((request, response) => {
        request.resume();
        response.writeHead(200, headers).end(body);
      }),
    );
    const { report, durationMs, memory, mistakes } = await judgeServer(server.url, readers, 5000);
    await server.close();
    expect(report.verdict).not.toBe('conformant');
    expect(mistakes).toEqual([]);
    expect(durationMs).toBeLessThan(LONGEST_MS);
    expect(memory).toBeLessThan(MOST_MEMORY);
  });
});
