import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readContracts } from '../docs/contracts.ts';
import { CREDENTIALS } from '../docs/site/try-it-data.ts';
import { BASE_URL, isBaseUrl, withoutSlashAtEnd } from '../../conformance/engine/config/base-url.ts';
import { messageOf } from '../../conformance/message-of.ts';
import { HOSTS, type Host } from '../../generated/platform.ts';
import { startMocks } from '../../conformance/mock/index.ts';
import { runCommand, type Output } from '../run-command.ts';
import { credentialsIn, type Environment } from './credentials.ts';
import { sweep } from './sweep.ts';

const USAGE = `Usage: npm run sweep [-- --target HOST=URL …] [--allow-writes]
  --target HOST=URL  sweep a deployment of this host; repeatable; without it, the mocks are swept
                     hosts: ${HOSTS.join(', ')}
  --allow-writes     send more than GET, HEAD and OPTIONS to the targets; the mocks always get everything

Credentials for targets come from the environment: SWEEP_AUTHORIZATION (report, the whole header value), SWEEP_TOKEN (v2,
baufi, kex, pm), SWEEP_USERNAME and SWEEP_PASSWORD (login), SWEEP_API_KEY and SWEEP_PARTNER_ID (pm), SWEEP_SESSION_ID (pm).`;

const GENERATED = resolve(import.meta.dirname, '../../generated');

type Wanted = ReturnType<typeof readArguments>;

export interface Surroundings extends Output {
  /** Contains the credentials for targets. */
  environment: Environment;
}

/**
 * Runs `npm run sweep`.
 *
 * @returns exit code: 0 everything sent passed; 1 something failed, or nothing was sent; 2 wrong usage, or the sweep cannot run
 */
export function main(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const carryOut = async (wanted: Wanted): Promise<number> => {
    const passed = await sweepAll(wanted, surroundings).catch((error: unknown) => {
      // If a mock did not start, the reason is in the cause.
      const cause = error instanceof Error && error.cause instanceof Error ? ` ${error.cause.message}` : '';
      throw new Error(messageOf(error) + cause, { cause: error });
    });
    return passed ? 0 : 1;
  };
  return runCommand(argv, { usage: USAGE, read: readArguments, carryOut, failed: 2 }, surroundings);
}

function readArguments(argv: readonly string[]) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      target: { type: 'string', multiple: true, default: [] },
      'allow-writes': { type: 'boolean', default: false },
    },
  });
  const targets: Partial<Record<Host, string>> = Object.fromEntries(values.target.map(readTarget));
  return { targets, writes: values['allow-writes'] };
}

function readTarget(text: string): [Host, string] {
  const [, name, address = ''] = /^(\w*)=(.*)$/s.exec(text) ?? [];
  const host = HOSTS.find((known) => known === name);
  // The messages do not repeat the address, which may contain a secret.
  const got = name === undefined ? '' : `, not «${name}»`;
  if (host === undefined) throw new Error(`--target takes HOST=URL with a host of ${HOSTS.join(', ')}${got}.`);
  if (!isBaseUrl(address)) throw new Error(`--target ${host}=…: must be ${BASE_URL}.`);
  return [host, withoutSlashAtEnd(address)];
}

/** Sweeps the targets; without targets, the mocks. */
async function sweepAll({ targets, writes }: Wanted, { environment, write }: Surroundings): Promise<boolean> {
  const contracts = await readContracts(GENERATED);
  if (Object.keys(targets).length > 0) {
    return sweep({ contracts, targets, permissions: { writes, credentials: credentialsIn(environment) }, write });
  }
  const mocks = await startMocks({ port: 0 });
  const permissions = { writes: true, credentials: CREDENTIALS };
  try {
    return await sweep({ contracts, targets: mocks.hosts, permissions, write });
  } finally {
    await mocks.close();
  }
}
