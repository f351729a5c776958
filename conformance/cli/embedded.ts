import type { Clock } from '../clock.ts';
import { nearest } from '../engine/config/nearest.ts';
import { validateConfig } from '../engine/config/validate.ts';
import { commandLine } from './command-line.ts';
import { overlaidDocuments } from './overlaid-documents.ts';
import type { Subject } from './subject.ts';
import { UsageError } from './usage-error.ts';

/** How long a report or a commission takes in the embedded deployment, in ms: short, and still seen in every state. */
export const READY_AFTER_MS = 60;

/**
 * Starts the reference deployment on free ports, with the configuration that fits it.
 *
 * @param clock - the time of the deployment
 * @param faults - ids of faults to switch on: `report/no-location`
 * @throws UsageError when there is no such fault
 */
export async function embeddedReference(clock: Clock, faults: readonly string[] = []): Promise<Subject> {
  const { createDeployment } = await import('../reference/deployment.ts');
  const { listen } = await import('../servers/listen.ts');
  if (faults.length > 0) await requireFaults(faults);
  const deployment = createDeployment({ clock, readyAfterMs: READY_AFTER_MS, faults });
  const server = await listen(deployment.hosts, { port: 0 });
  const config = validateConfig(await deployment.configuration(server.urls), () => 'reference deployment');
  const faulty = faults.length === 0 ? '' : ` with ${faults.join(' and ')}`;
  return {
    name: `the embedded reference deployment${faulty}`,
    embedded: `reference${faulty}`,
    config,
    allowWrites: true,
    close: server.close,
  };
}

async function requireFaults(ids: readonly string[]): Promise<void> {
  const { faults } = await import('../reference/faults.ts');
  const known = faults.map(({ id }) => id);
  for (const id of ids) {
    if (known.includes(id)) continue;
    const guess = known.find((one) => one.endsWith(`/${id}`)) ?? nearest(id, known);
    const help = guess === undefined ? '' : ` Did you mean «${guess}»?`;
    throw new UsageError(
      `--reference-fault ${id}: there is no such fault.${help} \`${commandLine('list --faults')}\` shows all of them.`,
    );
  }
}

/** A question that the mocks understand and cannot answer. */
const TOO_LARGE_A_LOAN = {
  query: 'query ($betrag: Euro!) { bestesAngebot(auszahlungsbetrag: $betrag) { gesamtkonditionen { sollzins } } }',
  variables: { betrag: 1_000_000_000 },
};

/**
 * Starts the mocks on free ports; they keep no state, and take any credential.
 *
 * @param overlays - paths of the Overlays that tighten what they serve
 * @throws OverlayError when one of them cannot be used
 */
export async function embeddedMocks(overlays: readonly string[] = []): Promise<Subject> {
  const { OUTSIDE_PARTNER, startMocks, TOKEN_WITHOUT_SCOPE } = await import('../mock/index.ts');
  const mocks = await startMocks({ port: 0, ...(await overlaidDocuments(overlays)) });
  const known = { tokenWithoutScope: TOKEN_WITHOUT_SCOPE, partnerIdOutside: OUTSIDE_PARTNER };
  const config = validateConfig(mockConfiguration(mocks.hosts, known), () => 'mocks');
  return { name: 'the mocks', embedded: 'mocks', config, allowWrites: true, close: mocks.close };
}

/** What the mocks of the consumer-loan offers treat in a way of its own. */
interface KnownToMocks {
  tokenWithoutScope: string;
  partnerIdOutside: string;
}

/** Beyond what they know, the mocks take any credential, and any identifier: these are placeholders. */
function mockConfiguration(targets: Record<string, string>, known: KnownToMocks): object {
  const accessToken = 'any-token';
  const user = { username: 'ABC12', password: 'any-password' };
  return {
    targets,
    timing: { pollMs: 10, patienceMs: 20 },
    capabilities: { state: false },
    credentials: {
      report: { authorization: 'any-key' },
      login: user,
      session: user,
      v2: { accessToken },
      baufi: { accessToken },
      partner: { apiKey: 'any-key', partnerId: 'ABC12' },
      kex: { accessToken },
      kexWithoutScope: { accessToken: known.tokenWithoutScope },
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
      consumerLoan: { partnerId: 'XYZ99', partnerIdOutside: known.partnerIdOutside, failingQuery: TOO_LARGE_A_LOAN },
    },
  };
}
