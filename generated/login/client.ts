/**
 * Client of the interface `login`, generated from specs/login/openapi.yaml. Do not edit: run `npm run generate`.
 */
import createClient, { mergeHeaders } from 'openapi-fetch';
import type { Client, ClientOptions, FetchResponse, MaybeOptionalInit, ParseAs } from 'openapi-fetch';
import { bodyLimit } from '../body-limit.ts';
import { secretOf } from '../sendable.ts';
import type { paths } from './types.ts';

/** A secret, or a function that supplies it. */
export type Credential = string | (() => string | Promise<string>);

function valueOf(credential: Credential): string | Promise<string> {
  return typeof credential === 'function' ? credential() : credential;
}

/** User name and password as HTTP Basic, in UTF-8. */
function basic(username: string, password: string): string {
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)))}`;
}

/** Operations that require `username` and `password`. */
const asksForUsername = new Set(['GET /login']);

/** Media types of request bodies other than `application/json`, by operation. */
const mediaTypes: Readonly<Record<string, string>> = {
  'POST /login': 'application/x-www-form-urlencoded',
};

/** Placeholder in `Content-Type` until the caller has chosen a media type. */
const notChosen = 'application/x-not-chosen';

/** Settings of {@link createLoginClient}. */
export interface LoginClientOptions extends Pick<ClientOptions, 'fetch' | 'headers'> {
  /** Address of the interface, with or without a slash at the end. */
  baseUrl: string;
  /**
   * User name. A partner identifier as user name with its API key as password, or the e-mail address of a user
   * with the password. Only `GET /login` needs it.
   */
  username?: Credential;
  /**
   * Password. A partner identifier as user name with its API key as password, or the e-mail address of a user with
   * the password. Only `GET /login` needs it.
   */
  password?: Credential;
  /** Maximum size of a response body in bytes; 64 MiB by default. `Infinity` allows any. */
  maxBodyBytes?: number | undefined;
}

/** The HTTP methods, typed by path: `client.GET('/path', { params, body })`; by default with the paths of the contract. */
export interface LoginClient<Paths extends object = paths> extends Omit<Client<Paths>, 'request' | 'GET' | 'POST'> {
  GET: Call<Paths, 'get'>;
  POST: Call<Paths, 'post'>;
  /** The same with the method as an argument: `client.request('get', '/path', { params })`. */
  request: AnyCall<Paths>;
}

/**
 * Makes a client of the interface `login`: Token endpoint.
 *
 * Redirects are never followed: read `response.status` and the header `Location`. A response outside 2xx does not throw, it is
 * returned as `error`. A network failure throws the `TypeError` of `fetch`, a body above `maxBodyBytes` a `BodyTooLargeError`, and
 * a value that cannot be sent in its path, header or cookie, or as a credential, an `UnsendableError` before anything is sent.
 *
 * Credentials are sent only with the operations that require them; a header set by a call takes precedence. A
 * credential given as a function is called for each request.
 */
export function createLoginClient(options: LoginClientOptions): LoginClient {
  const { baseUrl, username, password, maxBodyBytes, ...transport } = options;
  const limit = bodyLimit(maxBodyBytes);
  const client = createClient<paths>({
    ...transport,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    redirect: 'manual',
    headers: mergeHeaders({ 'Content-Type': notChosen }, transport.headers),
    bodySerializer: (body: unknown) => new URLSearchParams(body as Record<string, string>).toString(),
  });
  client.use({
    async onRequest({ request, schemaPath }) {
      const operation = `${request.method} ${schemaPath}`;
      if (
        asksForUsername.has(operation) &&
        username !== undefined &&
        password !== undefined &&
        !request.headers.has('Authorization')
      ) {
        request.headers.set('Authorization', basic(secretOf('username', await valueOf(username)), secretOf('password', await valueOf(password))));
      }
      if (!request.headers.has('Accept')) request.headers.set('Accept', 'application/json');
      if (request.headers.get('Content-Type') === notChosen) {
        if (request.body === null) request.headers.delete('Content-Type');
        else request.headers.set('Content-Type', mediaTypes[operation] ?? 'application/json');
      }
    },
    onResponse({ request, response, schemaPath }) {
      const operation = `${request.method} ${schemaPath}`;
      const limited = limit(response, operation);
      return limited;
    },
  });
  return client as LoginClient;
}

type Verb = 'get' | 'post';

type PathWith<Paths, Method extends Verb> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Method, unknown> ? Path : never;
}[keyof Paths];

/** Settings of a call: parameters and body of the path, and how to read the response. Optional if the path requires nothing. */
type Settings<Asked, Format> = undefined extends Asked
  ? [settings?: Asked & { parseAs?: Format }]
  : [settings: Asked & { parseAs?: Format }];

type Asked<Item, Method extends Verb> = MaybeOptionalInit<Extract<Item, Record<Method, object>>, Method>;

type Answer<Item, Method extends Verb, Format extends ParseAs> = Promise<
  FetchResponse<OperationAt<Item, Method>, { parseAs: Format }, `${string}/${string}`>
>;

/**
 * A method of openapi-fetch, except that unknown attributes in bodies and parameters are errors.
 *
 * Its second signature is never called: it takes more arguments than a call can have. With two signatures TypeScript compares a method
 * without its type parameters, so that code for a client of openapi-fetch accepts this one.
 */
type Call<Paths, Method extends Verb> = {
  <Path extends PathWith<Paths, Method>, Format extends ParseAs = 'json'>(
    path: Path,
    ...settings: Settings<Asked<Paths[Path], Method>, Format>
  ): Answer<Paths[Path], Method, Format>;
  (...none: [never, never, never]): Answer<Paths[keyof Paths], Method, ParseAs>;
};

/** As {@link Call}, for `request`. */
type AnyCall<Paths> = {
  <Method extends Verb, Path extends PathWith<Paths, Method>, Format extends ParseAs = 'json'>(
    method: Method,
    path: Path,
    ...settings: Settings<Asked<Paths[Path], Method>, Format>
  ): Answer<Paths[Path], Method, Format>;
  (...none: [never, never, never, never]): Answer<Paths[keyof Paths], Verb, ParseAs>;
};

type OperationAt<Item, Method extends Verb> = Item extends Record<Method, infer Operation>
  ? Extract<Operation, Record<string, unknown>>
  : never;
