import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Config } from '../engine/config/schema.ts';
import { validateConfig } from '../engine/config/validate.ts';
import { judgeTarget } from '../engine/judge-target.ts';
import { httpTransport } from '../engine/http-transport.ts';
import { loadRules } from '../engine/load-rules.ts';
import type { Report } from '../engine/report.ts';
import { createDeployment } from '../reference/deployment.ts';
import { HOSTS, type Host } from '../reference/interface.ts';
import { answering, SILENT, WASTEFUL, type Hostility } from './hostile.fixture.ts';
import { SATISFIED } from './satisfied.ts';
import { judgeInProcess, START } from './in-process.ts';

const rules = await loadRules();
/** Those that read answers of every kind: JSON, GraphQL, HTML, links and cookies. */
const SOME = rules.filter((rule) => ['report', 'session', 'partner', 'consumer-loan-offers'].includes(rule.interface));
const REQUEST_TIMEOUT_MS = 200;
const HTML_TYPE = { 'Content-Type': 'text/html' };

/** A run against a host that is down lasts for a few timeouts, not for one per check; the rest is room for a slow machine. */
const LONGEST_SILENCE_MS = 5 * REQUEST_TIMEOUT_MS + 10_000;
const LONGEST_WASTE_MS = 20_000;
/** Eight answers of 10 MiB under way, and what a run may read altogether; in bytes. */
const MOST_MEMORY = 700 * 1024 * 1024;
const LARGEST_REPORT = 48 * 1024 * 1024;

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** Starts a server on a free port; returns its address and the connections that it has seen. */
async function listen(hostility: Hostility): Promise<{ url: string; seen: { requests: number } }> {
  let url = '';
  const seen = { requests: 0 };
  const sockets = new Set<Socket>();
  const server = hostility(() => url);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('data', () => (seen.requests += 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  open.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url, seen };
}

interface Judged {
  report: Report;
  durationMs: number;
  /** By how much the memory of this process grew, in bytes. */
  memory: number;
  mistakes: string[];
}

/** No token comes from such servers, and what needs one has to be judged too. */
const withToken = (config: Config): Config => ({
  ...config,
  credentials: { ...config.credentials, v2: { accessToken: 'token-of-the-v2-host' } },
});

/** Judges a server by rules, all of them by default, with every credential and fixture, as if it were all six hosts. */
async function judgeAll(url: string, judging = rules): Promise<Judged> {
  const targets = Object.fromEntries(HOSTS.map((host) => [host, url])) as Record<Host, string>;
  const config = validateConfig(await createDeployment().configuration(targets), (path) => path.join('.'));
  const transport = httpTransport({ requestTimeoutMs: REQUEST_TIMEOUT_MS });
  open.push(() => transport.close());
  const mistakes: string[] = [];
  const before = process.memoryUsage().rss;
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, process.memoryUsage().rss - before)), 10);
  const started = performance.now();
  const report = await judgeTarget({
    rules: judging,
    suite: { name: 'proof', version: '0.0.0', contracts: {} },
    startedAt: new Date(START),
    config: {
      ...withToken(config),
      timing: { pollMs: 10, patienceMs: 20, requestTimeoutMs: REQUEST_TIMEOUT_MS },
    },
    transport: transport.send,
    allowWrites: true,
    onInternalError: (error) => mistakes.push(String(error)),
  });
  clearInterval(watch);
  return { report, durationMs: performance.now() - started, memory, mistakes };
}

/** The rules that decide or warn, by what they came to. */
const conclusions = ({ rules: results }: Report) =>
  results.filter(({ level, status }) => level !== 'info' && (status === 'passed' || status === 'failed'));

describe('a server without an answer', () => {
  it.each(Object.entries(SILENT))('%s: every rule is inconclusive, soon', async (_, hostility) => {
    const { url, seen } = await listen(hostility);
    const { report, durationMs, memory, mistakes } = await judgeAll(url);
    expect(report.verdict).toBe('inconclusive');
    expect(conclusions(report)).toEqual([]);
    expect(mistakes).toEqual([]);
    expect(durationMs).toBeLessThan(LONGEST_SILENCE_MS);
    expect(memory).toBeLessThan(MOST_MEMORY);
    expect(seen.requests).toBeLessThan(60);
  });

  it('a closed port: every rule is inconclusive, and says why', async () => {
    const { url } = await listen(answering(200));
    await open.pop()?.();
    const { report, durationMs } = await judgeAll(url);
    expect(report.verdict).toBe('inconclusive');
    expect(conclusions(report)).toEqual([]);
    expect(report.rules.some(({ reason }) => reason?.includes('ECONNREFUSED') === true)).toBe(true);
    expect(durationMs).toBeLessThan(LONGEST_SILENCE_MS);
  });
});

describe('a server that answers every request alike', () => {
  const runs = [200, 204, 301, 401, 403, 404, 418, 429, 500, 503].flatMap((status) =>
    [true, false].map((allowWrites) => ({ status, allowWrites, how: allowWrites ? 'writing' : 'reading only' })),
  );

  it.each(runs)('$status, $how: passes only what asks for that', async ({ status, allowWrites }) => {
    const page = () => new Response(status === 204 ? null : '<p>Hallo', { status, headers: HTML_TYPE });
    const report = await judgeInProcess({ rules, allowWrites, configure: withToken, around: () => page });
    const satisfied = SATISFIED[status] ?? {};
    const passed = report.rules.filter((one) => one.level === 'must' && one.status === 'passed');
    const unexplained = passed.filter(({ source }) => source.some((id) => !(id in satisfied)));
    expect(unexplained.map(({ id, source }) => `${id}: ${source.join(' ')}`)).toEqual([]);
    expect(report.verdict).not.toBe('conformant');
    expect(report.rules.filter(({ reason }) => reason?.includes('a mistake of this suite'))).toEqual([]);
  });
});

describe('a server that wastes time and memory', () => {
  it.each(Object.entries(WASTEFUL))('%s: ends in bounded time and memory, not conformant', async (_, hostility) => {
    const { url } = await listen(hostility);
    const { report, durationMs, memory } = await judgeAll(url, SOME);
    expect(report.verdict).not.toBe('conformant');
    expect(durationMs).toBeLessThan(LONGEST_WASTE_MS);
    expect(memory).toBeLessThan(MOST_MEMORY);
    expect(JSON.stringify(report).length).toBeLessThan(LARGEST_REPORT);
  });
});
