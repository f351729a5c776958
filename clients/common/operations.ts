import { checkPath } from '../../generated/sendable.ts';
import { redirectOf } from './addresses.ts';
import type { Answer, Call, CallInit } from './caller.ts';
import { ContractViolatedError } from './errors.ts';
import type { CallSettings } from './settings.ts';

/** The values of the parameters in a path, by name. */
type PathParameters = Readonly<Record<string, string>>;

/** A path with a GET operation. */
type ReadablePath<Paths> = {
  [Path in keyof Paths]: Paths[Path] extends { get: object } ? Path : never;
}[keyof Paths] &
  string;

/** The path parameters of a GET operation. */
type ParametersOf<Item> = Item extends { get: { parameters: { path: infer Parameters } } } ? Parameters : object;

/** The payload of a GET operation: of 200, or of 2XX if the contract does not name the status. */
type PayloadOf<Item> = Item extends { get: { responses: infer Responses } }
  ? Responses extends { 200: Json<infer Payload> } | { '2XX': Json<infer Payload> }
    ? Payload
    : never
  : never;

interface Json<Payload> {
  content: { 'application/json': Payload };
}

/** Settings of one read. */
interface ReadSettings extends CallSettings {
  query?: object | undefined;
}

/** Settings of one change. */
interface ChangeSettings extends CallSettings {
  /** By default that of the generated client. */
  mediaType?: string | undefined;
  /** Wraps sending; `following` if a redirect leads to the result. */
  sent?: ReadOptions['sent'];
}

type Read<Paths> = <Path extends ReadablePath<Paths>>(
  path: Path,
  parameters: ParametersOf<Paths[Path]>,
  settings?: ReadSettings,
) => Promise<PayloadOf<Paths[Path]>>;

/** The simple reads of an interface: one request, one response. */
export interface Reads<Paths> {
  /**
   * Reads a resource whose payload the contract shows.
   *
   * @throws ContractViolatedError when the response has another status than the contract names, or no JSON content; UnsendableError when a
   *   parameter cannot be part of a path
   */
  read: Read<Paths>;
  /**
   * Reads a resource whose payload the contract does not show: any 2xx is a success, with any JSON or an empty body.
   *
   * @returns undefined if the body is empty
   * @throws ContractViolatedError when the body is no JSON, UnsendableError when a parameter cannot be part of a path
   */
  readOpen: Read<Paths>;
}

/** The simple operations of an interface. */
export interface Operations<Paths> extends Reads<Paths> {
  /**
   * Makes a change whose response the contract does not show: any 2xx is a success.
   *
   * @param body - undefined sends none
   * @returns the body as JSON, as text if it is no JSON, undefined if it is empty
   * @throws UnsendableError when a parameter cannot be part of a path
   */
  change(
    method: 'PATCH' | 'POST' | 'PUT',
    path: string,
    parameters: PathParameters,
    body: unknown,
    settings?: ChangeSettings,
  ): Promise<unknown>;
}

interface ReadOptions {
  /** The status that the contract names for reads; undefined accepts any 2xx. */
  named?: 200;
  /** Wraps sending; `following` if the contract names no status, since it does not exclude a redirect then. */
  sent?: (send: CallInit['fetch']) => CallInit['fetch'];
}

/** A method of a generated client, without the types of the contract. */
type Method = (path: string, init: object) => ReturnType<Parameters<Call>[1]>;

const methodOf = (client: object, name: string): Method => (client as Readonly<Record<string, Method>>)[name]!;

/**
 * Creates the simple reads of an interface from its generated client.
 *
 * @example
 * const { read } = createReads<paths>(client, call, { sent: following });
 * const vorgang = await read('/v3/vorgaenge/{vorgangsNummer}', { vorgangsNummer });
 */
export function createReads<Paths>(client: object, call: Call, { named, sent }: ReadOptions): Reads<Paths> {
  const get = (path: string, parameters: unknown, { query, ...own }: ReadSettings = {}) => {
    const params = { path: inPath(path, parameters as PathParameters), query };
    const send = (init: CallInit) =>
      methodOf(client, 'GET')(path, { ...init, params, fetch: sent?.(init.fetch) ?? init.fetch });
    return call(`GET ${path}`, send, own);
  };
  return {
    read: async (path, parameters, own) => contentOf(await get(path, parameters, own), named) as PayloadOf<unknown>,
    readOpen: async (path, parameters, own) => (await get(path, parameters, own)).data as PayloadOf<unknown>,
  };
}

/** Wraps sending: follows redirects within the origin, by GET. */
export const following =
  (send: CallInit['fetch']): CallInit['fetch'] =>
  async (request) => {
    const response = await send(request);
    if (response.status < 300 || response.status > 399) return response;
    return (await import('./redirects.ts')).followed(response, request, { send, nextOf: redirectOf });
  };

/** Creates the simple operations of an interface whose contract names no status for reads. */
export function createOperations<Paths>(client: object, call: Call): Operations<Paths> {
  return {
    ...createReads<Paths>(client, call, { sent: following }),
    change: async (method, path, parameters, body, { mediaType, sent, ...own } = {}) => {
      const params = { path: inPath(path, parameters) };
      const type = mediaType !== undefined && { 'Content-Type': mediaType };
      const ask = async (init: CallInit) => {
        const headers = { ...init.headers, ...type };
        let last = '';
        const send = (request: Request) => {
          last = request.method;
          return init.fetch(request);
        };
        // Read the body as text: a body that is no JSON must not make a successful change look like a failure.
        const sending = { ...init, headers, params, body, parseAs: 'text', fetch: sent?.(send) ?? send };
        const fetched = await methodOf(client, method)(path, sending);
        // After a redirect, the body must be JSON: an HTML page, such as a login, is no result of the change.
        return { ...fetched, data: last === 'GET' ? jsonIn(fetched.data) : jsonOrText(fetched.data) };
      };
      return (await call(`${method} ${path}`, ask, own)).data;
    },
  };
}

/**
 * The parameters of a path template, after checking that their values do not lead to another path. Further members of the object are
 * left out: a program may pass a resource that it has read.
 *
 * @throws UnsendableError when a parameter is missing, empty, a dot segment such as `..`, or no valid Unicode
 */
export const inPath = checkPath as <Values extends object>(path: string, parameters: Values) => Values;

/**
 * The parsed body.
 *
 * @throws ContractViolatedError when there is no body, or it is null
 */
export function bodyOf<Data>({ data, about }: Answer<Data>): NonNullable<Data> {
  if (data === undefined || data === null) throw new ContractViolatedError('the response has no body', about);
  return data;
}

/**
 * The parsed body of a read.
 *
 * @param named - the status that the contract names; undefined accepts any success
 * @throws ContractViolatedError when the response has another status, or no body
 */
export function contentOf<Content>(answer: Answer<Content>, named?: number): NonNullable<Content> {
  const { status, about } = answer;
  if (named !== undefined && status !== named) {
    throw new ContractViolatedError(`status ${status} is not declared`, about);
  }
  return bodyOf(answer);
}

/** A body as JSON; undefined if it is empty. */
const jsonIn = (text: unknown): unknown => (typeof text === 'string' && text !== '' ? JSON.parse(text) : undefined);

/** A body as JSON, as text if it is no JSON, undefined if it is empty. */
export function jsonOrText(text: unknown): unknown {
  try {
    return jsonIn(text);
  } catch {
    return text;
  }
}
