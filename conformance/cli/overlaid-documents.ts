import { INTERFACE_IDS, type InterfaceId } from '../../generated/platform.ts';
import { readBundled } from '../contracts/bundled.ts';
import { mapValues } from '../json.ts';

/**
 * Applies Overlays to the contracts that mocks serve.
 *
 * @param files - paths of the Overlays
 * @throws OverlayError when one cannot be read, one of its actions changes nothing, or the result is not a contract
 */
export async function overlaidDocuments(files: readonly string[]): Promise<Partial<Record<InterfaceId, object>>> {
  // Imported lazily: loading the Overlay code takes longer than starting the mocks.
  if (files.length === 0) return {};
  const { overlaidContracts } = await import('../contracts/overlaid.ts');
  const contracts = overlaidContracts(files, { ids: INTERFACE_IDS, read: readBundled });
  return mapValues(contracts, ({ document }) => document);
}
