import type { StepContext } from '../../../engine/context.ts';
import type { Operation, PatchType } from './operation.ts';
import { PATCH_TYPES } from './operation.ts';

/** What a run knows about its own patches: enough to say in the end what is not as it was. */
export interface Ledger {
  /** The last operation on a part, by its name, that was not refused. */
  sent: Map<string, Operation>;
  /** Names of the parts that a record has shown. */
  shown: Set<string>;
  /** The media type of the last patch that was accepted. */
  type: PatchType;
}

/** The ledger of this run. */
export function ledgerOf(context: StepContext): Promise<Ledger> {
  return context.once('ledger of patches', () =>
    Promise.resolve({ sent: new Map<string, Operation>(), shown: new Set<string>(), type: PATCH_TYPES[0] }),
  );
}
