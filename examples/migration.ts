/**
 * Determines offers for a case with v2, and for the same case with v3; then asks what becomes of captured data:
 * `node --import ./examples/from-sources.js examples/migration.ts BF4711`.
 *
 * Environment: V2_URL, V2_TOKEN, BAUFI_URL, BAUFI_TOKEN.
 */
import { END_OF_LIFE, toV3 } from 'platform-contracts/migration';
import { createOffersV2Api } from 'platform-contracts/offers-v2';
import { createOffersV3Api } from 'platform-contracts/offers-v3';
import { needed } from './needed.js';

const [V2_URL, V2_TOKEN, BAUFI_URL, BAUFI_TOKEN] = needed('V2_URL', 'V2_TOKEN', 'BAUFI_URL', 'BAUFI_TOKEN');
const order = { vorgangsNummer: process.argv[2] ?? 'BF4711', alternativen: true };

// Whoever reads this knows that the interface ends; without a listener Node warns.
const before = createOffersV2Api({ baseUrl: V2_URL, accessToken: V2_TOKEN, onDeprecation: () => {} });
const { ermittlungsId } = await before.determine(order);
console.log(`v2, until ${END_OF_LIFE}: ${JSON.stringify(await before.listErgebnisse({ ermittlungsId }))}`);

const { call } = toV3(order);
const after = createOffersV3Api({ baseUrl: BAUFI_URL, accessToken: BAUFI_TOKEN });
const calculation = await after.calculate(call.path.vorgangsnummer, call.body);
console.log(`v3: ${calculation.found ? JSON.stringify(calculation.ergebnisliste) : 'no offers'}`);

const { without } = toV3({ erfassteDaten: { vorhaben: { finanzbedarf: { kaufpreis: 420_000 } } } });
for (const { what, why } of without) console.log(`Without a counterpart: ${what} (${why})`);
