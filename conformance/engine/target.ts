import { withParameters } from '../contracts/path-pattern.ts';
import { withoutSlashAtEnd } from './config/base-url.ts';
import { answerOf, type Answer } from './answer.ts';
import {
  bearer,
  credentialHeaders,
  issuerOf,
  missingSetting,
  operationNamed,
  partsOf,
  credentialFields,
  credentialIn,
  hasWrongPassword,
  targetOrigins,
  spoiltHeader,
  withVariables,
  type Caller,
  type Spoiling,
} from './credentials.ts';
import type { PathOf } from '../../generated/contracts.ts';
import type { CredentialName } from './config/schema.ts';
import type { Sender } from './contract/observations.ts';
import { DENIED } from './expect.ts';
import { operationAt } from './operation-at.ts';
import { CREDENTIAL_HEADERS, INTERFACES, type InterfaceId, type Issuer } from '../../generated/platform.ts';
import { Inconclusive, noTarget, needsWrites } from './outcome.ts';
import { exchange, newTrace, type Patience, type Trace } from './exchange.ts';
import type { Run, Use } from './run.ts';
import { isSafe } from './safety.ts';
import { firstToken, saysInvalid, withToken } from './token.ts';
import type { WireHeader, WireRequest } from './transport.ts';

/** The parts of a request besides method and path, with at most one of `json`, `form` and `raw`. */
export interface Parts {
  /** The credential; by default that of the interface's caller. */
  as?: Caller;
  /** Makes the credential invalid. */
  spoilt?: Spoiling;
  /** Values of the path parameters, which are URL-encoded when sent (G12). */
  params?: Record<string, string>;
  query?: Record<string, string | boolean>;
  headers?: Record<string, string>;
  /** A body sent as JSON. */
  json?: unknown;
  /** A body sent as application/x-www-form-urlencoded. */
  form?: Record<string, string>;
  /** A body sent verbatim; by default text/plain. */
  raw?: string;
  /** Overrides the media type of the body. */
  contentType?: string;
  /** Returns a response that reports overload like any other, for a rule about overload. */
  overload?: 'judged';
}

export type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The target of a check. */
export interface Target {
  /**
   * Sends one request to an interface; redirects are returned, not followed (G1).
   *
   * @throws Inconclusive when a credential is missing, the target does not answer, or it reports that a configured token is invalid
   * @throws Skipped when the request may change the target and writes are not allowed
   */
  send<Id extends InterfaceId>(id: Id, method: Method, path: PathOf<Id>, parts?: Parts): Promise<Answer>;
  /**
   * Reads the Location of a response (G2). Credentials are sent only to the origins of targets (G3).
   *
   * @throws Inconclusive when there is no usable Location, it leads to an origin that is not a target, or a configured token is invalid
   */
  follow(answer: Answer, as: Caller, parts?: Pick<Parts, 'headers' | 'spoilt'>): Promise<Answer>;
}

/**
 * Creates the target of one check; its exchanges are added to `trace`.
 *
 * @param returned - `any`: also a response that calls a configured token invalid
 */
