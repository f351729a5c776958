/**
 * Proves the suite: judges every fault, chaos, order and mutant, prints a summary, and writes `docs/proof.md`.
 *
 * Exit code: 0 the proof holds; 1 it does not; 2 wrong usage.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { loadRules } from '../engine/load-rules.ts';
import { computeFigures, findingsOf } from './figures.ts';
import { PAGE, pageOf, summaryOf } from './page.ts';

const USAGE = `Usage: npm run proof
  judges every fault and writes ${PAGE}; takes about two minutes on two cores, and no arguments`;

if (process.argv.length > 2) {
  console.log(USAGE);
  process.exit(process.argv.includes('--help') ? 0 : 2);
}

const file = join(resolve(import.meta.dirname, '../..'), PAGE);
const started = performance.now();
const rules = await loadRules();
const figures = await computeFigures((done, of) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${of}${done === of ? '\r\u001b[K' : ''}`);
});
const seconds = ((performance.now() - started) / 1000).toFixed(0);
const findings = findingsOf(figures);
const lastRun = `Everything above took ${seconds} s on ${availableParallelism()} cores, Node ${process.versions.node}.`;
console.log(`${summaryOf(rules, figures)}\n\n${lastRun}`);
for (const finding of findings) console.error(finding);
writeFileSync(file, await pageOf(rules, figures, lastRun));
console.log(`${PAGE} is written. ${findings.length === 0 ? 'The proof holds.' : 'The proof does not hold.'}`);
process.exitCode = findings.length === 0 ? 0 : 1;
