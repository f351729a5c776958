import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createProgram } from '../conformance/cli/program.ts';

interface Job {
  steps: { run?: string }[];
}

/** The workflow that the documentation shows. */
const page = readFileSync(new URL('../docs/fleet.md', import.meta.url), 'utf8');
const [, text = ''] = /```yaml\n(name: Fleet\n[\s\S]*?)```/.exec(page) ?? [];
const { jobs } = parse(text) as { jobs: Record<'tenants' | 'judge' | 'summary', Job> };
const commandsOf = ({ steps }: Job) => steps.flatMap(({ run = [] }) => run);

const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
mkdirSync(join(folder, 'tenants'));
for (const name of ['beta', 'alpha', 'a.b']) writeFileSync(join(folder, 'tenants', `${name}.yaml`), '');
const shell = (command: string, env: Record<string, string> = {}): string =>
  execFileSync('sh', ['-euc', command], { cwd: folder, encoding: 'utf8', env: { PATH: process.env['PATH'], ...env } });

it('makes a matrix of the files of the tenants', () => {
  const output = join(folder, 'output');
  shell(commandsOf(jobs.tenants)[0] ?? '', { GITHUB_OUTPUT: output });
  const [, names = ''] = /^names=(.*)\n$/.exec(readFileSync(output, 'utf8')) ?? [];
  expect(JSON.parse(names)).toEqual(['a.b', 'alpha', 'beta']);
});

it.each([
  ['judge', 'run --config base.yaml --config tenants/alpha.yaml --evidence failures --report json=alpha.json'],
  [
    'summary',
    'summary reports/a.b.json reports/alpha.json reports/beta.json --report html=summary.html --report junit=summary.xml --report markdown=summary.md',
  ],
] as const)('the job %s calls the tool with options that it has', (job, wanted) => {
  const command = commandsOf(jobs[job]).find((line) => line.startsWith('npx platform-conformance ')) ?? '';
  const called = shell(command.replace('npx platform-conformance', 'echo'), { TENANT: 'alpha' }).trim();
  expect(called).toBe(wanted);
  const [name, ...words] = called.split(' ');
  const io = { stdout: process.stdout, stderr: process.stderr };
  const known = createProgram(io, () => undefined).commands.find((one) => one.name() === name);
  const options = words.filter((word) => word.startsWith('--'));
  expect(known?.options.map(({ long }) => long)).toEqual(expect.arrayContaining(options));
});