export function createTarget(run: Run, trace: Trace, returned: 'judgeable' | 'any' = 'judgeable'): Target {
  const sendWire = async (
    request: WireRequest,
    patience: Patience,
    repeated: (answer: Answer) => void = () => {},
  ): Promise<Answer> => {
    const { response, index, before } = await exchange(run, trace, request, patience);
    if (before !== undefined) repeated(answerOf(request.url, before.response, before.index));
    return answerOf(request.url, response, index);
  };
  const obtain = (issuer: Issuer) => (own: Trace) => {
    const { method, path } = operationNamed(issuer);
    const form = { ...partsOf(run.config, issuer.credential) };
    return createTarget(run, own).send(issuer.interface, method, path as PathOf<InterfaceId>, { form });
  };
  const noteRefusal = (answer: Answer, credential: CredentialName): Answer => {
    if (DENIED.has(answer.status)) run.suspected.set(answer.exchange, credential);
    return answer;
  };
  /** Sends a request with the credential of a caller, and again with a new token if the old one has expired. */
  const sendAs = async (
    caller: Caller,
    spoiling: Spoiling | undefined,
    requestWith: (credential: readonly WireHeader[]) => WireRequest,
    ...how: [patience: Patience, repeated?: (answer: Answer) => void]
  ): Promise<Answer> => {
    if (caller === 'none') return sendWire(requestWith([]), ...how);
    if (spoiling !== undefined) return sendWire(requestWith(await spoiltOf(caller, spoiling)), ...how);
    const issuer = issuerOf(run.config, caller);
    if (issuer !== undefined) {
      const ask = (token: string) => sendWire(requestWith([bearer(caller, token)]), ...how);
      return noteRefusal(await withToken(run, trace, issuer, obtain(issuer), ask), caller);
    }
    return noteRefusal(await sendWire(requestWith(configured(caller)), ...how), caller);
  };
  const configured = (caller: CredentialName): WireHeader[] => {
    const headers = credentialHeaders(run.config, caller);
    if (headers === undefined) throw new Inconclusive(`supply ${missingSetting(run.config, caller)}`);
    return headers;
  };
  /** The credential of a caller, made invalid. */
  const spoiltOf = async (caller: CredentialName, how: Spoiling): Promise<WireHeader[]> => {
    const issuer = issuerOf(run.config, caller);
    if (issuer === undefined) return configured(caller).map((header) => spoiltHeader(header, how));
    const { value } = await firstToken(run, trace, issuer, obtain(issuer));
    return [spoiltHeader(bearer(caller, value), how)];
  };
  /** Notes that a request was sent with the credential of the caller of its interface. */
  const noteUse = (
    { as, credential }: Sender,
    request: readonly unknown[],
    use: Omit<Use, 'caller' | 'label'>,
  ): void => {
    if (as === 'none' || credential !== 'given' || as !== INTERFACES[use.interface].caller) return;
    run.uses.push({ ...use, caller: as, label: JSON.stringify(request) });
  };
  /** A configured token cannot be renewed, and its expiry is not an error of the target. */
  const requireValid = (caller: Caller, answer: Answer): Answer => {
    const isConfigured = caller !== 'none' && issuerOf(run.config, caller) === undefined;
    if (returned === 'any' || !isConfigured || !saysInvalid(answer)) return answer;
    throw new Inconclusive(`the target says that the token is not valid, or not any more; see credentials.${caller}`);
  };
  return {
    send: async (id, method, path, parts = {}) => {
      const body = bodyOf(parts);
      const changesNothing = () => isSafe(id, method, path, body?.text);
      if (!run.allowWrites && !changesNothing()) throw needsWrites(`${method} ${path}`);
      const url = address(run, id, path, parts);
      const form = parts.form && credentialFields(run.config, parts.form);
      const own = Object.entries(parts.headers ?? {}).map((header) => withVariables(run.config, header));
      const requestWith = (credential: readonly WireHeader[]) => ({
        method,
        url,
        headers: headersOf(credential, body?.type, own),
        body: body?.text,
        form,
      });
      const caller = parts.as ?? INTERFACES[id].caller;
      const sender = senderOf(caller, parts.spoilt, parts.headers);
      const observe = (seen: Answer) => run.observations.add(id, `${method} ${path}`, seen, sender);
      const isCounted = () => hasWrongPassword(run.config, parts);
      const patience = { overload: parts.overload, mayRepeat: changesNothing, isCounted };
      const answer = await sendAs(caller, parts.spoilt, requestWith, patience, observe);
      observe(answer);
      const again = (scope: string) => createTarget(run, newTrace(scope), 'any').send(id, method, path, parts);
      noteUse(sender, [url, parts], {
        interface: id,
        operation: `${method} ${path}`,
        answer,
        again: changesNothing() ? again : undefined,
      });
      const carried = parts.form && credentialIn(run.config, parts.form);
      if (carried !== undefined) run.suspected.set(answer.exchange, carried);
      return parts.spoilt || parts.overload === 'judged' ? answer : requireValid(caller, answer);
    },
    follow: async (answer, as, { headers = {}, spoilt } = {}) => {
      const location = answer.location();
      if (location === undefined) throw new Inconclusive('the response carries no usable Location to follow');
      if (!targetOrigins(run.config).has(location.origin)) {
        const asked = new URL(answer.url);
        const advice =
          asked.hostname === location.hostname
            ? `the server was asked at ${asked.origin}; behind a gateway it has to know that address (X-Forwarded-Proto, X-Forwarded-Host)`
            : 'if it is one of them under another name, use that name in targets';
        throw new Inconclusive(
          `Location leads to ${location.origin}, which is none of the configured targets; ${advice}`,
        );
      }
      const requestWith = (credential: readonly WireHeader[]) => ({
        method: 'GET',
        url: location.href,
        headers: headersOf(credential, undefined, Object.entries(headers)),
      });
      const read = await sendAs(as, spoilt, requestWith, { mayRepeat: () => true });
      const sender = senderOf(as, spoilt, headers);
      const called = operationAt(run.config.targets, 'GET', read.url);
      if (called !== undefined) {
        const operation = `GET ${called.operation.path}`;
        run.observations.add(called.interface, operation, read, sender);
        noteUse(sender, [read.url, headers], {
          interface: called.interface,
          operation,
          answer: read,
          again: (scope) => createTarget(run, newTrace(scope), 'any').follow(answer, as, { headers }),
        });
      }
      return spoilt ? read : requireValid(as, read);
    },
  };
}

