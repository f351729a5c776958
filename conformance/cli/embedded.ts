import type { Clock } from '../clock.ts';
import type { Config } from '../engine/config/schema.ts';
import { nearest } from '../engine/config/nearest.ts';
import { validateConfig } from '../engine/config/validate.ts';
import { commandLine } from './command-line.ts';
import { overlaidDocuments } from './overlaid-documents.ts';
import { UsageError } from './usage-error.ts';

/** The system under test: its configuration, and how to stop the servers that were started for it. */
export interface Subject {
  /** A description for people. */
  name: string;
  /** The servers that the suite started itself, if it did. */
  embedded?: string;
  /** The options that name it and select its rules, each after a space, for commands in messages. */
  options?: string;
  config: Config;
  allowWrites: boolean;
  close(): Promise<void>;
}

/** How long a report or a commission takes in the embedded deployment, in ms: short, but long enough to observe every state. */
export const READY_AFTER_MS = 30;

/**
 * Starts the reference deployment on free ports and returns it with its configuration.
 *
 * @param clock - the clock of the deployment
 * @param faults - ids of faults to switch on: `report/no-location`
 * @throws UsageError when there is no such fault
 */
export async function embeddedReference(clock: Clock, faults: readonly string[] = []): Promise<Subject> {
  const { createDeployment } = await import('../reference/deployment.ts');
  const { listen } = await import('../servers/listen.ts');
  if (faults.length > 0) await requireFaults(faults, '--reference-fault');
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

/**
 * Makes sure that faults exist.
 *
 * @param option - the option that named them, for the message
 * @throws UsageError when there is no such fault
 */
export async function requireFaults(ids: readonly string[], option: string): Promise<void> {
  const { faults } = await import('../reference/faults.ts');
  const known = faults.map(({ id }) => id);
  for (const id of ids) {
    if (known.includes(id)) continue;
    const guess = known.find((one) => one.endsWith(`/${id}`)) ?? nearest(id, known);
    const help = guess === undefined ? '' : ` Did you mean «${guess}»?`;
    throw new UsageError(
      `${option} ${id}: there is no such fault.${help} \`${commandLine('list --faults')}\` shows all of them.`,
    );
  }
}

/**
 * Starts the mocks on free ports; they keep no state and accept any credential.
 *
 * @param overlays - paths of the Overlays that tighten their contracts
 * @throws OverlayError when one of them cannot be used
 */
export async function embeddedMocks(overlays: readonly string[] = []): Promise<Subject> {
  const { startMocks } = await import('../mock/index.ts');
  const { mockConfiguration } = await import('./mock-config.ts');
  const mocks = await startMocks({ port: 0, overlaid: await overlaidDocuments(overlays) });
  const config = validateConfig(mockConfiguration(mocks.hosts), () => 'mocks');
  return { name: 'the mocks', embedded: 'mocks', config, allowWrites: true, close: mocks.close };
}
