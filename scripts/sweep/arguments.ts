import { parseArgs } from 'node:util';
import { BASE_URL, isBaseUrl, withoutSlashAtEnd } from '../../conformance/engine/config/base-url.ts';
import { HOSTS, type Host } from '../../generated/platform.ts';

export const USAGE = `Usage: npm run sweep [-- --target HOST=URL …] [--allow-writes]
  --target HOST=URL  sweep a deployment of this host; repeatable; without it, the mocks are swept
                     hosts: ${HOSTS.join(', ')}
  --allow-writes     send more than GET, HEAD and OPTIONS to the targets; the mocks always get everything

Credentials for targets come from the environment: SWEEP_AUTHORIZATION (report, the whole header value), SWEEP_TOKEN (v2,
baufi, kex, pm), SWEEP_USERNAME and SWEEP_PASSWORD (login), SWEEP_API_KEY and SWEEP_PARTNER_ID (pm), SWEEP_SESSION_ID (pm).`;

/** What `npm run sweep` was asked for. */
export interface SweepArguments {
  /** Base URLs of the hosts to sweep; none for the mocks. */
  targets: Partial<Record<Host, string>>;
  writes: boolean;
}

/**
 * Reads the arguments.
 *
 * @throws Error saying what is wrong with them
 */
export function readArguments(argv: readonly string[]): SweepArguments {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      target: { type: 'string', multiple: true, default: [] },
      'allow-writes': { type: 'boolean', default: false },
    },
  });
  return { targets: Object.fromEntries(values.target.map(readTarget)), writes: values['allow-writes'] };
}

function readTarget(text: string): [Host, string] {
  const [, name, address = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
  const host = HOSTS.find((known) => known === name);
  if (host === undefined) throw new Error(`--target takes HOST=URL with a host of ${HOSTS.join(', ')}, not «${text}».`);
  // Not repeated: what is wrong with it may be that it holds a secret.
  if (!isBaseUrl(address)) throw new Error(`--target ${host}=…: must be ${BASE_URL}.`);
  return [host, withoutSlashAtEnd(address)];
}
