import { readdirSync } from 'node:fs';
import { tokenSource } from '../clients/login/index.ts';
import type { Config } from '../conformance/engine/config/schema.ts';
import { createDeployment } from '../conformance/reference/deployment.ts';
import type { Handler } from '../conformance/servers/handler.ts';
import { HOSTS, type Host } from '../conformance/reference/interface.ts';
import { listen } from '../conformance/servers/listen.ts';

/** What the example programs import beside the package. */
export const SHARED = 'needed.ts';

/** The file names of all example programs. */
export const EXAMPLES = readdirSync(new URL('.', import.meta.url)).filter(
  (name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name) && name !== SHARED,
);

/** A reference deployment on free ports, and what leads the examples to it. */
export interface ServedForExamples {
  /** The variables that the examples read. */
  environment: Record<string, string>;
  /** The credentials that went over the wire. */
  onTheWire: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Serves a reference deployment for the examples. */
export async function serveForExamples(): Promise<ServedForExamples> {
  const onTheWire = new Set<string>();
  const reference = createDeployment({ readyAfterMs: 30 });
  const hosts = Object.fromEntries(HOSTS.map((host) => [host, watched(reference.hosts[host], onTheWire)]));
  const { urls, close } = await listen(hosts as Record<Host, Handler>, { port: 0 });
  const { credentials } = (await reference.configuration(urls)) as Config;
  const environment = await environmentOf(urls, credentials as Required<NonNullable<Config['credentials']>>);
  return { environment, onTheWire, close };
}

/** The values of the variables that hold a credential. */
export function credentialsIn(variables: Record<string, string>): string[] {
  return Object.entries(variables).flatMap(([name, value]) =>
    /AUTHORIZATION|PASSWORD|TOKEN|KEY/.test(name) ? value : [],
  );
}

/** Remembers the credentials in requests and responses. */
function watched(next: Handler, onTheWire: Set<string>): Handler {
  return async (request) => {
    const response = await next(request);
    const sent = ['Authorization', 'X-ApiKey', 'X-Authentication', 'Cookie'].map((name) => request.headers.get(name));
    const inAddress = new URL(request.url).searchParams.get('authentication');
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
    for (const text of [...sent, inAddress, ...cookies]) {
      const secret = text?.replace(/^(Bearer |Basic |sessionId=)/, '');
      if (secret) onTheWire.add(secret);
    }
    return response;
  };
}

/** The variables that examples take, with what leads to the deployment. */
async function environmentOf(
  urls: Record<Host, string>,
  { report, login, session, baufi, kex, partner }: Required<NonNullable<Config['credentials']>>,
): Promise<Record<string, string>> {
  return {
    ...Object.fromEntries(HOSTS.map((host) => [`${host.toUpperCase()}_URL`, urls[host]])),
    REPORT_AUTHORIZATION: report.authorization,
    LOGIN_USERNAME: login.username,
    LOGIN_PASSWORD: login.password,
    V2_TOKEN: await tokenSource({ baseUrl: urls.login, ...login })(),
    BAUFI_TOKEN: baufi.accessToken,
    KEX_TOKEN: kex.accessToken,
    PARTNER_API_KEY: partner.apiKey,
    PARTNER_ID: partner.partnerId,
    SESSION_USERNAME: session.username,
    SESSION_PASSWORD: session.password,
    POLL_MS: '20',
  };
}
