import { createDeployment } from '../reference/deployment.ts';
import { listen } from '../reference/server.ts';
import { table } from '../reporters/table.ts';
import type { Io } from './io.ts';
import { serveUntilStopped, type ServeFlags } from './serve.ts';

/** How long a report or a commission takes to get ready for a person who tries it, in ms. */
const READY_AFTER_MS = 5000;

/** Runs the reference deployment until it is stopped. */
export function referenceCommand({ port = 4110, host }: ServeFlags, io: Io): Promise<void> {
  const deployment = createDeployment({ readyAfterMs: READY_AFTER_MS });
  return serveUntilStopped(
    io,
    () => listen(deployment, { port, host }),
    ({ urls }) =>
      [
        table(['host', 'address'], Object.entries(urls)),
        '',
        'A configuration that fits (JSON is YAML; save it as conformance.config.yaml):',
        JSON.stringify(deployment.configuration(urls), null, 2),
        '',
        'Stop with Ctrl-C.',
      ].join('\n'),
  );
}
