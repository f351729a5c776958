/**
 * The end of the interface `offers-v1`, generated from specs. Do not edit: run `npm run generate`.
 */

import type { Ending } from '../deprecation.ts';

/** Its last day, and the interfaces that replace it. */
export const ENDING: Ending = {"interface":"offers-v1","sunset":"2026-11-30","successors":["offers-v3"]};
