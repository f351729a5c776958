/**
 * Reads the financing suggestions for a case: `node --import ./examples/from-sources.js examples/offers-v1.ts BF4711`. Ends on 2026-11-30: use
 * examples/offers-v3.ts.
 *
 * Environment: V2_URL, V2_TOKEN.
 */
import { createOffersV1Api, NotFoundError } from 'platform-contracts/offers-v1';
import { needed } from './needed.js';

const [baseUrl, accessToken] = needed('V2_URL', 'V2_TOKEN');
const [vorgangsNummer = 'BF4711'] = process.argv.slice(2);

// Whoever reads this knows that the interface ends; without a listener Node warns.
const offers = createOffersV1Api({ baseUrl, accessToken, onDeprecation: () => {} });
try {
  const suggestions = await offers.getFinanzierungsvorschlaege(vorgangsNummer);
  console.log(`Suggestions for the case ${vorgangsNummer}: ${JSON.stringify(suggestions)}`);
} catch (error) {
  if (!(error instanceof NotFoundError)) throw error;
  console.log(`There is no case ${vorgangsNummer} that this token may see (trace id ${error.traceId})`);
}
