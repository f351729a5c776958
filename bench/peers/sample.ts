import { INTERFACE_IDS } from '../../generated/platform.ts';
import { FAULT_KINDS, type FaultKind } from '../../conformance/reference/fault-kind.ts';

/** One in this many faults is in the sample. */
export const ONE_OF = 7;

/** The properties that the sample depends on. */
export interface Sampled {
  interface: string;
  kind: FaultKind;
}

const INTERFACES: readonly string[] = INTERFACE_IDS;
const KINDS = Object.keys(FAULT_KINDS);

/**
 * A deterministic, proportional sample: the middle one of every {@link ONE_OF} faults, ordered by interface and kind, and the first fault
 * of each interface or kind that would be missing.
 */
export function sampleOf<Fault extends Sampled>(faults: readonly Fault[]): Fault[] {
  const ordered = [...faults].sort((a, b) => place(a) - place(b));
  const taken = new Set(ordered.filter((_, index) => index % ONE_OF === Math.floor(ONE_OF / 2)));
  for (const property of ['interface', 'kind'] as const) {
    const present = new Set([...taken].map((fault) => fault[property]));
    for (const fault of ordered) {
      if (present.has(fault[property])) continue;
      present.add(fault[property]);
      taken.add(fault);
    }
  }
  return ordered.filter((fault) => taken.has(fault));
}

function place(fault: Sampled): number {
  return INTERFACES.indexOf(fault.interface) * KINDS.length + KINDS.indexOf(fault.kind);
}
