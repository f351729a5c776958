import { cases as seed } from '../cases/seed.ts';
import { createCaseStore } from '../cases/store.ts';

export { andereVorgangsNummer, vorgangsNummer } from '../cases/seed.ts';

/** The process cases that offers can be determined for. */
export const cases = createCaseStore(seed);
