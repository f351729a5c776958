import { partners } from '../partner/seed.ts';
import type { Claims } from '../tokens.ts';

/** The permission to determine consumer-loan offers (L16). */
export const SCOPE = 'konsumentenkredit:angebot:ermitteln';

/** The API client of a house. */
export const client: Claims = { partnerId: 'HSE01', scopes: [SCOPE] };

/** Whom the tokens in a conformance configuration of this deployment speak for, by the names of the credentials. */
export const consumerLoanBearers: Readonly<Record<'kex' | 'kexWithoutScope', Claims>> = {
  kex: client,
  kexWithoutScope: { ...client, scopes: [] },
};

const AMOUNT = 15_000;

/** What a conformance configuration of this deployment says under `fixtures.consumerLoan`. */
export const consumerLoanFixtures = {
  partnerId: 'BRT01',
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

/** Tells whether a partner is that of the client, or below it (L13, L14). */
export function isWithin(partnerId: string, clientPartnerId: string): boolean {
  for (let id: string | undefined = partnerId; id !== undefined; id = superiors.get(id)) {
    if (id === clientPartnerId) return true;
  }
  return false;
}
