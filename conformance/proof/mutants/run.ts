import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { MutantResult } from './mutant.ts';
import { figuresOf } from './summary.ts';
import type { Sent, Share } from './worker.ts';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/**
 * Derives and judges all mutants, on all cores.
 *
 * @returns the results, ordered by id
 * @throws Error when one of the processes ends before its part is judged
 */
export async function judgeAllMutants(processes = availableParallelism()): Promise<MutantResult[]> {
  const parts = Array.from({ length: processes }, (_, part) => judgePart({ part, of: processes }));
  return (await Promise.all(parts)).flat().sort((a, b) => (a.id < b.id ? -1 : 1));
}

function judgePart(share: Share): Promise<MutantResult[]> {
  return new Promise((resolve, reject) => {
    const results: MutantResult[] = [];
    const worker = fork(WORKER, { execArgv: ['--import', 'tsx/esm'] });
    worker.on('message', (sent: Sent) => {
      if (sent !== 'done') return void results.push(sent);
      resolve(results);
      worker.kill();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`part ${share.part}: the process ended with ${code}`)));
    worker.send(share);
  });
}

/** Prints what became of the mutants, and which survived: `node --import tsx/esm conformance/proof/mutants/run.ts`. */
async function main(): Promise<void> {
  const started = performance.now();
  const results = await judgeAllMutants();
  for (const { interface: id, byOutcome, byLevel, killed } of figuresOf(results)) {
    const outcomes = Object.entries(byOutcome).map(([outcome, count]) => `${count} ${outcome}`);
    const share = `${(100 * killed).toFixed(1)} %`;
    console.log(`${id}: ${outcomes.join(', ')}; ${share} (${byLevel.must} must, ${byLevel.should} should)`);
  }
  for (const { id } of results.filter(({ outcome }) => outcome === 'survived')) console.log(`survived: ${id}`);
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
