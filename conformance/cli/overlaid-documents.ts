import { INTERFACE_IDS, type InterfaceId } from '../../generated/platform.ts';
import { readBundled } from '../contracts/bundled.ts';

/** What Overlays have made of the contracts that mocks serve. */
export interface OverlaidDocuments {
  overlaid: Partial<Record<InterfaceId, object>>;
}

/**
 * Applies Overlays to the contracts that mocks serve.
 *
 * @throws OverlayError when one cannot be read, one of its actions changes nothing, or what comes out is no contract
 */
export async function overlaidDocuments(files: readonly string[]): Promise<OverlaidDocuments> {
  // Reading Overlays takes longer to load than the mocks without one take to start.
  if (files.length === 0) return { overlaid: {} };
  const { overlaidContracts, requireContracts } = await import('../contracts/overlaid.ts');
  const contracts = overlaidContracts(files, { ids: INTERFACE_IDS, read: readBundled });
  requireContracts(contracts);
  const documents = Object.entries(contracts).map(([id, { document }]) => [id, document]);
  return { overlaid: Object.fromEntries(documents) as OverlaidDocuments['overlaid'] };
}
