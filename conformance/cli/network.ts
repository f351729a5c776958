import { createSecureContext } from 'node:tls';
import { FORMATS } from '../engine/config/formats.ts';
import type { Config } from '../engine/config/schema.ts';
import type { Network } from '../engine/network.ts';
import { readPem, UsageError } from './usage-error.ts';

const HELP = 'Name another file.';

/** Hosts that bypass a proxy from the environment: for the proxy, they would mean its own machine. */
export const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0', '[::]'];

/**
 * Reads proxies, certificate authorities and the client certificate from the configuration and the environment.
 *
 * @param env - HTTPS_PROXY, HTTP_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS; the proxy variables also in lower case
 * @throws UsageError when a file cannot be read or does not hold what it should
 */
export function networkOf(settings: Config['network'] = {}, env: NodeJS.ProcessEnv): Network {
  const { proxy, ca, certificate, key } = settings;
  const proxies = proxiesOf(proxy, env);
  const authority = ca === undefined ? [] : [pemOf('ca', ca)];
  // An explicit list of authorities replaces the defaults of Node, including NODE_EXTRA_CA_CERTS.
  const extra = authority.length === 0 || !env['NODE_EXTRA_CA_CERTS'] ? [] : [env['NODE_EXTRA_CA_CERTS']];
  const client = certificate === undefined || key === undefined ? undefined : clientOf(certificate, key);
  return {
    proxies,
    authorities: [...authority, ...extra.map((file) => readPem(file, HELP, `NODE_EXTRA_CA_CERTS: ${file}`))],
    client,
  };
}

/** The files that `networkOf` may read. */
export function networkFiles({ ca, certificate, key }: Config['network'] = {}, env: NodeJS.ProcessEnv): string[] {
  return [ca, certificate, key, env['NODE_EXTRA_CA_CERTS']].filter((file) => file !== undefined);
}

function proxiesOf(configured: string | undefined, env: NodeJS.ProcessEnv): Network['proxies'] {
  if (configured !== undefined) return { http: configured, https: configured, except: '' };
  const http = proxyIn(env, 'HTTP_PROXY');
  const https = proxyIn(env, 'HTTPS_PROXY');
  if (http === '' && https === '') return undefined;
  const except = env['no_proxy'] ?? env['NO_PROXY'] ?? '';
  return { http, https, except: except === '*' ? except : [except, ...THIS_MACHINE].join(',') };
}

function proxyIn(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name.toLowerCase()] ?? env[name] ?? '';
  // The value is not repeated: it may hold a password.
  if (value !== '' && !FORMATS['proxy-url'].has(value)) {
    throw new UsageError(`${name}: must be ${FORMATS['proxy-url'].says}.`);
  }
  return value;
}

function pemOf(setting: 'ca' | 'certificate' | 'key', file: string): string {
  const text = readPem(file, HELP, `network.${setting}: ${file}`);
  const wanted = setting === 'key' ? 'PRIVATE KEY' : 'CERTIFICATE';
  if (!text.includes(`${wanted}-----`)) {
    throw new UsageError(
      `network.${setting}: ${file} holds no ${wanted.toLowerCase()} in PEM: it has no line «BEGIN ${wanted}».`,
    );
  }
  return text;
}

function clientOf(certificateFile: string, keyFile: string): NonNullable<Network['client']> {
  const certificate = pemOf('certificate', certificateFile);
  const key = pemOf('key', keyFile);
  try {
    createSecureContext({ cert: certificate, key });
  } catch {
    throw new UsageError(`network.key: ${keyFile} is not the key of ${certificateFile}, or needs a passphrase.`);
  }
  return { certificate, key };
}
