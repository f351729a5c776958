import { afterEach, describe, expect, it } from 'vitest';
import { HOSTS, INTERFACES } from '../../generated/platform.ts';
import { loadRules } from '../engine/load-rules.ts';
import type { Report } from '../engine/report.ts';
import { answering, SILENT, WASTEFUL, type Hostility } from './hostile.fixture.ts';
import { judgeServer, listen, MEBIBYTE, withToken, type Listening } from './judge-server.fixture.ts';
import { satisfiedBy } from './satisfied.ts';
import { onObjects } from './variants/variant.ts';
import { judgeInProcess } from './in-process.ts';

const rules = await loadRules();
/** Without the ending interfaces, whose rules read responses like those of their successors. */
const SOME = rules.filter((rule) => INTERFACES[rule.interface].sunset === undefined);
const REQUEST_TIMEOUT_MS = 200;
const HTML_TYPE = { 'Content-Type': 'text/html' };

/** A run against a host that is down takes a few timeouts, not one per check. Most of this limit is reserve for a busy machine. */
const LONGEST_SILENCE_MS = 5 * REQUEST_TIMEOUT_MS + 60_000;
const LONGEST_WASTE_MS = 20_000;
/** Limits for the memory and the report of a run, in bytes. */
const MOST_MEMORY = 700 * MEBIBYTE;
const LARGEST_REPORT = 48 * MEBIBYTE;

const open: Listening[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function serve(hostility: Hostility): Promise<Listening> {
  const server = await listen(hostility);
  open.push(server);
  return server;
}

const judgeAll = (url: string, judging = rules) => judgeServer(url, judging, REQUEST_TIMEOUT_MS);

/** The must- and should-rules that passed or failed. */
const conclusions = ({ rules: results }: Report) =>
  results.filter(({ level, status }) => level !== 'info' && (status === 'passed' || status === 'failed'));

describe('a server without a response', () => {
  it.each(Object.entries(SILENT))('%s: every rule is inconclusive, soon', async (_, hostility) => {
    const { url, seen } = await serve(hostility);
    const { report, durationMs, memory, mistakes } = await judgeAll(url);
    expect(report.verdict).toBe('inconclusive');
    expect(conclusions(report)).toEqual([]);
    expect(mistakes).toEqual([]);
    expect(durationMs).toBeLessThan(LONGEST_SILENCE_MS);
    expect(memory).toBeLessThan(MOST_MEMORY);
    expect(seen.requests).toBeLessThan(60);
  });

  it('a closed port: every rule is inconclusive, and says why', async () => {
    const { url } = await serve(answering(200));
    await open.pop()?.close();
    const { report, durationMs } = await judgeAll(url);
    expect(report.verdict).toBe('inconclusive');
    expect(conclusions(report)).toEqual([]);
    expect(report.rules.some(({ reason }) => reason?.includes('ECONNREFUSED') === true)).toBe(true);
    expect(durationMs).toBeLessThan(LONGEST_WASTE_MS);
  });
});

describe('a server with the same response to every request', () => {
  const runs = [
    ...[200, 204, 301, 401, 403, 404, 418, 429, 500, 503].map((status) => ({
      status,
      how: 'writing',
      allowWrites: true,
    })),
    // A run with writes includes all checks of a run without. So test here only that skipped rules do not count as passed.
    ...[200, 204, 401].map((status) => ({ status, how: 'reading only', allowWrites: false })),
  ];

  it.each(runs)('$status, $how: passes only rules that require this status', async ({ status, allowWrites }) => {
    const page = () => new Response(status === 204 ? null : '<p>Hallo', { status, headers: HTML_TYPE });
    const report = await judgeInProcess({ rules, allowWrites, configure: withToken, around: () => page });
    const satisfied = satisfiedBy(...(status < 300 ? ['reads', 'any success'] : []), String(status));
    const passed = report.rules.filter((one) => one.level === 'must' && one.status === 'passed');
    const unexplained = passed.filter(({ source }) => source.some((id) => !satisfied.has(id)));
    expect(unexplained.map(({ id, source }) => `${id}: ${source.join(' ')}`)).toEqual([]);
    expect(report.verdict).not.toBe('conformant');
    expect(report.rules.filter(({ reason }) => reason?.includes('a mistake of this suite'))).toEqual([]);
  });
});

describe('a member that JavaScript cannot convert to a string', () => {
  it.each(['letzteAenderung', 'vorgangsnummer', 'gesperrt', 'uebernehmbar', 'expires_in'])('%s', async (name) => {
    const odd = { toString: null, valueOf: null };
    const withOdd = onObjects(...HOSTS)((object) => (name in object ? { ...object, [name]: odd } : object));
    const report = await judgeInProcess({ rules, around: withOdd });
    expect(report.rules.filter(({ reason }) => reason?.includes('a mistake of this suite'))).toEqual([]);
  });
});

describe('a server that wastes time and memory', () => {
  it.each(Object.entries(WASTEFUL))('%s: ends in bounded time and memory, not conformant', async (_, hostility) => {
    const { url } = await serve(hostility);
    const { report, durationMs, memory } = await judgeAll(url, SOME);
    expect(report.verdict).not.toBe('conformant');
    expect(durationMs).toBeLessThan(LONGEST_WASTE_MS);
    expect(memory).toBeLessThan(MOST_MEMORY);
    expect(JSON.stringify(report).length).toBeLessThan(LARGEST_REPORT);
  });
});
