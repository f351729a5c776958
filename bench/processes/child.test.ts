import { afterEach, expect, it } from 'vitest';
import { startChild, type Child } from './child.ts';
import type { EchoTasks } from './echo.fixture.ts';
import { freePorts } from './free-ports.ts';
import { runToEnd, startServing } from './command.ts';

let child: Child<EchoTasks> | undefined;
afterEach(async () => {
  await child?.stop();
  child = undefined;
});
const start = () => (child = startChild<EchoTasks>('bench/processes/echo.fixture.ts'));

it('runs tasks in another process, in order', async () => {
  const { ask } = start();
  const answers = await Promise.all([ask('echo', { a: [1, undefined] }), ask('processId'), ask('echo', 'last')]);
  expect(answers).toEqual([{ a: [1, undefined] }, expect.any(Number), 'last']);
  expect(answers[1]).not.toBe(process.pid);
});

it('passes on errors, and continues', async () => {
  const { ask } = start();
  await expect(ask('fail')).rejects.toThrow('on purpose');
  expect(await ask('echo', 1)).toBe(1);
});

it('reports that the process has ended', async () => {
  const { ask, stop } = start();
  await expect(ask('end')).rejects.toThrow('echo.fixture.ts ended (3)');
  await stop();
  await expect(ask('echo', 1)).rejects.toThrow('has ended');
});

it('waits for the first response of a command', async () => {
  const port = await freePorts(2);
  const code = `for (const port of [${port}, ${port + 1}]) require('node:http').createServer((q, r) => r.writeHead(404).end()).listen(port)`;
  const urls = [port, port + 1].map((one) => `http://127.0.0.1:${one}/`);
  const serving = await startServing(['--eval', code], urls);
  expect(serving.ms).toBeGreaterThan(0);
  await serving.stop();
  await expect(fetch(urls[0] ?? '')).rejects.toThrow();
});

it('does not wait for a command that has ended', async () => {
  const port = await freePorts(1);
  await expect(startServing(['--eval', '0'], [`http://127.0.0.1:${port}/`])).rejects.toThrow('ended before');
});

it('runs a command to its end, and reports the output of a failed one', async () => {
  expect(await runToEnd(process.execPath, ['--eval', '0'])).toBeGreaterThan(0);
  const failing = runToEnd(process.execPath, ['--eval', 'console.error("no such thing"); process.exit(3)']);
  await expect(failing).rejects.toThrow('no such thing');
});
