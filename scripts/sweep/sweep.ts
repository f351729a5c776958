import type { Host } from '../../generated/platform.ts';
import type { Contract } from '../docs/contracts.ts';
import { sweepContract, type OperationResult, type Permissions } from './contract.ts';

/** What to sweep, and where to write what was found. */
export interface SweepOptions {
  contracts: readonly Contract[];
  /** Base URLs by host; contracts of other hosts are left out. */
  targets: Partial<Record<Host, string>>;
  permissions: Permissions;
  /** Takes one line of output. */
  write: (line: string) => void;
}

const COUNTED = ['passed', 'failed', 'skipped'] as const;

/**
 * Sweeps the contracts one after the other and writes a line for each, then the failures.
 *
 * @returns whether nothing failed and anything was sent
 */
export async function sweep({ contracts, targets, permissions, write }: SweepOptions): Promise<boolean> {
  const swept: { id: string; result: OperationResult }[] = [];
  const width = Math.max(...contracts.map(({ id }) => id.length));
  for (const contract of contracts) {
    const server = targets[contract.host];
    if (server === undefined) continue;
    const results = await sweepContract(contract, server, permissions);
    swept.push(...results.map((result) => ({ id: contract.id, result })));
    write(`${contract.id.padEnd(width)}  ${countLine(results)}`);
  }
  writeReasons(swept, write);
  const results = swept.map(({ result }) => result);
  write(`${'all'.padEnd(width)}  ${countLine(results)}`);
  if (!results.some(({ outcome }) => outcome !== 'skipped')) write('Nothing was sent, so nothing is shown.');
  return results.some(({ outcome }) => outcome === 'passed') && !results.some(({ outcome }) => outcome === 'failed');
}

function countLine(results: readonly OperationResult[]): string {
  return COUNTED.map((outcome) => {
    const count = results.filter((result) => result.outcome === outcome).length;
    return `${String(count).padStart(3)} ${outcome}`;
  }).join('  ');
}

function writeReasons(swept: readonly { id: string; result: OperationResult }[], write: (line: string) => void): void {
  for (const { id, result } of swept.filter(({ result: { outcome } }) => outcome === 'failed')) {
    write(`\nFAILED  ${id}  ${result.key} (${result.operationId})`);
    for (const line of result.reason.split('\n')) write(`        ${line}`);
  }
  const skipped = new Map<string, number>();
  for (const { result } of swept.filter(({ result: { outcome } }) => outcome === 'skipped')) {
    skipped.set(result.reason, (skipped.get(result.reason) ?? 0) + 1);
  }
  write('');
  for (const [reason, count] of skipped) write(`skipped ${String(count)}: ${reason}`);
}
