/**
 * Proves the suite: judges every fault, chaos, order and mutant, prints what it comes to, and writes `docs/proof.md`.
 *
 * Exit code: 0 the proof holds; 1 it does not.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { loadRules } from '../kit/load-rules.ts';
import { computeFigures, findingsOf, judgeAllMutants } from './figures.ts';
import { chaosTable, faultsTable, mutantsSection, mutantsTable, PAGE, pageOf, rulesTable, sections } from './page.ts';

const file = join(resolve(import.meta.dirname, '../..'), PAGE);
const seconds = () => `${(performance.now() / 1000).toFixed(1)} s`;

const rules = await loadRules();
const figures = await computeFigures();
const findings = findingsOf(figures);
console.log([rulesTable(rules), faultsTable(figures), chaosTable(figures)].join('\n\n'));
console.log(`\nFaults, chaos and ${figures.steadiness.length} runs in random order: ${seconds()}.\n`);
const mutants = await judgeAllMutants();
console.log(`${mutantsTable(mutants)}\n\nWith mutants: ${seconds()}.`);
for (const finding of findings) console.error(finding);
const text = pageOf({ ...sections(rules, figures), Mutants: mutantsSection(mutants) });
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
console.log(`${PAGE} is written.`);
process.exitCode = findings.length === 0 ? 0 : 1;
