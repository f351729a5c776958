import { OUTSIDE_PARTNER, TOKEN_WITHOUT_SCOPE } from '../mock/index.ts';
import type { Ended } from '../servers/ended.ts';

/** A valid query that the mocks answer with an error. */
const TOO_LARGE_A_LOAN = {
  query: 'query ($betrag: Euro!) { bestesAngebot(auszahlungsbetrag: $betrag) { gesamtkonditionen { sollzins } } }',
  variables: { betrag: 1_000_000_000 },
};

/**
 * A configuration for judging the mocks, in the form of its file. Apart from a few known values, the mocks accept any credential and
 * any identifier, so these are placeholders.
 *
 * @param targets - URLs of the hosts
 * @param ended - the interfaces that are served as after their last day
 */
export function mockConfiguration(targets: Readonly<Record<string, string>>, ended: Ended = {}): object {
  const retired = Object.keys(ended).map((id) => [id, 'retired']);
  const accessToken = 'any-token';
  const user = { username: 'ABC12', password: 'any-password' };
  return {
    targets,
    timing: { pollMs: 10, patienceMs: 20 },
    capabilities: { state: false },
    ...(retired.length > 0 && { expect: Object.fromEntries(retired) as object }),
    credentials: {
      report: { authorization: 'any-key' },
      login: user,
      session: user,
      v2: { accessToken },
      baufi: { accessToken },
      partner: { apiKey: 'any-key', partnerId: 'ABC12' },
      kex: { accessToken },
      kexWithoutScope: { accessToken: TOKEN_WITHOUT_SCOPE },
    },
    fixtures: {
      report: { partnerId: 'XYZ99' },
      offers: {
        vorgangsNummer: 'AB1234',
        ergebnislisteId: 'any-list',
        ergebnisNummer: '1',
        zahlungsplanIndex: '1',
        laufendeNummer: '1',
      },
      cases: {
        vorgangsNummer: 'AB1234',
        antragsNummer: '1',
        teilantragsNummer: '1',
        finanzierungsvorschlagId: 'any-suggestion',
        nummerAmVorgang: '1',
        mayChange: true,
        bodies: {
          patch: { body: [{ op: 'replace', path: '/externeVorgangsNummer', value: 'any-number' }] },
          status: { body: { antragsteller: 'BEANTRAGT' } },
          entscheidungsreife: { body: {} },
          nachricht: { body: { text: 'Any message' } },
        },
      },
      applications: {
        vorgangsnummer: 'AB1234',
        antragsnummer: '1',
        teilantragsnummer: '1',
        kreditsachbearbeiterPartnerId: 'XYZ99',
        mayChange: true,
      },
      partner: { partnerId: 'XYZ99', parentPartnerId: 'ABC12', mayChange: true },
      consumerLoan: {
        partnerId: 'XYZ99',
        clientPartnerId: 'ABC12',
        partnerIdOutside: OUTSIDE_PARTNER,
        failingQuery: TOO_LARGE_A_LOAN,
      },
    },
  };
}
