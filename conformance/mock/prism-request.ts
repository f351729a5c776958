import type { IncomingMessage } from 'node:http';
import type { IHttpRequest } from '@stoplight/prism-http';
import { messageOf } from '../message-of.ts';
import { isDecodable, isForm, isJson } from './http.ts';
import { MalformedBody } from './violations.ts';

const MEDIA_RANGE = /^\s*[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+\s*(?:;.*)?$/;

const BYTES = 'application/octet-stream';

function parseBody(text: string, contentType: string | undefined): unknown {
  if (text === '') return undefined;
  if (isForm(contentType) && !isDecodable(text)) return new MalformedBody('a form in percent-encoded UTF-8');
  if (!isJson(contentType)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    return new MalformedBody(`valid JSON: ${messageOf(error)}`);
  }
}

function headersOf(request: IncomingMessage, body: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  // Prism looks at the media type of a body only if its length is known; a chunked one would pass.
  if (body !== '') headers['content-length'] = String(Buffer.byteLength(body));
  // Prism fails on what is no media type; whoever sends that sends bytes (RFC 9110, 8.3).
  if (!MEDIA_RANGE.test(headers['content-type'] ?? BYTES)) headers['content-type'] = BYTES;
  // So it does on what is no media range, such as the lone `*` of old clients.
  const { accept, ...others } = headers;
  const ranges = (accept ?? '').split(',').filter((range) => MEDIA_RANGE.test(range));
  return ranges.length === 0 ? others : { ...others, accept: ranges.join(',') };
}

/** The parameters of a query in the form that Prism works with. */
export function queryOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name);
    query[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return query;
}

/** Puts a request of node:http, its target split and its body read, into the form that Prism works with. */
export function toPrismRequest(
  request: IncomingMessage,
  target: { path: string; query: URLSearchParams },
  text: string,
): IHttpRequest {
  return {
    method: (request.method ?? 'GET').toLowerCase() as IHttpRequest['method'],
    url: { path: target.path, query: queryOf(target.query) },
    headers: headersOf(request, text),
    body: parseBody(text, request.headers['content-type']),
  };
}
