import { withLinearErrors } from '../../contracts/linear-errors.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { messageOf } from '../../message-of.ts';
import { INTERFACE_IDS, type InterfaceId } from '../../../generated/platform.ts';
import { readBundled } from '../../contracts/bundled.ts';
import { noSchema } from '../../contracts/contract-problem.ts';
import type { TightenedContracts } from './observations.ts';
import { OverlayError } from '../../contracts/overlay-error.ts';
import { noContract, overlaidContracts, type OverlaidContract } from '../../contracts/overlaid.ts';
import type { ResponseContract, Validate } from '../../../generated/response-contract.ts';
import { responseContract } from './fit.ts';

/**
 * Applies Overlays to the contracts and compiles those that change.
 *
 * @param files - paths of the Overlays, applied one after the other
 * @throws OverlayError when one cannot be read, one of its actions changes nothing, or the result is not a valid schema
 */
export async function tighten(...files: string[]): Promise<TightenedContracts> {
  const overlaid = overlaidContracts(files, { ids: INTERFACE_IDS, read: readBundled });
  const tightened: Partial<Record<InterfaceId, ResponseContract>> = {};
  for (const id of INTERFACE_IDS) {
    const contract = overlaid[id];
    if (contract === undefined) continue;
    if (!contract.changesSchemas) {
      throw new OverlayError(contract.files, {
        what: `changes no named schema of ${id}. The suite uses only $.components.schemas: write an update for each name.`,
      });
    }
    tightened[id] = compile(id, contract, await responseContract(id));
  }
  return tightened;
}

function compile(
  id: InterfaceId,
  contract: OverlaidContract,
  { responses, validators }: ResponseContract,
): ResponseContract {
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    allErrors: true,
    logger: false,
    code: { process: withLinearErrors },
  });
  try {
    ajv.addSchema({ ...contract.document, $id: id });
    const entries = Object.keys(validators).map((pointer) => [pointer, validatorAt(ajv, id, pointer)] as const);
    return { responses, validators: Object.fromEntries(entries) };
  } catch (error) {
    throw noContract(contract.files, id, noSchema(messageOf(error)));
  }
}

function validatorAt(ajv: Ajv2020, id: string, pointer: string): Validate {
  const validate = ajv.getSchema(`${id}${encodeURI(pointer)}`);
  if (validate === undefined) throw new Error(`${pointer} is gone`);
  return validate as Validate;
}
