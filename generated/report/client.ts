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

/** Operations that require `authorization`. */
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

/** Operations whose successful response is plain text. */
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

/** Copy of a response with its text as a JSON string, which the client parses. */
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
  /** Maximum size of a response body in bytes; 64 MiB by default. `Infinity` allows any. */
  maxBodyBytes?: number | undefined;
}

/** The HTTP methods, typed by path: `client.GET('/path', { params, body })`; by default with the paths of the contract. */
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
 * Redirects are never followed: read `response.status` and the header `Location`. A response outside 2xx does not throw, it is
 * returned as `error`. A network failure throws the `TypeError` of `fetch`, a body above `maxBodyBytes` a `BodyTooLargeError`, and
 * a value that cannot be sent in its path, header or cookie, or as a credential, an `UnsendableError` before anything is sent.
 *
 * A script in a browser cannot read status and `Location` of a redirect that is not followed (`response.status`
 * is 0 there): make such calls outside a browser.
 *
 * Credentials are sent only with the operations that require them; a header set by a call takes precedence. A
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
