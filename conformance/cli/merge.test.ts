import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../engine/report.ts';
import { createDeployment } from '../reference/deployment.ts';
import type { Host } from '../reference/interface.ts';
import { listen, type Listening } from '../servers/listen.ts';
import { newFolder, run } from './cli.fixture.ts';

const folder = newFolder();
const path = (name: string) => join(folder, name);
const read = (name: string) => JSON.parse(readFileSync(path(name), 'utf8')) as Report;

/** Interfaces of two shards that are judged quickly. */
const FEW = ['--interface', 'login,session,report'];
let server: Listening<Host>;
let target: string[];

beforeAll(async () => {
  const deployment = createDeployment({ readyAfterMs: 0 });
  server = await listen(deployment.hosts, { port: 0 });
  writeFileSync(path('config.json'), JSON.stringify(await deployment.configuration(server.urls)));
  target = ['--config', path('config.json'), '--allow-writes', ...FEW];
  for (const index of [1, 2]) {
    await run(['run', ...target, '--shard', `${index}/2`, '--report', `json=${path(`${index}.json`)}`]);
  }
});
afterAll(() => server.close());

describe('merge', () => {
  it('prints the merged verdict, and writes the merged report', async () => {
    await run(['run', ...target, '--report', `json=${path('whole.json')}`]);
    const args = ['merge', path('2.json'), path('1.json'), '--report', `json=${path('merged.json')}`];
    const { code, stdout } = await run(args);
    const [whole, merged] = [read('whole.json'), read('merged.json')];
    expect(merged.digest).toBe(whole.digest);
    expect(merged.summary).toEqual(whole.summary);
    expect(stdout).toMatch(/^interface +passed/m);
    expect(stdout).toMatch(/^conformant \(must-rules: /m);
    expect(stdout).not.toContain('--shard');
    expect(code).toBe(0);
  });

  it('ends with 1 if a shard failed, and prints only the verdict with --quiet', async () => {
    const fault = ['run', '--reference-fault', 'login/form-without-token', ...FEW];
    const files = [path('failed-1.json'), path('failed-2.json')];
    for (const [index, file] of files.entries()) {
      await run([...fault, '--shard', `${index + 1}/2`, '--report', `json=${file}`]);
    }
    const { code, stdout } = await run(['merge', '--quiet', ...files]);
    expect(stdout).toMatch(/^nonconformant \(.*\n$/);
    expect(code).toBe(1);
  });

  it('prints only a JSON report to standard output with --report json=-', async () => {
    const { stdout, stderr } = await run(['merge', path('1.json'), path('2.json'), '--report', 'json=-']);
    expect((JSON.parse(stdout) as Report).verdict).toBe('conformant');
    expect(stderr).toContain('conformant (');
  });

  it('ends a shard without rules with 3, which does not affect the merged verdict', async () => {
    const args = ['run', '--config', path('config.json'), '--allow-writes', '--interface', 'login', '--shard'];
    const codes = [await run([...args, '1/2']), await run([...args, '2/2'])].map(({ code }) => code);
    expect(codes.sort()).toEqual([0, 3]);
  });

  it('names the shard in the first line and in the table', async () => {
    const { stdout } = await run(['run', ...target, '--shard', '1/2']);
    expect(stdout).toContain(`by shard 1/2, reading and writing`);
    expect(stdout).toMatch(/\d+ rules not selected: excluded by --shard 1\/2: it belongs to shard 2\/2/);
  });

  it.each<[string, () => string[], string]>([
    ['no reports', () => [], "missing required argument 'reports'"],
    ['a missing shard', () => [path('1.json')], '2/2 is missing'],
    ['a shard twice', () => [path('1.json'), path('2.json'), path('2.json')], 'are both shard 2/2'],
    ['a file that is not there', () => [path('3.json')], '3.json: cannot be read: there is no such file.'],
    ['a folder', () => [folder], `${folder}: cannot be read: it is a folder.`],
    ['what is no JSON', () => [saved('text.json', 'passed')], 'text.json: is not JSON.'],
    [
      'what PowerShell redirected',
      () => [saved('utf16.json', Buffer.from('\uFEFF{}', 'utf16le'))],
      'utf16.json: cannot be read: it is not in UTF-8, so save it in this encoding.',
    ],
    ['what is no report', () => [saved('list.json', '{"rules":[]}')], 'list.json: is not a report of this suite.'],
    [
      'the report of a whole run',
      () => [saved('unsharded.json', JSON.stringify({ ...read('1.json'), shard: undefined }))],
      'unsharded.json is the report of a whole run',
    ],
    [
      'a report with what controls a terminal or a workflow',
      () => [
        path('1.json'),
        saved('control.json', JSON.stringify({ ...read('2.json'), embedded: 'x\n::error::y\u009b' })),
      ],
      '(targets of its own and x ::error::y\\u009B)',
    ],
    ['an unknown format', () => [path('1.json'), path('2.json'), '--report', 'pdf=x'], 'there is no format «pdf»'],
  ])('refuses %s with exit code 2', async (_, args, message) => {
    const { code, stdout, stderr } = await run(['merge', ...args()]);
    expect(stderr).toContain(message);
    expect([code, stdout]).toEqual([2, '']);
  });
});

function saved(name: string, text: string | Buffer): string {
  writeFileSync(path(name), text);
  return path(name);
}
