/**
 * Asks for the offers for an instalment loan: `node --import ./examples/from-sources.js examples/consumer-loan-offers.ts 15000 60` (EUR, months).
 *
 * Environment: KEX_URL, KEX_TOKEN (access token of a client).
 */
import { createConsumerLoanOffersApi, GraphQLFailedError } from 'platform-contracts/consumer-loan-offers';
import { needed } from './needed.js';

const [baseUrl, accessToken] = needed('KEX_URL', 'KEX_TOKEN');
const [amount = '15000', months = '60'] = process.argv.slice(2);

const loans = createConsumerLoanOffersApi({ baseUrl, accessToken });
try {
  const wanted = { auszahlungsbetrag: Number(amount), laufzeitInMonaten: Number(months) };
  for (const { gesamtkonditionen, ratenkredit } of await loans.angebote(wanted)) {
    const name = ratenkredit?.produktanbieter?.name ?? 'a provider without a name';
    const { effektivzins, rateMonatlich } = gesamtkonditionen ?? {};
    console.log(`${effektivzins ?? '?'} %, ${rateMonatlich ?? '?'} EUR a month: ${name}`);
  }
} catch (error) {
  if (!(error instanceof GraphQLFailedError)) throw error;
  console.log(`No offers: ${error.errors.map(({ message }) => message).join('; ')}`);
}
