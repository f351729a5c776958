import { validateConfig } from '../kit/config/validate.ts';
import type { Subject } from './run.ts';
import { UsageError } from './usage-error.ts';

/** How long a report or a commission takes in the embedded deployment, in ms: short, and still seen in every state. */
const READY_AFTER_MS = 60;

/**
 * Starts the reference deployment on free ports, with the configuration that fits it.
 *
 * @param fault - id of a fault to switch on: `report/no-location`
 */
export async function embeddedReference(fault?: string): Promise<Subject> {
  const { createDeployment } = await import('../reference/deployment.ts');
  const { listen } = await import('../reference/server.ts');
  const deployment = create(() =>
    createDeployment({ readyAfterMs: READY_AFTER_MS, ...(fault === undefined ? {} : { faults: fault }) }),
  );
  const server = await listen(deployment, { port: 0 });
  const config = validateConfig(deployment.configuration(server.urls), () => 'reference deployment');
  return { config, allowWrites: true, close: server.close };
}

function create<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    // The only way to create a wrong deployment is a fault that does not exist.
    if (error instanceof RangeError) throw new UsageError(`--reference-fault: ${error.message}`);
    throw error;
  }
}

/** Starts the mocks on free ports; they keep no state, and take any credential. */
export async function embeddedMocks(): Promise<Subject> {
  const { startMocks } = await import('../mock/index.ts');
  const mocks = await startMocks({ port: 0 });
  const config = validateConfig(mockConfiguration(mocks.hosts), () => 'mocks');
  return { config, allowWrites: true, close: mocks.close };
}

/** The mocks take any credential, and any identifier: these are placeholders. */
function mockConfiguration(targets: Record<string, string>): object {
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
    },
    fixtures: {
      offers: { vorgangsNummer: 'AB1234', ergebnisNummer: '1' },
      applications: {
        vorgangsnummer: 'AB1234',
        antragsnummer: '1',
        teilantragsnummer: '1',
        kreditsachbearbeiterPartnerId: 'XYZ99',
        mayChange: true,
      },
      partner: { partnerId: 'XYZ99', parentPartnerId: 'ABC12', mayChange: true },
    },
  };
}
