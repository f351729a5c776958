/**
 * The end of the interface `cases-v2`, generated from specs. Do not edit: run `npm run generate`.
 */

import type { Ending } from '../deprecation.ts';

/** Its last day, and the interfaces that replace it. */
export const ENDING: Ending = {"interface":"cases-v2","sunset":"2026-11-30","successors":["cases-v3","offers-v3"]};
