import type { IncomingMessage } from 'node:http';
import type { IHttpRequest } from '@stoplight/prism-http';
import { messageOf } from '../message-of.ts';
import { decodeUtf8 } from '../servers/body.ts';
import { isDecodable, isForm, isJson } from './http.ts';
import { MalformedBody } from './violations.ts';

const MEDIA_RANGE = /^\s*[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+\s*(?:;.*)?$/;

function parseBody(bytes: Buffer, contentType: string | undefined): unknown {
  if (bytes.length === 0) return undefined;
  const text = decodeUtf8(bytes);
  if (isForm(contentType) && (text === undefined || !isDecodable(text))) {
    return new MalformedBody('a form in percent-encoded UTF-8');
  }
  if (!isJson(contentType)) return text ?? bytes.toString('latin1');
  if (text === undefined) return new MalformedBody('JSON in UTF-8');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    return new MalformedBody(`valid JSON: ${messageOf(error)}`);
  }
}

function headersOf(request: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  // Prism fails on invalid media ranges, such as the lone `*` of old clients.
  const { accept, ...others } = headers;
  const ranges = (accept ?? '').split(',').filter((range) => MEDIA_RANGE.test(range));
  return ranges.length === 0 ? others : { ...others, accept: ranges.join(',') };
}

/** The query parameters in the format of Prism. */
export function queryOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name);
    query[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return query;
}

/** Converts a request of node:http, with its split target and its body, to the format of Prism. */
export function toPrismRequest(
  request: IncomingMessage,
  target: { path: string; query: URLSearchParams },
  body: Buffer,
): IHttpRequest {
  return {
    method: (request.method ?? 'GET').toLowerCase() as IHttpRequest['method'],
    url: { path: target.path, query: queryOf(target.query) },
    headers: headersOf(request),
    body: parseBody(body, request.headers['content-type']),
  };
}
