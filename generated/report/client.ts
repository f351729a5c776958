/**
 * Client of the interface `report`, generated from specs/report/openapi.yaml. Do not edit: run `npm run generate`.
 */
import createClient from 'openapi-fetch';
import type { Client, ClientOptions, FetchResponse, MaybeOptionalInit, ParseAs } from 'openapi-fetch';
import { bodyLimit, withBody } from '../body-limit.ts';
import { checkPath, headerValue, secretOf } from '../sendable.ts';
import type { paths } from './types.ts';

/** A secret, or a function that supplies it. */
export type Credential = string | (() => string | Promise<string>);

function valueOf(credential: Credential): string | Promise<string> {
  return typeof credential === 'function' ? credential() : credential;
}

/** Operations that ask for `authorization`. */
const asksForAuthorization = new Set([
  'POST /partner',
  'GET /partner/{reportId}',
  'POST /bestandskundenpotential',
  'GET /bestandskundenpotential/{reportId}',
  'POST /handelsbeziehungen',
  'GET /handelsbeziehungen/{reportId}',
  'POST /erweitertefinanzierungskriterien',
  'GET /erweitertefinanzierungskriterien/{reportId}',
  'POST /konditionsmeldungen',
  'GET /konditionsmeldungen/{reportId}',
  'POST /smartfactsvertrieb',
  'GET /smartfactsvertrieb/{reportId}',
  'POST /smartfactsproduktanbieter',
  'GET /smartfactsproduktanbieter/{reportId}',
  'POST /ratesmartfactsvertrieb',
  'GET /ratesmartfactsvertrieb/{reportId}',
  'POST /ratevertrieb',
  'GET /ratevertrieb/{reportId}',
  'POST /vertrieb',
  'GET /vertrieb/{reportId}',
  'POST /produktanbieter',
  'GET /produktanbieter/{reportId}',
  'POST /rohdaten',
  'GET /rohdaten/{reportId}',
  'POST /provisionsclearinggeneric',
  'GET /provisionsclearinggeneric/{reportId}',
  'POST /mtvreport',
  'GET /mtvreport/{reportId}',
  'POST /konditionsvergleich',
  'GET /konditionsvergleich/{reportId}',
]);

/** Operations whose success is a plain text. */
const answersText = new Set([
  'POST /partner',
  'POST /bestandskundenpotential',
  'POST /handelsbeziehungen',
  'POST /erweitertefinanzierungskriterien',
  'POST /konditionsmeldungen',
  'POST /smartfactsvertrieb',
  'POST /smartfactsproduktanbieter',
  'POST /ratesmartfactsvertrieb',
  'POST /ratevertrieb',
  'POST /vertrieb',
  'POST /produktanbieter',
  'POST /rohdaten',
  'POST /provisionsclearinggeneric',
  'POST /mtvreport',
  'POST /konditionsvergleich',
]);

/** The same answer with its text as a JSON string, which is what the client parses. */
async function asJsonString(response: Response): Promise<Response> {
  if (response.body === null || /\bjson\b/i.test(response.headers.get('Content-Type') ?? '')) return response;
  const text = await response.text();
  return withBody(response, text === '' ? text : JSON.stringify(text));
}

/** Settings of {@link createReportClient}. */
export interface ReportClientOptions extends Pick<ClientOptions, 'fetch' | 'headers'> {
  /** Address of the interface, with or without a slash at the end. */
  baseUrl: string;
  /**
   * The whole value of the header `Authorization`, in the manner of an API key. Every POST and GET on a report
   * path needs it; each POST also lists it as a required header parameter, which OpenAPI expresses by this scheme
   * alone, since it ignores parameters of that name.
   */
  authorization: Credential;
  /** Largest body of an answer that is read, in bytes; 64 MiB by default. `Infinity` reads whatever comes. */
  maxBodyBytes?: number | undefined;
}

/** The HTTP methods, typed by path: `client.GET('/path', { params, body })`; by default as the contract says. */
export interface ReportClient<Paths extends object = paths> extends Omit<Client<Paths>, 'request' | 'OPTIONS' | 'GET' | 'POST'> {
  OPTIONS: Call<Paths, 'options'>;
  GET: Call<Paths, 'get'>;
  POST: Call<Paths, 'post'>;
  /** The same with the method as an argument: `client.request('get', '/path', { params })`. */
  request: AnyCall<Paths>;
}

/**
 * Makes a client of the interface `report`: Report service.
 *
 * Redirects are never followed: read `response.status` and the header `Location`. An answer outside 2xx does not throw, it is
 * returned as `error`; a failing network throws the `TypeError` of `fetch`, a body above `maxBodyBytes` a `BodyTooLargeError`, and
 * what cannot stand in its path, header or cookie, or is no credential, an `UnsendableError` before anything is sent.
 *
 * A script in a browser cannot read status and `Location` of a redirect that is not followed (`response.status`
 * is 0 there): make such calls outside of a browser.
 *
 * Credentials are sent only with the operations that ask for them; a header that a call sets by itself wins over them. A
 * credential given as a function is called for each request.
 */
export function createReportClient(options: ReportClientOptions): ReportClient {
  const { baseUrl, authorization, maxBodyBytes, ...transport } = options;
  const limit = bodyLimit(maxBodyBytes);
  const client = createClient<paths>({
    ...transport,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    redirect: 'manual',
  });
  client.use({
    async onRequest({ request, params, schemaPath }) {
      const operation = `${request.method} ${schemaPath}`;
      checkPath(schemaPath, params.path);
      if (
        asksForAuthorization.has(operation) &&
        authorization !== undefined &&
        !request.headers.has('Authorization')
      ) {
        request.headers.set('Authorization', headerValue('authorization', secretOf('authorization', await valueOf(authorization))));
      }
    },
    onResponse({ request, response, schemaPath, options: { parseAs } }) {
      const operation = `${request.method} ${schemaPath}`;
      const limited = limit(response, operation);
      if (response.ok && parseAs === 'json' && answersText.has(operation)) return asJsonString(limited);
      return limited;
    },
  });
  return client as ReportClient;
}

type Verb = 'options' | 'get' | 'post';

type PathWith<Paths, Method extends Verb> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Method, unknown> ? Path : never;
}[keyof Paths];

/** Settings of a call: what the path asks for, and how to read the answer. May be left out where nothing is asked for. */
type Settings<Asked, Format> = undefined extends Asked
  ? [settings?: Asked & { parseAs?: Format }]
  : [settings: Asked & { parseAs?: Format }];

type Asked<Item, Method extends Verb> = MaybeOptionalInit<Extract<Item, Record<Method, object>>, Method>;

type Answer<Item, Method extends Verb, Format extends ParseAs> = Promise<
  FetchResponse<OperationAt<Item, Method>, { parseAs: Format }, `${string}/${string}`>
>;

/**
 * A method of openapi-fetch, except that attributes which the contract does not know are errors in bodies and parameters.
 *
 * Its second signature is never called: it takes more arguments than a call can have. With two of them TypeScript compares a method
 * without its type parameters, so that what takes a client of openapi-fetch takes this one.
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
