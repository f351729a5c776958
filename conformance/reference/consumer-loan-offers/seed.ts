import { partners } from '../partner/seed.ts';
import type { Claims } from '../tokens.ts';

/** The permission to determine consumer-loan offers (L16). */
export const SCOPE = 'konsumentenkredit:angebot:ermitteln';

/** The API client of a house. */
export const client: Claims = { partnerId: 'HSE01', scopes: [SCOPE] };

/** The claims of the tokens in the configuration for this deployment, by name of the credential. */
export const consumerLoanBearers: Readonly<Record<'kex' | 'kexWithoutScope', Claims>> = {
  kex: client,
  kexWithoutScope: { ...client, scopes: [] },
};

const AMOUNT = 15_000;

/** `fixtures.consumerLoan` of the configuration for this deployment. */
export const consumerLoanFixtures = {
  partnerId: 'BRT01',
  clientPartnerId: client.partnerId,
  partnerIdOutside: 'FRD01',
  auszahlungsbetrag: AMOUNT,
  laufzeitInMonaten: 60,
  failingQuery: {
    query: `query ($auszahlungsbetrag: Euro!, $laufzeitInMonaten: Int) {
  bestesAngebot(auszahlungsbetrag: $auszahlungsbetrag, laufzeitInMonaten: $laufzeitInMonaten) {
    gesamtkonditionen { rateMonatlich }
  }
}`,
    variables: { auszahlungsbetrag: AMOUNT, laufzeitInMonaten: 600 },
  },
};

const superiors: ReadonlyMap<string, string | undefined> = new Map(partners.map(({ id, superior }) => [id, superior]));

/** Tells whether a partner is the client's own, or below it (L13, L14). */
export function isWithin(partnerId: string, clientPartnerId: string): boolean {
  for (let id: string | undefined = partnerId; id !== undefined; id = superiors.get(id)) {
    if (id === clientPartnerId) return true;
  }
  return false;
}
