/**
 * Determines offers for a case, and reads their commission: `node --import ./examples/from-sources.js examples/offers-v2.ts BF4711`. Ends on 2026-11-30:
 * examples/migration.ts shows the same with v3.
 *
 * Environment: V2_URL, and LOGIN_URL, LOGIN_USERNAME, LOGIN_PASSWORD for the token; POLL_MS, the pause between two questions.
 */
import { tokenSource } from 'platform-contracts/login';
import { createOffersV2Api } from 'platform-contracts/offers-v2';
import { needed } from './needed.js';

const [baseUrl, loginUrl, username, password] = needed('V2_URL', 'LOGIN_URL', 'LOGIN_USERNAME', 'LOGIN_PASSWORD');
const { POLL_MS = '2000' } = process.env;
const [vorgangsNummer = 'BF4711'] = process.argv.slice(2);

const accessToken = tokenSource({ baseUrl: loginUrl, username, password });
// Whoever reads this knows that the interface ends; without a listener Node warns.
const offers = createOffersV2Api({ baseUrl, accessToken, onDeprecation: () => {} });
const { ermittlungsId } = await offers.determine({ vorgangsNummer, alternativen: true, provisionsAusgabe: true });
// The platform does not publish what a result list looks like: this is how the reference deployment does it.
const list = (await offers.listErgebnisse({ ermittlungsId })) as { ergebnisNummer: string; produktAnbieter: string }[];
for (const { ergebnisNummer, produktAnbieter } of list) {
  const { betrag } = await offers.getProvision({ ermittlungsId, ergebnisNummer }, { intervalMs: Number(POLL_MS) });
  console.log(`Result ${ergebnisNummer} of ${produktAnbieter}: ${(betrag / 100).toFixed(2)} EUR commission`);
}
console.log(`${offers.rateLimit()?.remaining ?? 'An unknown number of'} calls are left in this window`);
