import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Benchmark, BenchmarkContext } from './benchmark.ts';
import { bench } from './command.ts';

let root: string;
let asked: BenchmarkContext['faults'][];

const counting = (name: string): Benchmark => {
  let runs = 0;
  return {
    name,
    run: async ({ faults, onProgress }) => {
      asked.push(faults);
      onProgress(1, 2);
      onProgress(2, 2);
      runs += 1;
      return { markdown: `## About ${name}\n\nRun ${runs}.`, figures: { runs } };
    },
  };
};

async function run(argv: readonly string[], benchmarks: readonly Benchmark[]): Promise<{ code: number; told: string }> {
  const told: string[] = [];
  const code = await bench(argv, benchmarks, { root, writeError: (line) => told.push(line) });
  return { code, told: told.join('\n') };
}

const page = (): Promise<string> => readFile(join(root, 'docs/benchmarks.md'), 'utf8');
const figures = async (): Promise<unknown> => JSON.parse(await readFile(join(root, 'docs/benchmarks.json'), 'utf8'));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bench-'));
  await mkdir(join(root, 'docs'));
  asked = [];
});
afterEach(() => rm(root, { recursive: true }));

it('writes the sections and the figures of all benchmarks, with the machine', async () => {
  const { code, told } = await run([], [counting('one'), counting('two')]);
  expect(code).toBe(0);
  expect(told).toContain('one: 1 of 2\none: 2 of 2\n');
  expect(await page()).toMatch(/## About one\n\nRun 1\.\n\nTook \d+ s on \d+ cores .*Node \d+.*\n[^]*## About two/);
  expect(await figures()).toMatchObject({
    one: { runs: 1, machine: { node: process.versions.node } },
    two: { runs: 1 },
  });
  expect(asked).toEqual(['sample', 'sample']);
});

it('measures one anew and keeps the others', async () => {
  const all = [counting('one'), counting('two'), counting('three')];
  await run([], all);
  await run(['--only', 'two', '--faults', 'all'], all.slice(0, 2));
  expect(await page()).toMatch(/## About one\n\nRun 1\.[^]*## About two\n\nRun 2\./);
  expect(await page()).not.toContain('three');
  expect(await figures()).toMatchObject({ one: { runs: 1 }, two: { runs: 2 } });
  expect(asked).toEqual(['sample', 'sample', 'sample', 'all']);
});

it.each([
  [['--only', 'nothing'], /no benchmark «nothing»/],
  [['--faults', 'few'], /sample or all, not «few»/],
  [['--faster'], /--faster/],
])('refuses %j with the usage and exit code 2', async (argv, message) => {
  const { code, told } = await run(argv, [counting('one')]);
  expect(code).toBe(2);
  expect(told).toMatch(message);
  expect(told).toContain('Usage: npm run bench');
  expect(asked).toEqual([]);
});
