import { checkPath } from '../../generated/sendable.ts';
import { redirectOf } from './addresses.ts';
import type { Answer, Call, CallInit } from './caller.ts';
import { ContractViolatedError } from './errors.ts';
import type { CallSettings } from './settings.ts';

/** The values of the parameters in a path, by name. */
type PathParameters = Readonly<Record<string, string>>;

/** A path that can be read. */
type ReadablePath<Paths> = {
  [Path in keyof Paths]: Paths[Path] extends { get: object } ? Path : never;
}[keyof Paths] &
  string;

/** The parameters of a path that can be read. */
type ParametersOf<Item> = Item extends { get: { parameters: { path: infer Parameters } } } ? Parameters : object;

/** The payload of a path, whether the contract names the status of a success or leaves it open. */
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
  /** The one of the generated client by default. */
  mediaType?: string | undefined;
  /** Sends the request; `following` where a redirect leads to what a read then finds. */
  sent?: ReadOptions['sent'];
}

/** Reads a path. */
type Read<Paths> = <Path extends ReadablePath<Paths>>(
  path: Path,
  parameters: ParametersOf<Paths[Path]>,
  settings?: ReadSettings,
) => Promise<PayloadOf<Paths[Path]>>;

/** The plain reads of an interface: one request, one answer. */
export interface Reads<Paths> {
  /**
   * Reads a resource whose payload the contract shows.
   *
   * @throws ContractViolatedError when the answer has another status than the named one, or no JSON content, UnsendableError when a
   *   parameter cannot be part of a path
   */
  read: Read<Paths>;
  /**
   * Reads a resource whose payload the contract does not show: any 2xx is a success, with any JSON or an empty body.
   *
   * @returns undefined where the answer is empty
   * @throws ContractViolatedError when the answer is no JSON, UnsendableError when a parameter cannot be part of a path
   */
  readOpen: Read<Paths>;
}

/** The plain operations of an interface. */
export interface Operations<Paths> extends Reads<Paths> {
  /**
   * Makes a change whose answer the contract leaves open: any 2xx is a success.
   *
   * @param body - none when undefined
   * @returns the JSON of the answer, its text if that is not JSON, undefined if it is empty
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

/** What is known about the reads of an interface. */
interface ReadOptions {
  /** The status that the contract names for reads; any 2xx where it names none. */
  named?: 200;
  /** Sends a request; `following` where the contract names no status, so that a redirect is none that it excludes. */
  sent?: (send: CallInit['fetch']) => CallInit['fetch'];
}

/** Any method of a generated client, without the types that the contract gives it. */
type Method = (path: string, init: object) => ReturnType<Parameters<Call>[1]>;

const methodOf = (client: object, name: string): Method => (client as Readonly<Record<string, Method>>)[name]!;

/**
 * Makes the plain reads of an interface from its generated client.
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

/** Sends a request, and follows its redirects within the origin by GET. */
export const following =
  (send: CallInit['fetch']): CallInit['fetch'] =>
  async (request) => {
    const response = await send(request);
    if (response.status < 300 || response.status > 399) return response;
    return (await import('./redirects.ts')).followed(response, request, { send, nextOf: redirectOf });
  };

/** Makes the plain operations of an interface whose reads have no status in the contract, as {@link createReads} makes the reads. */
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
        // As text: an answer that is no JSON must not make a change that took effect look like a failure.
        const sending = { ...init, headers, params, body, parseAs: 'text', fetch: sent?.(send) ?? send };
        const fetched = await methodOf(client, method)(path, sending);
        // A page to which a redirect leads, such as a login, is no answer to a change.
        return { ...fetched, data: last === 'GET' ? jsonIn(fetched.data) : jsonOrText(fetched.data) };
      };
      return (await call(`${method} ${path}`, ask, own)).data;
    },
  };
}

/**
 * The parameters that a path names, after checking that they do not lead to another path. Other members of the object, such as those of a
 * resource that was read before, are left out.
 *
 * @param path - path template
 * @throws UnsendableError when one is missing, empty, a step in a path, or no valid Unicode
 */
export const inPath = checkPath as <Values extends object>(path: string, parameters: Values) => Values;

/**
 * The body of an answer.
 *
 * @throws ContractViolatedError when there is none
 */
export function bodyOf<Data>({ data, about }: Answer<Data>): Data {
  if (data === undefined) throw new ContractViolatedError('the answer has no body', about);
  return data;
}

/**
 * The content of the answer to a read.
 *
 * @param named - the status that the contract names; any success where it names none
 * @throws ContractViolatedError when it has another status, or no content
 */
export function contentOf<Content>(answer: Answer<Content>, named?: number): NonNullable<Content> {
  const { status, data, about } = answer;
  if (named !== undefined && status !== named) {
    throw new ContractViolatedError(`status ${status} is none that it may answer`, about);
  }
  return bodyOf({ ...answer, data: data ?? undefined });
}

/** The JSON of a body, undefined where it is empty. */
const jsonIn = (text: unknown): unknown => (typeof text === 'string' && text !== '' ? JSON.parse(text) : undefined);

/** The JSON of a body, its text if that is not JSON, undefined if it is empty. */
export function jsonOrText(text: unknown): unknown {
  try {
    return jsonIn(text);
  } catch {
    return text;
  }
}
