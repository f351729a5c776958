import { STATUS_CODES } from 'node:http';
import type { Exchange } from '../engine/evidence.ts';
import type { Report } from '../engine/report.ts';
import { REDACTED } from '../engine/redact.ts';

/** The `comment` of a body of which only the beginning was kept. */
export const CUT_BODY = 'only the beginning of the body was kept';

const HTTP_VERSION = 'HTTP/1.1';

/**
 * Converts the exchanges of a report, redacted as there, to HTTP Archive 1.2, for the network panels of browsers, proxies and
 * `redocly drift`. An exchange without a response has the status 0 and an `_error`, as in browsers; the `comment` of an entry names the
 * check that sent it, and `_targets` has the URLs of the hosts.
 */
export function harReport(report: Report): string {
  const { name, version } = report.suite;
  const entries = report.exchanges
    .map((exchange) => entryOf(report, exchange))
    .toSorted((a, b) => a.startedDateTime.localeCompare(b.startedDateTime));
  const log = {
    version: '1.2',
    creator: { name, version },
    entries,
    _targets: report.targets,
    comment: `${report.verdict}, started ${report.startedAt}, seed ${report.seed}`,
  };
  return `${JSON.stringify({ log }, null, 2)}\n`;
}

function entryOf(report: Report, exchange: Exchange) {
  const { scope, durationMs, error, startedMs } = exchange;
  return {
    startedDateTime: new Date(Date.parse(report.startedAt) + startedMs).toISOString(),
    time: durationMs,
    request: requestOf(exchange.request),
    response: exchange.response === undefined ? NO_RESPONSE : responseOf(exchange.response),
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
    comment: scope,
    _error: error,
  };
}

function requestOf({ method, url, headers, body }: Exchange['request']) {
  return {
    method,
    url: harUrl(url),
    httpVersion: HTTP_VERSION,
    cookies: requestCookies(headers),
    headers: harHeaders(headers),
    queryString: queryStringOf(url),
    postData: body === undefined ? undefined : { mimeType: mediaTypeOf(headers), text: body },
    headersSize: -1,
    bodySize: Buffer.byteLength(body ?? ''),
  };
}

function responseOf({ status, headers, body, bodyCut }: NonNullable<Exchange['response']>) {
  const size = Buffer.byteLength(body);
  const location = headerOf(headers, 'location');
  return {
    status,
    statusText: STATUS_CODES[status] ?? '',
    httpVersion: HTTP_VERSION,
    cookies: responseCookies(headers),
    headers: harHeaders(headers),
    content: {
      size,
      mimeType: mediaTypeOf(headers),
      text: body,
      comment: bodyCut === true ? CUT_BODY : undefined,
    },
    redirectURL: location === undefined ? '' : harUrl(location),
    headersSize: -1,
    bodySize: bodyCut === true ? -1 : size,
  };
}

const NO_RESPONSE = {
  status: 0,
  statusText: '',
  httpVersion: '',
  cookies: [],
  headers: [],
  content: { size: 0, mimeType: 'x-unknown' },
  redirectURL: '',
  headersSize: -1,
  bodySize: -1,
};

type Headers = Readonly<Record<string, string>>;

/** Headers in the format of HTTP Archive. */
function harHeaders(headers: Headers) {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}

/** The media type of a message, with its parameters; `x-unknown` if there is none. */
function mediaTypeOf(headers: Headers): string {
  return headerOf(headers, 'content-type') ?? 'x-unknown';
}

/** A valid URL: the mask of a secret has brackets, which must be encoded. */
function harUrl(url: string): string {
  return url.replaceAll(REDACTED, encodeURIComponent(REDACTED));
}

/** The query parameters of a URL, decoded if possible. */
function queryStringOf(url: string) {
  const [, query = ''] = /\?([^#]*)/.exec(url) ?? [];
  const pairs = query.split('&').filter((pair) => pair !== '');
  return pairs.map((pair) => nameAndValue(pair, decode));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** The cookies that a request sends. */
function requestCookies(headers: Headers) {
  const pairs = (headerOf(headers, 'cookie') ?? '').split(';').filter((pair) => pair.trim() !== '');
  return pairs.map((pair) => nameAndValue(pair, trimmed));
}

/** The cookies that a response sets. Several headers are recorded as one list; commas in dates are not separators. */
function responseCookies(headers: Headers) {
  const list = headerOf(headers, 'set-cookie');
  return list === undefined ? [] : list.split(/,\s*(?=[^\s;,=]+=)/).map(setCookie);
}

function setCookie(header: string) {
  const [first = '', ...rest] = header.split(';');
  const pairs = rest.map((pair) => nameAndValue(pair, trimmed));
  const attributes = new Map(pairs.map(({ name, value }) => [name.toLowerCase(), value]));
  const expires = new Date(attributes.get('expires') ?? '');
  return {
    ...nameAndValue(first, trimmed),
    path: attributes.get('path'),
    domain: attributes.get('domain'),
    expires: Number.isNaN(expires.getTime()) ? undefined : expires.toISOString(),
    httpOnly: attributes.has('httponly'),
    secure: attributes.has('secure'),
  };
}

const trimmed = (text: string) => text.trim();

function nameAndValue(pair: string, read: (text: string) => string) {
  const [name = '', ...value] = pair.split('=');
  return { name: read(name), value: read(value.join('=')) };
}

/** The value of a header, case-insensitive; `name` in lower case. */
function headerOf(headers: Headers, name: string): string | undefined {
  return Object.entries(headers).find(([own]) => own.toLowerCase() === name)?.[1];
}
