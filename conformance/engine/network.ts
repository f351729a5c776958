import { rootCertificates } from 'node:tls';
import { messageOf } from '../message-of.ts';
import { Agent, EnvHttpProxyAgent, Pool, type Dispatcher } from 'undici';

/** How the targets are reached, beyond their addresses. */
export interface Network {
  /** The proxies for http and https targets; absent for none. */
  proxies?: { http: string; https: string; except: string } | undefined;
  /** Certificates of authorities to trust beside those of Node, in PEM. */
  authorities?: readonly string[];
  /** The certificate that the suite shows, and its key, in PEM. */
  client?: { certificate: string; key: string } | undefined;
}

/**
 * How long an idle connection is kept, in ms, if the server does not say how long it keeps it. Some close it after two seconds, which is
 * also the pause of the suite between two reads: the second one would be sent while the connection is closed.
 */
const LONGEST_IDLE_MS = 1000;

/**
 * Creates the connections to the targets.
 *
 * @param connections - most at once to one origin
 * @param connectTimeout - longest wait for one, in ms
 */
export function connectionsOf(
  { proxies, authorities = [], client }: Network,
  { connections, connectTimeout }: { connections: number; connectTimeout: number },
): Dispatcher {
  // The list replaces the certificates that Node trusts by default.
  const trusted = authorities.length === 0 ? {} : { ca: [...rootCertificates, ...authorities] };
  const tls = { ...trusted, ...(client && { cert: client.certificate, key: client.key }) };
  const direct = {
    connections,
    connectTimeout,
    connect: { ...tls, timeout: connectTimeout },
    keepAliveTimeout: LONGEST_IDLE_MS,
  };
  if (proxies === undefined) return new Agent(direct);
  return new EnvHttpProxyAgent({
    ...direct,
    httpProxy: proxies.http,
    httpsProxy: proxies.https,
    noProxy: proxies.except,
    requestTls: tls,
    // The client certificate is for the target, and not for the proxy.
    proxyTls: trusted,
    clientFactory: (origin, options) => proxyClient(origin, { ...options, headersTimeout: connectTimeout }),
    // Many proxies open tunnels for TLS alone.
    proxyTunnel: false,
  });
}

/**
 * The connections to a proxy. A tunnel that the proxy closes is an error of the request: undici would try to connect again until the
 * request times out.
 */
function proxyClient(origin: URL, options: object): Dispatcher {
  const pool = new Pool(origin, options);
  const connect: (options: Dispatcher.ConnectOptions) => Promise<Dispatcher.ConnectData> = pool.connect.bind(pool);
  const connectOnce = (asked: Dispatcher.ConnectOptions) =>
    connect(asked).catch((error: unknown) => {
      throw Object.assign(new Error(`the proxy opens no way: ${messageOf(error)}`), { code: 'PROXY_FAILED' });
    });
  return Object.assign(pool, { connect: connectOnce }) as Dispatcher;
}

/** What to do about an error of a connection, by its code; follows the message. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [
    /^UND_ERR_ABORTED$/,
    'the proxy refuses the way: 407 wants user name and password in its address (network.proxy), 403 another proxy',
  ],
  [/^PROXY_FAILED$/, 'correct the address of the proxy, or start it: network.proxy, HTTPS_PROXY or HTTP_PROXY'],
  [
    /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(_LOCALLY)?))$/,
    'its certificate is of an authority that is not known here: name the file of that authority with network.ca, or NODE_EXTRA_CA_CERTS',
  ],
  [/^CERT_HAS_EXPIRED$/, 'its certificate has expired: renew it there'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'its certificate is for another name: use that name in the target'],
  [
    /CERTIFICATE_REQUIRED|HANDSHAKE_FAILURE|BAD_CERTIFICATE$/,
    'it wants a certificate of the client: name one with network.certificate and network.key',
  ],
  [/WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG/, 'this port does not speak TLS: use http://, or another port'],
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    'DNS does not know this name: correct the target, or name a proxy that does with network.proxy',
  ],
  [
    /TIMEOUT$|^TimeoutError$/,
    'see that it runs, and look for a firewall or a VPN between; if it is only slow, raise timing.requestTimeoutMs',
  ],
  [/^ECONNREFUSED$/, 'nothing listens there: correct the port of the target, or start it'],
  [
    /^(EHOSTUNREACH|ENETUNREACH)$/,
    'there is no way to it from here: look for a VPN, or name a proxy with network.proxy',
  ],
];

/** With TLS 1.3 the handshake ends before the server asks for a certificate, so that it closes the connection instead. */
const CLOSED = /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/;

/** The name or the port was not reached. */
const UNREACHED = /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED)$/;

/** What to do about an error of a connection to an origin; empty if unknown. */
export function remedyFor(code: string, origin: string, { client, proxies }: Network): string {
  const isTls = origin.startsWith('https:');
  if (CLOSED.test(code) && isTls && client === undefined)
    return 'if it wants a certificate of the client, name one with network.certificate and network.key';
  const remedy = REMEDIES.find(([codes]) => codes.test(code))?.[1] ?? '';
  // Without a tunnel, an error of the proxy looks like one of the target.
  const mayBeProxy = !isTls && proxies !== undefined && UNREACHED.test(code);
  return mayBeProxy
    ? `${remedy}; if the address in this message is that of the proxy, correct network.proxy or HTTP_PROXY`
    : remedy;
}
