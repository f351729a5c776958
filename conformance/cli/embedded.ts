import type { Clock } from '../clock.ts';
import type { Config } from '../engine/config/schema.ts';
import { nearest } from '../engine/config/nearest.ts';
import { validateConfig } from '../engine/config/validate.ts';
import { commandLine } from './command-line.ts';
import { overlaidDocuments } from './overlaid-documents.ts';
import { UsageError } from './usage-error.ts';

/** What is judged: a configuration, and how to end what was started for it. */
export interface Subject {
  /** What it is, for people. */
  name: string;
  /** What the suite itself has started to be judged. */
  embedded?: string;
  /** The options that name it and select its rules, each after a space, as commands in messages repeat them. */
  options?: string;
  config: Config;
  allowWrites: boolean;
  close(): Promise<void>;
}

/** How long a report or a commission takes in the embedded deployment, in ms: short, and still seen in every state. */
export const READY_AFTER_MS = 30;

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
 * @param option - by which they were named
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
 * Starts the mocks on free ports; they keep no state, and take any credential.
 *
 * @param overlays - paths of the Overlays that tighten what they serve
 * @throws OverlayError when one of them cannot be used
 */
export async function embeddedMocks(overlays: readonly string[] = []): Promise<Subject> {
  const { startMocks } = await import('../mock/index.ts');
  const { mockConfiguration } = await import('./mock-config.ts');
  const mocks = await startMocks({ port: 0, overlaid: await overlaidDocuments(overlays) });
  const config = validateConfig(mockConfiguration(mocks.hosts), () => 'mocks');
  return { name: 'the mocks', embedded: 'mocks', config, allowWrites: true, close: mocks.close };
}
