import { join } from 'node:path';
import { plannedReleases } from '../release/plan.ts';
import { readDiffArguments, USAGE, type DiffArguments } from './arguments.ts';
import { lastRelease, namedBase } from './base.ts';
import { compareContracts } from './compare.ts';
import { readContracts } from './contracts.ts';
import { tooLow } from './gate.ts';
import { reportOf, tableOf } from './report.ts';

/** Where the command works, and where it writes to. */
export interface Surroundings {
  /** Absolute path of the checkout. */
  root: string;
  /** Takes one line of output. */
  write: (line: string) => void;
  /** Takes one line about what went wrong. */
  writeError: (line: string) => void;
}

/**
 * Runs `npm run diff`.
 *
 * @returns exit code: 0 done; 1 with `--check`, the announced version is too low; 2 wrong usage, or it cannot be compared
 */
export async function main(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const { write, writeError } = surroundings;
  if (argv.includes('--help')) {
    write(USAGE);
    return 0;
  }
  let wanted: DiffArguments;
  try {
    wanted = readDiffArguments(argv);
  } catch (error) {
    writeError(`${messageOf(error)}\n${USAGE}`);
    return 2;
  }
  try {
    return await compare(wanted, surroundings);
  } catch (error) {
    writeError(messageOf(error));
    return 2;
  }
}

async function compare({ base: name, check, json }: DiffArguments, surroundings: Surroundings): Promise<number> {
  const { root, write, writeError } = surroundings;
  const base = name === undefined ? await lastRelease(root) : await namedBase(root, name);
  if (base === undefined)
    throw new Error('There has been no release: releases/ is empty. Name one with --base DIR|TAG.');
  const report = reportOf(base, await compareContracts(base.contracts, await readContracts(join(root, 'generated'))));
  const planned = check ? await plannedReleases(root) : [];
  const wrong = tooLow(report, planned);
  write(json ? JSON.stringify({ ...report, ...(check && { planned, tooLow: wrong }) }, null, 2) : tableOf(report));
  for (const line of wrong) writeError(line);
  if (check && wrong.length === 0 && !json) {
    write(`Announced: ${planned.map(({ name, version }) => `${name} ${version}`).join(', ')}. That is enough.`);
  }
  return wrong.length === 0 ? 0 : 1;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
