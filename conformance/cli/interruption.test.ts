import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import type { Report } from '../engine/report.ts';
import { newFolder, PROGRAM } from './cli.fixture.ts';

/** A command in a separate process that waits for a server which never answers. */
async function waiting(command: readonly string[]) {
  const server = createServer();
  const asked = once(server, 'request');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const target = `login=http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const child = spawn(process.execPath, [...PROGRAM, ...command, '--target', target], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  onTestFinished(() => void child.kill('SIGKILL'));
  await Promise.race([asked, ended]);
  return { child, ended };
}

async function waitingRun() {
  const file = join(newFolder(), 'report.json');
  const { child, ended } = await waiting(['run', '--allow-writes', '--report', `json=${file}`]);
  child.stdout.resume();
  return { child, ended, file };
}

it('stops at the first Ctrl-C, and reports what was judged', async () => {
  const { child, ended, file } = await waitingRun();
  child.kill('SIGINT');
  const patience = AbortSignal.timeout(5000);
  await Promise.race([ended, once(patience, 'abort')]);
  expect(child.exitCode).toBe(3);
  const { interrupted, verdict } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  expect({ interrupted, verdict }).toEqual({ interrupted: true, verdict: 'inconclusive' });
});

it('ends immediately at the second', async () => {
  const { child, ended } = await waitingRun();
  child.kill('SIGINT');
  await once(child.stderr, 'data');
  // A second signal right after the first one may be the same one, forwarded.
  const pressing = setInterval(() => child.kill('SIGINT'), 50);
  onTestFinished(() => clearInterval(pressing));
  expect((await ended)[0]).toBe(130);
});

it('stops a check, and reports no failure for pending requests', async () => {
  const { child, ended } = await waiting(['check']);
  const said = text(child.stdout);
  child.kill('SIGINT');
  expect((await ended)[0]).toBe(130);
  expect(await said).toMatch(/^– targets\.login +no answer before the run was stopped$/m);
});