/**
 * Base URL of the host of an interface, without a trailing slash (G6), with scheme and host in lower case as in addresses that follow from it.
 *
 * @throws Skipped when the host is no target
 */
export function requireTarget(run: Run, id: InterfaceId): string {
  const base = run.config.targets[INTERFACES[id].host];
  if (base === undefined) throw noTarget(INTERFACES[id].host);
  return withoutSlashAtEnd(new URL(base).href);
}

/** Describes the sender of a request: the credential is wrong if it was spoilt, or if a check without a caller added one. */
function senderOf(as: Caller, spoilt?: Spoiling, headers: Parts['headers'] = {}): Sender {
  if (as !== 'none' && spoilt === undefined) return { as, credential: 'given', sent: headers };
  const names = Object.values(CREDENTIAL_HEADERS).map(({ header }) => header.toLowerCase());
  const isMadeUp = spoilt !== undefined || Object.keys(headers).some((name) => names.includes(name.toLowerCase()));
  return { as: 'none', credential: isMadeUp ? 'wrong' : 'none', sent: headers };
}

function address(run: Run, id: InterfaceId, template: string, parts: Parts): string {
  const path = withParameters(template, (name) => {
    const value = parts.params?.[name];
    if (value === undefined) throw new TypeError(`${template}: no value for the path parameter ${name}`);
    // Even if encoded, `.` and `..` would be resolved as path segments. Half of a character, which a target may send, cannot be encoded.
    if (/^\.{1,2}$|\p{Surrogate}/u.test(value))
      throw new Inconclusive(`«${value}» cannot be sent as the path parameter ${name}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(Object.entries(parts.query ?? {}).map(([name, value]) => [name, String(value)]));
  return `${requireTarget(run, id)}${path}${query.size === 0 ? '' : `?${query}`}`;
}

function bodyOf(parts: Parts): { text: string; type: string } | undefined {
  if (parts.json !== undefined) {
    return { text: JSON.stringify(parts.json), type: parts.contentType ?? 'application/json' };
  }
  if (parts.form !== undefined) {
    const text = new URLSearchParams(parts.form).toString();
    return { text, type: parts.contentType ?? 'application/x-www-form-urlencoded' };
  }
  if (parts.raw !== undefined) return { text: parts.raw, type: parts.contentType ?? 'text/plain' };
  return undefined;
}

function headersOf(
  credential: readonly WireHeader[],
  contentType: string | undefined,
  extra: readonly WireHeader[] = [],
): WireHeader[] {
  const headers = new Map<string, WireHeader>();
  const set = (...header: WireHeader) => headers.set(header[0].toLowerCase(), header);
  // Prefers JSON, but declared plain text must not be refused with 406.
  set('Accept', 'application/json, */*;q=0.8');
  if (contentType !== undefined) set('Content-Type', contentType);
  for (const header of credential) set(...header);
  for (const header of extra) set(...header);
  return [...headers.values()];
}
