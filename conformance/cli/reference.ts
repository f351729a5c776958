import { writeFileSync } from 'node:fs';
import { createDeployment } from '../reference/deployment.ts';
import { listen } from '../reference/server.ts';
import { table } from '../reporters/table.ts';
import type { Io } from './io.ts';
import { serveUntilStopped, type ServeFlags } from './serve.ts';

/** The flags of `reference`. */
export interface ReferenceFlags extends ServeFlags {
  writeConfig?: string;
}

/** How long a report or a commission takes to get ready for a person who tries it, in ms. */
const READY_AFTER_MS = 5000;
/** What the suite has to wait for such a deployment. */
const TIMING = { pollMs: 500, patienceMs: 15_000, requestTimeoutMs: 5000 };

/** Runs the reference deployment until it is stopped. */
export function referenceCommand({ port = 4110, host, writeConfig }: ReferenceFlags, io: Io): Promise<void> {
  const deployment = createDeployment({ readyAfterMs: READY_AFTER_MS });
  return serveUntilStopped(
    io,
    async () => {
      const { urls, close } = await listen(deployment, { port, host });
      const configuration = JSON.stringify({ ...(await deployment.configuration(urls)), timing: TIMING }, null, 2);
      if (writeConfig !== undefined) writeFileSync(writeConfig, `${configuration}\n`);
      return { urls, close, configuration };
    },
    ({ urls, configuration }) =>
      [
        table(['host', 'address'], Object.entries(urls)),
        '',
        writeConfig === undefined
          ? `A configuration that fits (JSON is YAML; --write-config FILE writes it):\n${configuration}`
          : `A configuration that fits stands in ${writeConfig}.`,
        '',
        'Stop with Ctrl-C.',
      ].join('\n'),
  );
}
