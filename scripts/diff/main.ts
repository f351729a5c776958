import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCache } from '../generate/cache.ts';
import { digestOfInputs } from '../generate/fingerprint.ts';
import { FOLDER } from '../generate/command.ts';
import { plannedReleases, readPlan } from '../release/plan.ts';
import { runCommand, type Surroundings } from '../run-command.ts';
import { lastRelease, namedBase } from './base.ts';
import { readContracts } from './contracts.ts';
import { keptTooLow, tooLow } from './gate.ts';
import { reportSince, textOf } from './report.ts';

const USAGE = `Usage: npm run diff [-- --base DIR|TAG] [--check] [--json]
  --base DIR|TAG  compare with this release instead of the last one, which releases/ holds
  --check         fail if the pending changesets announce too low a version, or releases/ has one
  --json          print the result as JSON

Exit code: 0 done; 1 a version is too low; 2 wrong usage, or it cannot be compared.`;

/**
 * Runs `npm run diff`.
 *
 * @returns exit code: 0 done; 1 with `--check`, a version is too low; 2 wrong usage, or it cannot be compared
 */
export function main(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const carryOut = (wanted: ReturnType<typeof read>) => compare(wanted, surroundings);
  return runCommand(argv, { usage: USAGE, read, carryOut, failed: 2 }, surroundings);
}

function read(argv: readonly string[]): { base?: string | undefined; check: boolean; json: boolean } {
  const flag = { type: 'boolean', default: false } as const;
  return parseArgs({ args: [...argv], options: { base: { type: 'string' }, check: flag, json: flag } }).values;
}

async function compare(
  { base: name, check, json }: ReturnType<typeof read>,
  { root, today, write, writeError }: Surroundings,
): Promise<number> {
  // Only a hint; `npm run check:generated` is the check.
  const last = await readCache(root);
  if (last !== undefined && last.inputs !== (await digestOfInputs(root))) {
    writeError(`${FOLDER}/ may be older than specs/: run npm run generate first.`);
  }
  const base = name === undefined ? await lastRelease(root) : await namedBase(root, name);
  if (base === undefined)
    throw new Error('There has been no release: releases/ is empty. Name one with --base DIR|TAG.');
  const report = await reportSince(base, await readContracts(join(root, FOLDER)), today);
  const planned = check ? plannedReleases(await readPlan(root)) : [];
  const wrong = [
    ...tooLow(report, planned),
    ...(check && name === undefined ? await keptTooLow(root, base, today) : []),
  ];
  write(json ? JSON.stringify({ ...report, ...(check && { planned, tooLow: wrong }) }, null, 2) : textOf(report));
  for (const line of wrong) writeError(line);
  if (check && wrong.length === 0 && !json) {
    write(`Announced: ${planned.map(({ name, version }) => `${name} ${version}`).join(', ')}. That is enough.`);
  }
  return wrong.length === 0 ? 0 : 1;
}
