import { systemClock } from '../clock.ts';
import type { Config } from '../engine/config/schema.ts';
import { composeDeployment } from '../reference/composition.ts';
import { listen } from '../servers/listen.ts';
import { table } from '../reporters/table.ts';
import type { Ended } from '../servers/ended.ts';
import { endedLines } from './ended.ts';
import type { Io } from './io.ts';
import { serveUntilStopped, writtenConfigLine, type ServeFlags } from './serve.ts';

export interface ReferenceFlags extends ServeFlags {
  /** How long a report or a commission takes to get ready, in ms. */
  speed?: number;
  /** Ids of faults to switch on. */
  fault: string[];
}

/**
 * Runs the reference deployment until it is stopped.
 *
 * @throws UsageError when there is no such fault, a port cannot be opened, or the configuration cannot be written
 */
export async function referenceCommand(flags: ReferenceFlags, io: Io): Promise<void> {
  const { port = 4110, host, writeConfig: file, speed = 5000, ended, fault } = flags;
  const settings = { clock: io.clock ?? systemClock, readyAfterMs: speed, ended };
  const deployment = fault.length === 0 ? composeDeployment(settings) : await faultyDeployment(settings, fault);
  return serveUntilStopped(
    io,
    () => listen(deployment.hosts, { port, host }),
    async ({ urls }) => {
      const config = await deployment.configuration(urls);
      const once =
        'Restart it before another run with writes: a partial application can be reported ready for decision only once.';
      const written = `${await writtenConfigLine(file, config, 'deployment')}${file === undefined ? '' : `\n${once}`}`;
      // A test validates it instead: compiling the schema here would double the time until the first response.
      return describe(config as unknown as Config, ended, written);
    },
  );
}

/** Loads the modules with faults only if some are switched on, since loading takes time. */
async function faultyDeployment(settings: Parameters<typeof composeDeployment>[0], faults: readonly string[]) {
  await (await import('./embedded.ts')).requireFaults(faults, '--fault');
  return (await import('../reference/deployment.ts')).createDeployment({ ...settings, faults });
}

async function describe(config: Config, ended: Ended, written: string): Promise<string> {
  // Loaded after the ports are open, so that no request waits for the printed text.
  const { sampleCommands } = await import('./sample-calls.ts');
  return [
    table(['host', 'address'], Object.entries(config.targets)),
    '',
    table(['credential', 'value'], credentialsOf(config)),
    '',
    ...endedLines(ended),
    'A typical call of each interface:',
    ...(await sampleCommands(config)),
    '',
    written,
    '',
    'Stop with Ctrl-C.',
  ].join('\n');
}

function credentialsOf({ credentials = {} }: Config): string[][] {
  const named = Object.entries(credentials) as [string, Readonly<Record<string, string | boolean>>][];
  return named.flatMap(([name, parts]) =>
    Object.entries(parts).map(([part, value]) => [`${name}.${part}`, String(value)]),
  );
}
