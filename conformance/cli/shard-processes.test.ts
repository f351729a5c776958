import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import type { Report, RuleResult } from '../engine/report.ts';
import { createDeployment } from '../reference/deployment.ts';
import { listen } from '../servers/listen.ts';
import { newFolder, PROGRAM, run } from './cli.fixture.ts';

/** The workflow in the documentation: a matrix of shards, and a job that merges their reports. */
interface Workflow {
  jobs: Record<'judge' | 'verdict', { strategy: { matrix: { shard: number[] } }; steps: { run?: string }[] }>;
}

const page = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8');
const [, text = ''] = /```yaml\n(name: Conformance\n[\s\S]*?)```/.exec(page) ?? [];
const { judge, verdict } = (parse(text) as Workflow).jobs;
const SHARDS = judge.strategy.matrix.shard;

/** The arguments of the suite in a job of the workflow. */
function documented({ steps }: Workflow['jobs']['judge'], shard = 0): string[] {
  const [command = ''] = steps.flatMap(({ run: line = '' }) => (line.includes('platform-conformance ') ? [line] : []));
  const [, args = ''] = command.replaceAll('${{ matrix.shard }}', String(shard)).split('npx platform-conformance ');
  return args.split(' ');
}

const folder = newFolder();
const path = (name: string) => join(folder, name);
const read = (name: string) => JSON.parse(readFileSync(path(name), 'utf8')) as Report;

/** Runs a command line in a separate process, in the folder of this test. */
function spawned(args: readonly string[]): Promise<number | null> {
  // Tests must not print workflow commands.
  const env = { ...process.env, GITHUB_ACTIONS: '' };
  const child = spawn(process.execPath, [...PROGRAM, ...args], { cwd: folder, stdio: 'ignore', env });
  return new Promise((done) => child.once('exit', done));
}

/** Families for all shards that are judged quickly. */
const FEW = ['--allow-writes', '--interface', 'report,applications,partner,login,session,consumer-loan-offers'];
/** Some rules fail, so that a verdict and a digest that ignore a shard would be wrong. */
const FAULTS = ['partner/links-lead-nowhere', 'session/logout-200'];

/** Serves a new reference deployment until the test ends, and writes its configuration. */
async function newTarget(name: string): Promise<void> {
  const deployment = createDeployment({ readyAfterMs: 0, faults: FAULTS });
  const { urls, close } = await listen(deployment.hosts, { port: 0 });
  onTestFinished(close);
  writeFileSync(path(name), JSON.stringify(await deployment.configuration(urls)));
}

const isJudged = ({ status }: RuleResult): boolean => status !== 'skipped';
const outcomes = ({ rules }: Report): string[] => rules.map(({ id, status }) => `${id} ${status}`).sort();

it('the processes of the documented workflow have the same result as a single one', async () => {
  await newTarget('conformance.config.yaml');
  await newTarget('alone.yaml');
  const codes = await Promise.all(SHARDS.map((shard) => spawned([...documented(judge, shard), ...FEW])));
  const whole = await run(['run', '--config', path('alone.yaml'), ...FEW, '--report', `json=${path('whole.json')}`]);
  const merge = await spawned([...documented(verdict), '--report', 'json=merged.json']);

  expect([merge, whole.code]).toEqual([1, 1]);
  const [one, merged] = [read('whole.json'), read('merged.json')];
  expect([merged.verdict, merged.digest]).toEqual(['nonconformant', one.digest]);
  expect(merged.summary).toEqual(one.summary);
  expect(outcomes(merged)).toEqual(outcomes(one));
  expect(readFileSync(path('report.html'), 'utf8')).toContain('nonconformant');

  // Each shard has judged rules that the others have not; those without a fault are conformant.
  const judged = SHARDS.map((shard) => read(`${String(shard)}.json`).rules.filter(isJudged));
  expect(judged).toHaveLength(3);
  expect(judged.every((rules) => rules.length > 10)).toBe(true);
  const ids = judged.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(codes)).toEqual(new Set([0, 1]));
});
