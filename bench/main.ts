/** Runs the benchmarks, and writes `docs/benchmarks.md` and `docs/benchmarks.json`. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { painter } from '../conformance/reporters/paint.ts';
import { CONSOLE } from '../scripts/run-command.ts';
import type { Benchmark } from './benchmark.ts';
import { clients } from './clients/benchmark.ts';
import { bench } from './command.ts';
import { conformance } from './conformance/benchmark.ts';
import { fleet } from './fleet/benchmark.ts';
import type { Findings } from './goals.ts';
import { generation } from './generation/benchmark.ts';
import { growth } from './growth/benchmark.ts';
import { mocks } from './mocks/benchmark.ts';
import { peers } from './peers/benchmark.ts';
import { reference } from './reference/benchmark.ts';
import { types } from './types/benchmark.ts';
import { weight } from './weight/benchmark.ts';

const BENCHMARKS: readonly Benchmark[] = [
  conformance,
  reference,
  mocks,
  generation,
  types,
  clients,
  weight,
  growth,
  peers,
  fleet,
];

const ROOT = resolve(import.meta.dirname, '..');
const INSTALL = ['ci', '--prefix', 'bench', '--prefer-offline', '--no-audit', '--no-fund'];

process.exitCode = await bench(process.argv.slice(2), BENCHMARKS, {
  root: ROOT,
  findings: parse(readFileSync(new URL('findings.yaml', import.meta.url), 'utf8')) as Findings,
  paint: painter(process.stdout),
  install: () => execFileSync('npm', INSTALL, { cwd: ROOT, stdio: 'inherit' }),
  ...CONSOLE,
});
