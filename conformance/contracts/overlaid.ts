import { resolve } from 'node:path';
import type { JsonObject } from '../json.ts';
import { contractProblem } from './contract-problem.ts';
import { OverlayError } from './overlay-error.ts';
import { applyOverlay, interfacesOf, loadOverlay, type Overlay } from './overlay.ts';

/** A contract changed by Overlays. */
export interface OverlaidContract {
  document: JsonObject;
  /** Paths of the Overlays that changed it, in order. */
  files: readonly string[];
  /** Whether a named schema was changed. */
  changesSchemas: boolean;
}

/** The contracts changed by Overlays, by interface. */
export type OverlaidContracts<Id extends string> = Partial<Record<Id, OverlaidContract>>;

/** The bundled contracts that Overlays may change. */
export interface Contracts<Id extends string> {
  ids: readonly Id[];
  read: (id: Id) => object;
}

/**
 * Applies Overlays to contracts one after the other.
 *
 * @param files - paths of the Overlays
 * @throws OverlayError when one cannot be read or is given twice, one of its actions selects nothing, or the result has an unresolved
 *   reference or an invalid schema
 */
export function overlaidContracts<Id extends string>(
  files: readonly string[],
  contracts: Contracts<Id>,
): OverlaidContracts<Id> {
  const overlaid: OverlaidContracts<Id> = {};
  const paths = files.map((file) => resolve(file));
  const twice = files.find((_, index) => paths.indexOf(paths[index] ?? '') < index);
  if (twice !== undefined) throw new OverlayError([twice], { what: 'is given twice. Name each Overlay once.' });
  for (const file of files) applyTo(overlaid, loadOverlay(file), contracts);
  for (const [id, contract] of Object.entries<OverlaidContract>(overlaid as Record<Id, OverlaidContract>)) {
    const problem = contractProblem(contract.document);
    if (problem !== undefined) throw noContract(contract.files, id, problem);
  }
  return overlaid;
}

function applyTo<Id extends string>(
  overlaid: OverlaidContracts<Id>,
  overlay: Overlay,
  { ids, read }: Contracts<Id>,
): void {
  const { file } = overlay;
  const concerned = interfacesOf(overlay, ids);
  const idle = new Set(overlay.actions.keys());
  for (const id of concerned) {
    const before = overlaid[id];
    const { document, changed, changesSchemas } = applyOverlay(before?.document ?? read(id), overlay);
    if (changed.every((count) => count === 0)) continue;
    for (const [action, count] of changed.entries()) if (count > 0) idle.delete(action);
    overlaid[id] = {
      document,
      files: [...(before?.files ?? []), file],
      changesSchemas: changesSchemas || before?.changesSchemas === true,
    };
  }
  const only = concerned.length === 1 ? concerned[0] : undefined;
  const problems = Array.from(idle, (action) => {
    const what =
      `${overlay.actions[action]?.target} selects nothing in ${only ?? 'any contract'}. ` +
      `Look the name up in the contract: generated/${only ?? '<interface>'}/openapi.yaml.`;
    return { what, ...overlay.placeOf('actions', action, 'target') };
  });
  if (problems.length > 0) throw new OverlayError([file], ...problems);
}

/** The error about a contract that is invalid after applying Overlays. */
export function noContract(files: readonly string[], id: string, problem: string): OverlayError {
  return new OverlayError(files, { what: `the resulting contract of ${id} ${problem}` });
}
