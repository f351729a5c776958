import type { IHttpRequest, PrismHttpComponents } from '@stoplight/prism-http';
import { unsupported } from '../servers/body.ts';
import type { Operation } from './documents.ts';
import { prismValidateInput } from './prism-library.ts';

/** A violation of the contract by a request, as reported by Prism. */
export type Violation = Parameters<PrismHttpComponents['mock']>[0]['input']['validations'][number];

type Scheme = NonNullable<Operation['security']>[number][number];

/** The severity of violations that make a request invalid. */
export const ERROR: Violation['severity'] = 0;

const MAX_HEADER_LENGTH = 4096;
const MAX_MESSAGE_LENGTH = 500;

/** A body that does not have the declared format. */
export class MalformedBody {
  /** The declared format, and the complaint of the parser. */
  readonly wanted: string;

  constructor(wanted: string) {
    this.wanted = wanted;
  }
}

/** Why a body is refused by its headers alone; undefined if it is not. */
function refusalOf({ request }: Operation, { body, headers = {} }: IHttpRequest): string | undefined {
  if (body === undefined) return undefined;
  const taken = request?.body?.contents?.map(({ mediaType }) => mediaType) ?? [];
  if (taken.length === 0) return 'The request must have no body';
  return unsupported({ type: headers['content-type'], encoding: headers['content-encoding'] }, taken);
}

/**
 * Prism's validation, with additions: a body that does not have the declared format is a bad request like any other. Prism itself would
 * accept every type that ends in `+json` as JSON, a body without a type, and parameter names in any letter case, which it writes in lower
 * case.
 */
export const validateInput: PrismHttpComponents['validateInput'] = ({ resource, element }) => {
  const refused = refusalOf(resource, element);
  if (refused !== undefined) return { _tag: 'Left', left: [{ code: 415, message: refused, severity: ERROR }] };
  if (element.body instanceof MalformedBody) {
    const message = `Request body is not ${element.body.wanted}`;
    return { _tag: 'Left', left: [{ code: 'format', message, path: ['body'], severity: ERROR }] };
  }
  const { query = [], path = [] } = resource.request ?? {};
  const names = new Map([...query, ...path].map(({ name }) => [name.toLowerCase(), name]));
  const asDeclared = (name: string): string => names.get(name.toLowerCase()) ?? name;
  const given = Object.entries(element.url.query ?? {}).filter(([name]) => asDeclared(name) === name);
  const url = { ...element.url, query: Object.fromEntries(given) };
  const { 'content-type': _, ...withoutType } = element.headers ?? {};
  // Prism reads the type even without a body, and fails on invalid media types.
  const headers = element.body === undefined ? withoutType : element.headers;
  const checked = prismValidateInput({ resource, element: { ...element, url, ...(headers && { headers }) } });
  if (checked._tag === 'Right') return { _tag: 'Right', right: element };
  const [first, ...others] = checked.left;
  const explained = (one: Violation): Violation => {
    const path = (one.path ?? []).map((step) => asDeclared(String(step)));
    const [place, name = '', ...inside] = path;
    if (place !== 'query' && place !== 'path') return one;
    const isRepeated = inside.length === 0 && Array.isArray(url.query[name]) && one.code === 'type';
    const message = isRepeated
      ? `Request query parameter ${name} must occur once`
      : one.message.replaceAll(/[\w-]+/g, asDeclared);
    return { ...one, path, message };
  };
  return { _tag: 'Left', left: [explained(first), ...others.map(explained)] };
};

function credentialsOf({ security = [] }: Operation): string {
  const alternatives = security.map((schemes) =>
    schemes.map((scheme) => {
      if (scheme.type === 'apiKey') return scheme.in === 'cookie' ? `Cookie: ${scheme.name}=…` : `${scheme.name}: …`;
      return scheme.type === 'http' && scheme.scheme === 'basic' ? 'Authorization: Basic …' : 'Authorization: Bearer …';
    }),
  );
  return alternatives.map((names) => names.join(' and ')).join(', or ');
}

/** Whether a request has a credential in the form of a scheme. */
function sends({ headers = {} }: IHttpRequest, scheme: Scheme): boolean {
  if (scheme.type === 'apiKey') {
    if (scheme.in === 'header') return Boolean(headers[scheme.name.toLowerCase()]);
    const cookies = (headers['cookie'] ?? '').split(';').map((one) => one.trim());
    return cookies.some((one) => one.startsWith(`${scheme.name}=`) && one.length > scheme.name.length + 1);
  }
  const [, name = '', value = ''] = /^(\S+) +(\S.*)$/.exec(headers['authorization'] ?? '') ?? [];
  if (scheme.type !== 'http' || scheme.scheme !== 'basic') return name.toLowerCase() === 'bearer';
  return name.toLowerCase() === 'basic' && Buffer.from(value, 'base64').includes(':');
}

/**
 * Checks that a request has a credential of the right form. Prism refuses scheme names in lower case and passwords with a colon, and does
 * not say what to send.
 */
export const validateSecurity: PrismHttpComponents['validateSecurity'] = ({ resource, element }) => {
  const { security = [] } = resource;
  const isRight =
    security.length === 0 || security.some((schemes) => schemes.every((scheme) => sends(element, scheme)));
  if (isRight) return { _tag: 'Right', right: element };
  const message = `A credential is missing or has the wrong form. Send: ${credentialsOf(resource)}`;
  return { _tag: 'Left', left: [{ code: 401, message, severity: ERROR, tags: [challengeOf(resource)] }] };
};

/** The challenge of a 401: the scheme of the first credential of the operation. */
export function challengeOf({ security }: Operation): string {
  const scheme = security?.[0]?.[0];
  if (scheme?.type === 'apiKey') return 'ApiKey';
  return scheme?.type === 'http' && scheme.scheme === 'basic' ? 'Basic' : 'Bearer';
}

/** Describes the violations of a request in one line; if the credential is refused, only that. */
export function describeViolations(violations: readonly Violation[]): string {
  const refused = violations.filter(({ code }) => code === 401);
  const described = refused.length === 0 ? violations : refused;
  return [...new Set(described.map(({ message }) => message))].join('; ');
}

/** Violations in the format of Prism's header `sl-violations`: JSON in ASCII, limited in length. */
export function violationsHeader(violations: readonly Violation[]): string {
  let listed = '';
  for (const { path = [], code, message } of violations) {
    const one = JSON.stringify({ location: ['request', ...path], code, message: message.slice(0, MAX_MESSAGE_LENGTH) });
    const text = one.replace(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
    if (listed.length + text.length > MAX_HEADER_LENGTH) break;
    listed += listed === '' ? text : `,${text}`;
  }
  return `[${listed}]`;
}
