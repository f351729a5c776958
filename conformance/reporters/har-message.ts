import { REDACTED } from '../engine/redact.ts';

/** A name with its value, as HTTP Archive lists headers, cookies and parameters. */
export interface NameValue {
  name: string;
  value: string;
}

/** A cookie that an answer sets. */
export interface HarCookie extends NameValue {
  path: string | undefined;
  domain: string | undefined;
  expires: string | undefined;
  httpOnly: boolean;
  secure: boolean;
}

type Headers = Record<string, string>;

/** Headers as HTTP Archive lists them. */
export function harHeaders(headers: Headers): NameValue[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}

/** The media type of a message, with its parameters; `x-unknown` when it names none. */
export function mediaTypeOf(headers: Headers): string {
  return headerOf(headers, 'content-type') ?? 'x-unknown';
}

/** An address that a reader of addresses accepts: the mask of a secret holds brackets, which none may contain there. */
export function harUrl(url: string): string {
  return url.replaceAll(REDACTED, encodeURIComponent(REDACTED));
}

/** The parameters of an address, decoded; one that cannot be decoded stays as it was sent. */
export function queryStringOf(url: string): NameValue[] {
  const start = url.indexOf('?');
  if (start < 0) return [];
  const [query = ''] = url.slice(start + 1).split('#');
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name: decode(name), value: decode(value.join('=')) };
    });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** The cookies that a request sends. */
export function requestCookies(headers: Headers): NameValue[] {
  return (headerOf(headers, 'cookie') ?? '')
    .split(';')
    .filter((pair) => pair.trim() !== '')
    .map(nameAndValue);
}

/** The cookies that an answer sets. Several headers are recorded as one list; the commas of dates do not divide it. */
export function responseCookies(headers: Headers): HarCookie[] {
  const list = headerOf(headers, 'set-cookie');
  return list === undefined ? [] : list.split(/,\s*(?=[^\s;,=]+=)/).map(setCookie);
}

function setCookie(header: string): HarCookie {
  const [first = '', ...rest] = header.split(';');
  const attributes = new Map(rest.map(nameAndValue).map(({ name, value }) => [name.toLowerCase(), value]));
  const expires = new Date(attributes.get('expires') ?? '');
  return {
    ...nameAndValue(first),
    path: attributes.get('path'),
    domain: attributes.get('domain'),
    expires: Number.isNaN(expires.getTime()) ? undefined : expires.toISOString(),
    httpOnly: attributes.has('httponly'),
    secure: attributes.has('secure'),
  };
}

function nameAndValue(pair: string): NameValue {
  const at = pair.indexOf('=');
  return at < 0
    ? { name: pair.trim(), value: '' }
    : { name: pair.slice(0, at).trim(), value: pair.slice(at + 1).trim() };
}

/** The value of a header, whatever the case of its letters; its name in small ones. */
export function headerOf(headers: Headers, name: string): string | undefined {
  return Object.entries(headers).find(([own]) => own.toLowerCase() === name)?.[1];
}
