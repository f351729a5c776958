import type { Fault } from '../interface.ts';
import { created, ignored } from './create-faults.ts';
import { patched } from './patch-faults.ts';
import { validated } from './validation-faults.ts';

/** The faults of the partner interface: P19 to P23, P26 to P28, P30 to P37. */
export const faults: readonly Fault[] = [...created, ...ignored, ...validated, ...patched];
