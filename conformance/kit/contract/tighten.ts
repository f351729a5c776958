import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonValue } from 'jsonpath-rfc9535';
import { ConfigError } from '../config/config-error.ts';
import type { InterfaceId } from '../interfaces.ts';
import type { TightenedContracts } from './observations.ts';
import { applyOverlay, interfacesOf, loadOverlay } from './overlay.ts';
import { responseContract, type ResponseContract, type Validate } from './response-contract.ts';

const GENERATED = new URL('../../../generated/', import.meta.url);

/**
 * Applies an Overlay to the contracts, and compiles those that it changes.
 *
 * @param file - path of the Overlay
 * @throws ConfigError when it cannot be read, one of its actions changes nothing, or what comes out is no valid schema
 */
export async function tighten(file: string): Promise<TightenedContracts> {
  const overlay = loadOverlay(file);
  const changes = overlay.actions.map(() => 0);
  const tightened: Partial<Record<InterfaceId, ResponseContract>> = {};
  for (const id of interfacesOf(overlay, file)) {
    const document = JSON.parse(readFileSync(new URL(`${id}/openapi.json`, GENERATED), 'utf8')) as JsonValue;
    const overlaid = applyOverlay(document, overlay, file);
    if (overlaid.changed.every((count) => count === 0)) continue;
    if (!overlaid.changesSchemas) {
      throw new ConfigError(
        `--overlay ${file}: changes no schema of ${id} that has a name. The suite reads what stands under ` +
          '$.components.schemas: write an update for each name.',
      );
    }
    overlaid.changed.forEach((count, action) => (changes[action] = (changes[action] ?? 0) + count));
    tightened[id] = compile(id, overlaid.document, await responseContract(id), file);
  }
  const idle = overlay.actions.filter((_, action) => changes[action] === 0).map(({ target }) => target);
  if (idle.length > 0) {
    throw new ConfigError(
      `--overlay ${file}: ${idle.join(' and ')} is found in no contract. ` +
        `Look the name up in the contract: generated/<interface>/openapi.yaml.`,
    );
  }
  return tightened;
}

function compile(id: InterfaceId, document: JsonValue, contract: ResponseContract, file: string): ResponseContract {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, logger: false });
  const pointers = Object.keys(contract.validators);
  try {
    ajv.addSchema({ ...(document as Record<string, JsonValue>), $id: id });
    const entries = pointers.map((pointer) => [pointer, validatorAt(ajv, id, pointer)] as const);
    return { responses: contract.responses, validators: Object.fromEntries(entries) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`--overlay ${file}: what it makes of ${id} is no valid schema: ${why}`);
  }
}

function validatorAt(ajv: Ajv2020, id: string, pointer: string): Validate {
  const validate = ajv.getSchema(`${id}${encodeURI(pointer)}`);
  if (validate === undefined) throw new Error(`${pointer} is gone`);
  return validate as Validate;
}
