/**
 * Calculates offers for a case, with alternatives and commission: `node --import ./examples/from-sources.js examples/offers-v3.ts BF4711`.
 *
 * Environment: BAUFI_URL, BAUFI_TOKEN.
 */
import { createOffersV3Api } from 'platform-contracts/offers-v3';
import { needed } from './needed.js';

const [baseUrl, accessToken] = needed('BAUFI_URL', 'BAUFI_TOKEN');
const [vorgangsnummer = 'BF4711'] = process.argv.slice(2);

const offers = createOffersV3Api({ baseUrl, accessToken });
const calculation = await offers.calculate(vorgangsnummer, {
  ermitteln: true,
  alternativen: true,
  provisionsAusgabe: true,
});
if (calculation.found) {
  // The platform does not publish what a result list looks like: this is how the reference deployment does it.
  const list = calculation.ergebnisliste as { ergebnislisteId: string; ergebnisse: { ergebnisnummer: string }[] };
  for (const { ergebnisnummer } of list.ergebnisse) {
    const result = { vorgangsnummer, ergebnislisteId: list.ergebnislisteId, ergebnisnummer };
    const [offer, commission] = [await offers.getErgebnis(result), await offers.getProvision(result)];
    console.log(`Result ${ergebnisnummer}: ${JSON.stringify(offer)}, commission ${JSON.stringify(commission)}`);
  }
} else {
  console.log(`No offers for the case ${vorgangsnummer}`);
}
