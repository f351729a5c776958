import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Paint } from '../conformance/reporters/paint.ts';
import { ended } from '../scripts/output.fixture.ts';
import type { Benchmark, BenchmarkContext } from './benchmark.ts';
import { bench } from './command.ts';
import { atMost, type Findings } from './goals.ts';

let root: string;
let received: BenchmarkContext['faults'][];
let installs = 0;

const counting = (name: string): Benchmark => {
  let runs = 0;
  return {
    name,
    run: async ({ faults, onProgress }) => {
      received.push(faults);
      onProgress(1, 2);
      onProgress(2, 2);
      runs += 1;
      return {
        markdown: `## About ${name}\n\nRun ${runs}.`,
        figures: { runs },
        goals: [atMost('runs', 'runs', runs, 1, 'run')],
      };
    },
  };
};

const run = (
  argv: readonly string[],
  benchmarks: readonly Benchmark[],
  { findings = {}, paint = (_, text) => text }: { findings?: Findings; paint?: Paint } = {},
) =>
  ended((output) => bench(argv, benchmarks, { root, findings, paint, install: () => void (installs += 1), ...output }));

const page = (): Promise<string> => readFile(join(root, 'docs/benchmarks.md'), 'utf8');
const figures = async (): Promise<unknown> => JSON.parse(await readFile(join(root, 'docs/benchmarks.json'), 'utf8'));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bench-'));
  await mkdir(join(root, 'docs'));
  received = [];
  installs = 0;
});
afterEach(() => rm(root, { recursive: true }));

it('writes the sections and the figures of all benchmarks, with the machine', async () => {
  const { code, errors } = await run([], [counting('one'), counting('two')]);
  expect(code).toBe(0);
  expect(errors).toContain('one: 1 of 2\none: 2 of 2\n');
  expect(await page()).toMatch(/## About one\n\nRun 1\.\n\nTook \d+ s on \d+ cores .*Node \d+.*\n[^]*## About two/);
  expect(await figures()).toMatchObject({
    one: { runs: 1, machine: { node: process.versions.node } },
    two: { runs: 1 },
  });
  expect([received, installs]).toEqual([['sample', 'sample'], 1]);
});

it('leaves out a benchmark that must be named, and keeps its results', async () => {
  const long: Benchmark = { ...counting('long'), onDemand: true };
  await run(['--only', 'long'], [counting('one'), long]);
  await run([], [counting('one'), long]);
  expect(await figures()).toMatchObject({ one: { runs: 1 }, long: { runs: 1 } });
});

it('repeats one benchmark and keeps the results of the others', async () => {
  const all = [counting('one'), counting('two'), counting('three')];
  await run([], all);
  await run(['--only', 'two', '--faults', 'all'], all.slice(0, 2));
  expect(await page()).toMatch(/## About one\n\nRun 1\.[^]*## About two\n\nRun 2\./);
  expect(await page()).not.toContain('three');
  expect(await figures()).toMatchObject({ one: { runs: 1 }, two: { runs: 2 } });
  expect(received).toEqual(['sample', 'sample', 'sample', 'all']);
});

it('begins the page with all goals, and explains those not met', async () => {
  const all = [counting('one'), counting('two')];
  const first = await run([], all);
  expect(await page()).toMatch(/# Benchmarks[^]*## Goals\n\n2 of 2 goals hold\.\n[^]*## About one/);
  expect(first.output).toMatch(/^two +runs: at most 1 run +1 run +yes$/m);
  expect(first.errors).not.toContain('does not say why');

  const findings = { 'two/runs': 'It was run twice.' };
  const second = await run(['--only', 'two'], all, { findings });
  expect(second.code).toBe(0);
  expect(second.output).toMatch(/^two +runs: at most 1 run +2 run +no$/m);
  expect(second.output).not.toMatch(/^one /m);
  expect(second.errors).not.toContain('does not say why');
  expect(await page()).toContain('1 of 2 goals hold.');
  expect(await page()).toContain('- two, runs: at most 1 run; measured 2 run. It was run twice.');
  expect(await figures()).toMatchObject({ one: { goals: [{ holds: true }] }, two: { goals: [{ holds: false }] } });
});

it('prints no goals of benchmarks that were not run now', async () => {
  const all = [counting('one'), counting('two')];
  await run([], all);
  await run(['--only', 'two'], all);
  const { output, errors } = await run(['--only', 'one'], all);
  expect(output).toMatch(/^one /m);
  expect(`${output}\n${errors}`).not.toContain('two');
  expect(await page()).toContain('0 of 2 goals hold.');
});

it('measures nothing if the results could not be added to those that are there', async () => {
  await writeFile(join(root, 'docs/benchmarks.json'), '<<<<<<< HEAD\n');
  const { code, errors } = await run([], [counting('one')]);
  expect(code).toBe(1);
  expect(errors).toContain('JSON');
  expect([received, installs]).toEqual([[], 0]);
});

it('prints help, and measures nothing', async () => {
  const { code, output } = await run(['--help'], [counting('one')]);
  expect(code).toBe(0);
  expect(output).toMatch(/^Usage: npm run bench [^]*docs\/benchmarks\.\*[^]*ten minutes/);
  expect([received, installs]).toEqual([[], 0]);
});

it('reports goals that are not met and have no finding', async () => {
  const all = [counting('one')];
  await run([], all);
  const { code, errors } = await run([], all);
  expect(code).toBe(0);
  expect(errors).toContain('bench/findings.yaml does not say why: one/runs, «runs: at most 1 run».');
  expect(await page()).toContain('Not explained yet.');
});

it('colours each goal by whether it is met', async () => {
  const paint: Paint = (style, text) => `<${String(style)}>${text}`;
  const two = counting('two');
  await run([], [two]);
  const { output } = await run([], [counting('one'), two], { paint });
  expect(output).toMatch(/^<green>one .*\n<red>two /m);
});

it.each([
  [['--only', 'nothing'], /no benchmark «nothing»/],
  [['--faults', 'few'], /sample or all, not «few»/],
  [['--faster'], /--faster/],
])('refuses %j with the usage and exit code 2', async (argv, message) => {
  const { code, errors } = await run(argv, [counting('one')]);
  expect(code).toBe(2);
  expect(errors).toMatch(message);
  expect(errors).toContain('Usage: npm run bench');
  expect([received, installs]).toEqual([[], 0]);
});
