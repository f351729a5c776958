import { cases as seed, complete, ermittlungsId } from '../cases/seed.ts';
import { createCaseStore } from '../cases/store.ts';

export { andereVorgangsNummer, vorgangsNummer } from '../cases/seed.ts';

/** The process cases that offers can be determined for. */
export const cases = createCaseStore(seed);

/** A determination that has been there all along, with its commission. */
export const determination = {
  id: ermittlungsId,
  partnerId: complete.partnerId,
  erfassteDaten: JSON.stringify(complete.erfassteDaten),
  alternativen: false,
  provisionsAusgabe: true,
};
