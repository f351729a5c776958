import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { JsonValue } from 'jsonpath-rfc9535';
import { ConfigError } from '../config/config-error.ts';
import { isObject } from '../expect.ts';
import { INTERFACE_IDS, type InterfaceId } from '../interfaces.ts';
import { contractProblem } from './contract-problem.ts';
import { applyOverlay, interfacesOf, loadOverlay } from './overlay.ts';

const GENERATED = new URL('../../../generated/', import.meta.url);

/** A contract that Overlays have changed. */
export interface OverlaidContract {
  document: Record<string, JsonValue>;
  /** The Overlays that changed it, in their order. */
  files: readonly string[];
  /** Whether a schema that has a name was changed. */
  changesSchemas: boolean;
}

/** The contracts that Overlays have changed, by interface. */
export type OverlaidContracts = Partial<Record<InterfaceId, OverlaidContract>>;

/**
 * Applies Overlays to the contracts, each to what those before it have left.
 *
 * @param files - paths of the Overlays
 * @throws ConfigError when one cannot be read or is given twice, one of its actions changes nothing, or what comes out is no
 *   contract: a reference leads nowhere, or a schema is none
 */
export function overlaidContracts(files: readonly string[]): OverlaidContracts {
  const contracts: OverlaidContracts = {};
  const paths = files.map((file) => resolve(file));
  const twice = files.find((_, index) => paths.indexOf(paths[index] ?? '') < index);
  if (twice !== undefined) throw new ConfigError(`--overlay ${twice}: is given twice. Name each Overlay once.`);
  for (const file of files) applyTo(contracts, file);
  for (const id of INTERFACE_IDS) {
    const contract = contracts[id];
    const problem = contract && contractProblem(contract.document);
    if (contract !== undefined && problem !== undefined) throw noContract(contract, id, problem);
  }
  return contracts;
}

function applyTo(contracts: OverlaidContracts, file: string): void {
  const overlay = loadOverlay(file);
  const found = overlay.actions.map(() => 0);
  for (const id of interfacesOf(overlay, file)) {
    const before = contracts[id];
    const { document, changed, changesSchemas } = applyOverlay(before?.document ?? contractOf(id), overlay, file);
    if (changed.every((count) => count === 0)) continue;
    changed.forEach((count, action) => (found[action] = (found[action] ?? 0) + count));
    if (!isObject(document)) throw new ConfigError(`--overlay ${file}: leaves nothing of the contract of ${id}.`);
    contracts[id] = {
      document,
      files: [...(before?.files ?? []), file],
      changesSchemas: changesSchemas || before?.changesSchemas === true,
    };
  }
  const idle = overlay.actions.filter((_, action) => found[action] === 0).map(({ target }) => target);
  if (idle.length > 0) {
    throw new ConfigError(
      `--overlay ${file}: ${idle.join(' and ')} is found in no contract. ` +
        `Look the name up in the contract: generated/<interface>/openapi.yaml.`,
    );
  }
}

function contractOf(id: InterfaceId): JsonValue {
  return JSON.parse(readFileSync(new URL(`${id}/openapi.json`, GENERATED), 'utf8')) as JsonValue;
}

/** The error that what Overlays have made of a contract is none. */
export function noContract({ files }: OverlaidContract, id: InterfaceId, problem: string): ConfigError {
  return new ConfigError(`--overlay ${files.join(', ')}: what it makes of ${id} ${problem}`);
}
