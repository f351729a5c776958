import { isUtf8 } from 'node:buffer';
import { HOSTS } from '../../generated/platform.ts';
import { isBaseUrl } from '../engine/config/base-url.ts';
import { decompress } from '../engine/decompress.ts';
import { valuesOf, type WireResponse } from '../engine/transport.ts';
import { isObject, type JsonObject } from '../json.ts';
import { CUT_BODY } from '../reporters/har.ts';
import {
  addressOf,
  memberOf,
  statusIn,
  TrafficError,
  type Headers,
  type RecordedCall,
  type Targets,
  type Traffic,
  type Unread,
} from './traffic.ts';

/** Largest decompressed body, in bytes. */
const LARGEST_BODY = 64 * 1024 * 1024;

/**
 * Reads an HTTP Archive, 1.1 or 1.2, from any tool; entries need only a method and a URL.
 *
 * @throws TrafficError when the value is not a HAR, or has no entries
 */
export function harTraffic(value: unknown): Traffic {
  const log = isObject(value) ? value['log'] : undefined;
  const entries = isObject(log) ? log['entries'] : undefined;
  if (!isObject(log) || !Array.isArray(entries)) {
    throw new TrafficError('is not a HAR: it has no list log.entries.');
  }
  if (entries.length === 0) throw new TrafficError('is a HAR without an entry: nothing was recorded.');
  const targets = targetsIn(log['_targets']);
  return {
    hasBodies: true,
    ...(targets === undefined ? {} : { targets }),
    *records() {
      for (const [index, entry] of entries.entries()) yield callIn(entry, index + 1);
    },
  };
}

/** The targets in a HAR written by the suite. */
function targetsIn(value: unknown): Targets | undefined {
  if (!isObject(value)) return undefined;
  const known = HOSTS.flatMap((host) => {
    const target = value[host];
    return typeof target === 'string' && isBaseUrl(target) ? [[host, target] as const] : [];
  });
  return known.length === 0 ? undefined : known;
}

function callIn(entry: unknown, number: number): RecordedCall | Unread {
  const request = memberOf(entry, 'request');
  const { method, url } = request;
  if (typeof method !== 'string' || typeof url !== 'string') return { number, why: 'no request with method and url' };
  const address = addressOf(url);
  if (address === undefined) return { number, why: 'no address of HTTP' };
  const response = memberOf(entry, 'response');
  const headers = headersIn(request);
  const caller = valuesOf({ headers }, 'user-agent')[0];
  const { text, encoding, size, comment } = memberOf(response, 'content');
  const status = statusIn(response['status']);
  return {
    number,
    method: method.toUpperCase(),
    ...address,
    status,
    headers,
    ...(caller === undefined ? {} : { caller }),
    ...(typeof text !== 'string' || status === 0
      ? {}
      : {
          answer: () => answerIn(response, status, text, encoding),
          isCut:
            comment === CUT_BODY ||
            (typeof size === 'number' && size > Buffer.byteLength(text, encoding === 'base64' ? 'base64' : 'utf8')),
        }),
  };
}

async function answerIn(
  response: JsonObject,
  status: number,
  text: string,
  encoding: unknown,
): Promise<WireResponse | undefined> {
  const { mimeType } = memberOf(response, 'content');
  const headers = headersIn(response);
  const typed =
    valuesOf({ headers }, 'content-type')[0] === undefined && typeof mimeType === 'string' && mimeType !== 'x-unknown';
  const body = encoding === 'base64' ? await decoded(text, valuesOf({ headers }, 'content-encoding').join()) : text;
  return body === undefined
    ? undefined
    : { status, headers: typed ? [...headers, ['Content-Type', mimeType]] : headers, body };
}

/**
 * The text of a body in base64, which some tools record compressed.
 *
 * @returns undefined if it cannot be decompressed, because it is incomplete or has an unknown encoding
 */
async function decoded(text: string, encoding: string): Promise<string | undefined> {
  const body = Buffer.from(text, 'base64');
  const plain = await decompress(body, encoding, LARGEST_BODY).catch(() => (isUtf8(body) ? body : undefined));
  return plain?.toString('utf8');
}

function headersIn(message: JsonObject): Headers {
  const { headers } = message;
  if (!Array.isArray(headers)) return [];
  return headers.flatMap((header: unknown) => {
    const { name, value } = isObject(header) ? header : {};
    return typeof name === 'string' && typeof value === 'string' ? [[name, value] as const] : [];
  });
}
