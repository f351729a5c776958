import { rootCertificates } from 'node:tls';
import { messageOf } from '../message-of.ts';
import { CLOSED } from './transport.ts';
import { Agent, EnvHttpProxyAgent, Pool, type Dispatcher } from 'undici';

/** Proxies and certificates for connections to the targets. */
export interface Network {
  /** The proxies for http and https targets. */
  proxies?: { http: string; https: string; except: string } | undefined;
  /** Certificates of additional authorities to trust, in PEM. */
  authorities?: readonly string[];
  /** The client certificate and its key, in PEM. */
  client?: { certificate: string; key: string } | undefined;
}

/**
 * How long an idle connection is kept, in ms, unless the server announces a time. Some servers close it after two seconds, which is also
 * the pause of the suite between two reads: the second one would be sent while the connection is being closed.
 */
const LONGEST_IDLE_MS = 1000;

/**
 * Creates the dispatcher for connections to the targets.
 *
 * @param connections - maximum number per origin
 * @param connectTimeout - longest wait for a connection, in ms
 */
export function connectionsOf(
  { proxies, authorities = [], client }: Network,
  { connections, connectTimeout }: { connections: number; connectTimeout: number },
): Dispatcher {
  // `ca` replaces the default certificates of Node.
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
    // The client certificate is for the target, not for the proxy.
    proxyTls: trusted,
    clientFactory: (origin, options) => proxyClient(origin, { ...options, headersTimeout: connectTimeout }),
    // Many proxies allow tunnels only for TLS.
    proxyTunnel: false,
  });
}

/**
 * Connections to a proxy. If the proxy closes a tunnel, the request fails: undici would try to connect again until the request times out.
 */
function proxyClient(origin: URL, options: object): Dispatcher {
  const pool = new Pool(origin, options);
  const connect: (options: Dispatcher.ConnectOptions) => Promise<Dispatcher.ConnectData> = pool.connect.bind(pool);
  const connectOnce = (connectOptions: Dispatcher.ConnectOptions) =>
    connect(connectOptions).catch((error: unknown) => {
      throw Object.assign(new Error(`the proxy opens no tunnel: ${messageOf(error)}`), { code: 'PROXY_FAILED' });
    });
  return Object.assign(pool, { connect: connectOnce }) as Dispatcher;
}

const UNREADABLE = 'which undici, the HTTP client of the suite, cannot read: turn that off there';

/** Remedies for connection errors, by error code; appended to the message. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [
    /^UND_ERR_ABORTED$/,
    'the proxy refuses the request: after 407, put user name and password into its address (network.proxy); after 403, use another proxy',
  ],
  [/^PROXY_FAILED$/, 'correct the address of the proxy, or start it: network.proxy, HTTPS_PROXY or HTTP_PROXY'],
  [
    /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(_LOCALLY)?))$/,
    'its certificate is from an unknown authority: name the file of that authority with network.ca, or NODE_EXTRA_CA_CERTS',
  ],
  [/^CERT_HAS_EXPIRED$/, 'its certificate has expired: renew it there'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'its certificate is for another name: use that name in the target'],
  [
    /CERTIFICATE_REQUIRED|HANDSHAKE_FAILURE|BAD_CERTIFICATE$/,
    'it requires a client certificate: name one with network.certificate and network.key',
  ],
  [/WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG/, 'this port does not speak TLS: use http://, or another port'],
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    'DNS does not know this name: correct the target, or name a proxy that does with network.proxy',
  ],
  [
    /TIMEOUT$|^TimeoutError$/,
    'check that it runs, and look for a firewall or a VPN in between; if it is only slow, raise timing.requestTimeoutMs',
  ],
  [/^ECONNREFUSED$/, 'nothing listens there: correct the port of the target, or start it'],
  [/^Z_BUF_ERROR$/, 'the body is incomplete, or not encoded as its Content-Encoding says: correct that there'],
  // The last are codes of Brotli.
  [
    /^Z_(DATA_ERROR|NEED_DICT)$|_ERROR_FORMAT_/,
    'the body is not encoded as its Content-Encoding says: correct that there',
  ],
  [/^UNASKED_CONTINUE$/, `it sends 100 (Continue) unasked, ${UNREADABLE}`],
  [/^UNASKED_UPGRADE$/, `it sends 101 (Switching Protocols) unasked, ${UNREADABLE}`],
  [/^HTTPParserError$/, 'what it sends is not HTTP/1.1: correct the port or the scheme of the target, or that server'],
  [/^UND_ERR_RES_CONTENT_LENGTH_MISMATCH$/, 'its Content-Length is not the length of the body: correct that there'],
  [/^UND_ERR_HEADERS_OVERFLOW$/, 'its headers have more than 16 KiB: shorten them there'],
  [CLOSED, 'it closed the connection: see its log or that of a gateway, or run it again'],
  [
    /^(EHOSTUNREACH|ENETUNREACH)$/,
    'it cannot be reached from here: look for a VPN, or name a proxy with network.proxy',
  ],
];

/** Error codes for an unknown name or a closed port. */
const UNREACHED = /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED)$/;

/** The remedy for an error of a connection to an origin; empty if unknown. */
export function remedyFor(code: string, origin: string, { client, proxies }: Network): string {
  const isTls = origin.startsWith('https:');
  const remedy = REMEDIES.find(([codes]) => codes.test(code))?.[1] ?? '';
  // With TLS 1.3, the handshake ends before the server asks for a certificate, so a missing one closes the connection.
  if (CLOSED.test(code) && isTls && client === undefined)
    return `${remedy}; if it requires a client certificate, name one with network.certificate and network.key`;
  // Without a tunnel, an error of the proxy looks like an error of the target.
  const mayBeProxy = !isTls && proxies !== undefined && UNREACHED.test(code);
  return mayBeProxy
    ? `${remedy}; if the address in this message is that of the proxy, correct network.proxy or HTTP_PROXY`
    : remedy;
}
