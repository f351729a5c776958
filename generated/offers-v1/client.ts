/**
 * Client of the interface `offers-v1`, generated from specs/offers/v1.yaml. Do not edit: run `npm run generate`.
 */
import createClient from 'openapi-fetch';
import type { Client, ClientOptions, FetchResponse, MaybeOptionalInit, ParseAs } from 'openapi-fetch';
import { bodyLimit } from '../body-limit.ts';
import { bareToken, checkPath } from '../sendable.ts';
import { tellEnding, type OnDeprecation } from '../deprecation.ts';
import { ENDING } from './ending.ts';
import type { paths } from './types.ts';

/** A secret, or a function that supplies it. */
export type Credential = string | (() => string | Promise<string>);

function valueOf(credential: Credential): string | Promise<string> {
  return typeof credential === 'function' ? credential() : credential;
}

/** Settings of {@link createOffersV1Client}. */
export interface OffersV1ClientOptions extends Pick<ClientOptions, 'fetch' | 'headers'> {
  /** Address of the interface, with or without a slash at the end. */
  baseUrl: string;
  /**
   * The platform does not publish which credential this interface takes. This contract takes the Bearer token that
   * the offers interface v2 takes on the same host: a JSON Web Token from the token endpoint, sent as
   * `Authorization`.
   */
  accessToken: Credential;
  /** Called once, at the first response, because the interface ends; by default a warning in Node, and nothing in a browser. */
  onDeprecation?: OnDeprecation | undefined;
  /** Maximum size of a response body in bytes; 64 MiB by default. `Infinity` allows any. */
  maxBodyBytes?: number | undefined;
}

/** The HTTP methods, typed by path: `client.GET('/path', { params, body })`; by default with the paths of the contract. */
export interface OffersV1Client<Paths extends object = paths> extends Omit<Client<Paths>, 'request' | 'GET' | 'POST'> {
  GET: Call<Paths, 'get'>;
  POST: Call<Paths, 'post'>;
  /** The same with the method as an argument: `client.request('get', '/path', { params })`. */
  request: AnyCall<Paths>;
}

/**
 * Makes a client of the interface `offers-v1`: Mortgage offers v1.
 *
 * Redirects are never followed: read `response.status` and the header `Location`. A response outside 2xx does not throw, it is
 * returned as `error`. A network failure throws the `TypeError` of `fetch`, a body above `maxBodyBytes` a `BodyTooLargeError`, and
 * a value that cannot be sent in its path, header or cookie, or as a credential, an `UnsendableError` before anything is sent.
 *
 * Credentials are sent only with the operations that require them; a header set by a call takes precedence. A
 * credential given as a function is called for each request.
 */
export function createOffersV1Client(options: OffersV1ClientOptions): OffersV1Client {
  const { baseUrl, accessToken, onDeprecation, maxBodyBytes, ...transport } = options;
  const limit = bodyLimit(maxBodyBytes);
  const client = createClient<paths>({
    ...transport,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    redirect: 'manual',
  });
  client.use({
    async onRequest({ request, params, schemaPath }) {
      checkPath(schemaPath, params.path);
      if (accessToken !== undefined && !request.headers.has('Authorization')) {
        request.headers.set('Authorization', `Bearer ${bareToken('accessToken', await valueOf(accessToken))}`);
      }
      if (!request.headers.has('Accept')) request.headers.set('Accept', 'application/json');
    },
    async onResponse({ request, response, schemaPath }) {
      const operation = `${request.method} ${schemaPath}`;
      const limited = limit(response, operation);
      await tellEnding(ENDING, response.headers, onDeprecation);
      return limited;
    },
  });
  return client as OffersV1Client;
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
