import { groupBy } from '../../conformance/group-by.ts';
import type { Host } from '../../generated/platform.ts';
import type { Contract } from '../docs/contracts.ts';
import { sweepContract, type OperationResult, type Permissions } from './contract.ts';

export interface SweepOptions {
  contracts: readonly Contract[];
  /** Base URLs by host; contracts of other hosts are left out. */
  targets: Partial<Record<Host, string>>;
  permissions: Permissions;
  /** Takes one line of output. */
  write: (line: string) => void;
}

/**
 * Sweeps the contracts in turn, and writes a line for each, then the failures.
 *
 * @returns whether something was sent and nothing failed
 */
export async function sweep({ contracts, targets, permissions, write }: SweepOptions): Promise<boolean> {
  const swept: OperationResult[] = [];
  const withOutcome = (outcome: OperationResult['outcome']) => swept.filter((result) => result.outcome === outcome);
  const width = Math.max(...contracts.map(({ id }) => id.length));
  for (const contract of contracts) {
    const server = targets[contract.host];
    if (server === undefined) continue;
    const results = await sweepContract(contract, server, permissions);
    swept.push(...results);
    write(`${contract.id.padEnd(width)}  ${countLine(results)}`);
  }
  for (const [reason, same] of groupBy(withOutcome('failed'), (result) => result.reason)) {
    write('');
    for (const { interface: id, key, operationId } of same) write(`FAILED  ${id}  ${key} (${operationId})`);
    for (const line of reason.split('\n')) write(`        ${line}`);
  }
  write('');
  for (const [reason, same] of groupBy(withOutcome('skipped'), (result) => result.reason)) {
    write(`skipped ${String(same.length)}: ${reason}`);
  }
  write(`${'all'.padEnd(width)}  ${countLine(swept)}`);
  if (withOutcome('skipped').length === swept.length) write('Nothing was sent, so nothing is shown.');
  return withOutcome('passed').length > 0 && withOutcome('failed').length === 0;
}

function countLine(results: readonly OperationResult[]): string {
  const counts = (['passed', 'failed', 'skipped'] as const).map((outcome) => {
    const count = results.filter((result) => result.outcome === outcome).length;
    return `${String(count).padStart(3)} ${outcome}`;
  });
  return counts.join('  ');
}
