import type { AddressInfo, Socket } from 'node:net';
import type { Config } from '../engine/config/schema.ts';
import { validateConfig } from '../engine/config/validate.ts';
import { httpTransport } from '../engine/http-transport.ts';
import { judgeTarget } from '../engine/judge-target.ts';
import type { Report } from '../engine/report.ts';
import type { Rule } from '../engine/rule.ts';
import { createDeployment } from '../reference/deployment.ts';
import { HOSTS, type Host } from '../reference/interface.ts';
import { START, SUITE } from './in-process.ts';
import type { Hostility } from './hostile.fixture.ts';

export const MEBIBYTE = 1024 * 1024;

/** The result of judging a server. */
export interface Judged {
  report: Report;
  durationMs: number;
  /** CPU time of this process, including the server's part. */
  cpuMs: number;
  /** Growth of the memory of this process, in bytes. */
  memory: number;
  mistakes: string[];
}

export interface Listening {
  url: string;
  seen: { requests: number };
  close(): Promise<void>;
}

/** Starts a server on a free port. */
export async function listen(hostility: Hostility): Promise<Listening> {
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
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url, seen, close };
}

/** Adds a token, since hostile servers issue none, and the interfaces with Bearer have to be judged too. */
export const withToken = (config: Config): Config => ({
  ...config,
  credentials: { ...config.credentials, v2: { accessToken: 'token-of-the-v2-host' } },
});

/** Judges a server in place of all six hosts, with every credential and fixture. */
export async function judgeServer(url: string, rules: readonly Rule[], requestTimeoutMs: number): Promise<Judged> {
  const targets = Object.fromEntries(HOSTS.map((host) => [host, url])) as Record<Host, string>;
  const config = validateConfig(await createDeployment().configuration(targets), (path) => path.join('.'));
  const transport = httpTransport({ requestTimeoutMs });
  const mistakes: string[] = [];
  const before = process.memoryUsage().rss;
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, process.memoryUsage().rss - before)), 10);
  const started = performance.now();
  const worked = process.cpuUsage();
  try {
    const report = await judgeTarget({
      rules,
      suite: SUITE,
      startedAt: new Date(START),
      config: { ...withToken(config), timing: { pollMs: 10, patienceMs: 20, requestTimeoutMs } },
      transport: transport.send,
      allowWrites: true,
      onInternalError: (error) => mistakes.push(error),
    });
    const { user, system } = process.cpuUsage(worked);
    return { report, durationMs: performance.now() - started, cpuMs: (user + system) / 1000, memory, mistakes };
  } finally {
    clearInterval(watch);
    await transport.close();
  }
}
