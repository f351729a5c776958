import type { Case } from './case.ts';

/** Cases by their number. */
export type Cases = ReadonlyMap<string, Case>;

/** Copies `seed` case by case, so that what changes in one deployment, or in one case, is not seen in another. */
export function createCaseStore(seed: readonly Case[]): Cases {
  return new Map(seed.map((each) => [each.vorgangsNummer, structuredClone(each)]));
}
