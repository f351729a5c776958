import { STATUS_CODES } from 'node:http';
import type { Exchange } from '../engine/evidence.ts';
import type { Report } from '../engine/report.ts';
import {
  harHeaders,
  headerOf,
  harUrl,
  mediaTypeOf,
  queryStringOf,
  requestCookies,
  responseCookies,
} from './har-message.ts';

/** The `comment` of a body of which only the beginning was kept. */
export const CUT_BODY = 'only the beginning of the body was kept';

const HTTP_VERSION = 'HTTP/1.1';

/**
 * Writes the exchanges of a report as HTTP Archive 1.2, for the network panels of browsers, proxies and
 * `redocly drift`. It is redacted as the report is. An exchange without an answer has the status 0 and an `_error`, as
 * browsers write it; the `comment` of an entry names the check that asked, and `_targets` where the hosts are.
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
