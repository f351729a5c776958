import { withoutSlashAtEnd } from '../../../../conformance/engine/config/base-url.ts';
import { quote } from '../../../../conformance/engine/curl.ts';
import type { TriedOperation, TriedParameter } from '../../site/try-it-data.ts';

export interface TriedRequest {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: string;
}

/** A filled-in form of an operation. */
export interface Filled extends Pick<TriedOperation, 'method' | 'path'> {
  /** Address of the mock. */
  address: string;
  parameters: readonly Pick<TriedParameter, 'in' | 'name' | 'value'>[];
  headers: readonly [name: string, value: string][];
  /** Undefined if the operation takes no body. */
  body: { mediaType: string; text: string } | undefined;
}

/** The request of a filled-in form. Empty values are not sent, except in the path and as the body. */
export function requestOf({ method, path, address, parameters, headers, body }: Filled): TriedRequest {
  const query = new URLSearchParams();
  const sent: TriedRequest['headers'] = headers.filter(([name]) => name !== '');
  let target = path;
  for (const { in: place, name, value } of parameters) {
    if (place === 'path') target = target.replace(`{${name}}`, () => encodeURIComponent(value));
    else if (value === '') continue;
    else if (place === 'query') query.append(name, value);
    else sent.push([name, value]);
  }
  if (body !== undefined && body.mediaType !== '') sent.push(['Content-Type', body.mediaType]);
  return {
    method,
    url: `${withoutSlashAtEnd(address.trim())}${target}${query.size === 0 ? '' : `?${query.toString()}`}`,
    headers: sent,
    ...(body === undefined ? {} : { body: body.text }),
  };
}

/** A request as a curl command. */
export function curlOf({ method, url, headers, body }: TriedRequest): string {
  // With a body, POST is curl's default method.
  const implied = body === undefined ? 'GET' : 'POST';
  return [
    `curl -i ${method === implied ? '' : `-X ${method} `}${quote(url)}`,
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quote(body)}`]),
  ].join(' \\\n  ');
}
