import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonValue } from 'jsonpath-rfc9535';
import { ConfigError } from '../config/config-error.ts';
import { INTERFACE_IDS, type InterfaceId } from '../interfaces.ts';
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
 * @throws ConfigError when one cannot be read, one of its actions changes nothing, or what comes out is no contract
 */
export function overlaidContracts(files: readonly string[]): OverlaidContracts {
  const contracts: OverlaidContracts = {};
  for (const file of files) applyTo(contracts, file);
  for (const id of INTERFACE_IDS) checkSchemas(id, contracts[id]);
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

function checkSchemas(id: InterfaceId, contract: OverlaidContract | undefined): void {
  if (contract?.changesSchemas !== true) return;
  const { components } = contract.document;
  const schemas = isObject(components) && isObject(components['schemas']) ? components['schemas'] : {};
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
  for (const [name, schema] of Object.entries(schemas)) {
    if (typeof schema === 'boolean' || (isObject(schema) && ajv.validateSchema(schema) === true)) continue;
    throw noSchema(contract, id, `${name}: ${ajv.errorsText(ajv.errors, { dataVar: '' })}`);
  }
}

/** The error that the schemas which Overlays have made of a contract are none. */
export function noSchema({ files }: OverlaidContract, id: InterfaceId, why: string): ConfigError {
  return new ConfigError(`--overlay ${files.join(', ')}: what it makes of ${id} is no valid schema: ${why}`);
}

function isObject(value: JsonValue | undefined): value is Record<string, JsonValue> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
