import { onHost } from '../overlay.fixture.ts';
import { serveReference, type Served, type ServeOptions } from '../reference.fixture.ts';
import {
  createConsumerLoanOffersApi,
  type ConsumerLoanOffersApi,
  type ConsumerLoanOffersApiSettings,
} from './index.ts';

/** A request with offers. */
export const WANTED = { auszahlungsbetrag: 15_000, laufzeitInMonaten: 60 };

/** A request without offers. */
export const UNWANTED = { auszahlungsbetrag: 15_000, laufzeitInMonaten: 600 };

/** Replaces responses of the host of the offers. */
export const onOffers = (answer: Parameters<typeof onHost>[1]): ServeOptions => onHost('kex', answer);

/** Serves the reference deployment, and creates the client of its consumer-loan offers. */
export async function start(
  options: ServeOptions = {},
  settings: Partial<ConsumerLoanOffersApiSettings> = {},
): Promise<Served & { loans: ConsumerLoanOffersApi }> {
  const served = await serveReference(options);
  const { urls, credentials, clock } = served;
  const { accessToken } = credentials.kex;
  return { ...served, loans: createConsumerLoanOffersApi({ baseUrl: urls.kex, accessToken, clock, ...settings }) };
}
