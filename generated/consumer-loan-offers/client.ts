/**
 * Client of the interface `consumer-loan-offers`, generated from specs/consumer-loan-offers/openapi.yaml. Do not edit: run `npm run generate`.
 */
import createClient from 'openapi-fetch';
import type { Client, ClientOptions, FetchResponse, MaybeOptionalInit, ParseAs } from 'openapi-fetch';
import { bodyLimit } from '../body-limit.ts';
import { bareToken } from '../sendable.ts';
import type { DocumentTypeDecoration } from '../typed-document.ts';
import type { paths } from './types.ts';

/** A secret, or a function that supplies it. */
export type Credential = string | (() => string | Promise<string>);

function valueOf(credential: Credential): string | Promise<string> {
  return typeof credential === 'function' ? credential() : credential;
}

/** An error of a query that failed or gave a partial result. */
export interface GraphQLResponseError {
  message: string;
  /** The platform does not specify type and values: expect a number or a string. */
  status?: number | string;
}

/** Result of a query. */
export interface ExecutionResult<Result> {
  /** The selected fields; `null` or absent if the query failed. */
  data?: Result | null;
  /** Empty if the query succeeded. */
  errors: readonly GraphQLResponseError[];
}

/** Settings of one query. */
export interface ExecuteOptions {
  /** Sent as `X-TraceId`; preferably a new one for each query. */
  traceId?: string | undefined;
  /** Aborts the query. */
  signal?: AbortSignal | undefined;
}

/** The query was not executed: the status is not 200, or the body is not a GraphQL response. */
export class ConsumerLoanOffersError extends Error {
  override readonly name = 'ConsumerLoanOffersError';
  /** HTTP status. */
  readonly status: number;
  /** Response body: parsed JSON, or text if it is not JSON. */
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`The query was answered with status ${String(status)} and no GraphQL result.`);
    this.status = status;
    this.body = body;
  }
}

function parseResult<Result>(status: number, text: string): ExecutionResult<Result> {
  const answer = parseJson(text);
  if (typeof answer !== 'object' || answer === null || !('data' in answer || 'errors' in answer)) {
    throw new ConsumerLoanOffersError(status, answer);
  }
  const { data, errors } = answer as Partial<ExecutionResult<Result>>;
  return { ...(data !== undefined && { data }), errors: errors ?? [] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Settings of {@link createConsumerLoanOffersClient}. */
export interface ConsumerLoanOffersClientOptions extends Pick<ClientOptions, 'fetch' | 'headers'> {
  /** Address of the interface, with or without a slash at the end. */
  baseUrl: string;
  /**
   * The access token of an OAuth 2.0 client (client credentials flow), sent as `Authorization` with the scheme
   * Bearer. An authorised person creates the client in partner management; it needs the permission to determine
   * consumer-loan offers.
   */
  accessToken: Credential;
  /** Maximum size of a response body in bytes; 64 MiB by default. `Infinity` allows any. */
  maxBodyBytes?: number | undefined;
}

/** The HTTP methods, typed by path: `client.GET('/path', { params, body })`; by default with the paths of the contract. */
export interface ConsumerLoanOffersClient<Paths extends object = paths> extends Omit<Client<Paths>, 'request' | 'POST'> {
  POST: Call<Paths, 'post'>;
  /** The same with the method as an argument: `client.request('get', '/path', { params })`. */
  request: AnyCall<Paths>;
  /**
   * Sends a typed document (see `operations.ts`) and returns its result. A query that was executed but failed does
   * not throw: look at `errors`.
   *
   * @throws {ConsumerLoanOffersError} if the status is not 200, or the body is not a GraphQL response
   */
  execute<Result, Variables extends Record<string, unknown>>(
    document: String & DocumentTypeDecoration<Result, Variables>,
    variables: Variables,
    options?: ExecuteOptions,
  ): Promise<ExecutionResult<Result>>;
}

/**
 * Makes a client of the interface `consumer-loan-offers`: Consumer-loan offers.
 *
 * Redirects are never followed: read `response.status` and the header `Location`. A response outside 2xx does not throw, it is
 * returned as `error`. A network failure throws the `TypeError` of `fetch`, a body above `maxBodyBytes` a `BodyTooLargeError`, and
 * a value that cannot be sent in its path, header or cookie, or as a credential, an `UnsendableError` before anything is sent.
 *
 * Credentials are sent only with the operations that require them; a header set by a call takes precedence. A
 * credential given as a function is called for each request.
 */
export function createConsumerLoanOffersClient(options: ConsumerLoanOffersClientOptions): ConsumerLoanOffersClient {
  const { baseUrl, accessToken, maxBodyBytes, ...transport } = options;
  const limit = bodyLimit(maxBodyBytes);
  const client = createClient<paths>({
    ...transport,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    redirect: 'manual',
  });
  client.use({
    async onRequest({ request }) {
      if (accessToken !== undefined && !request.headers.has('Authorization')) {
        request.headers.set('Authorization', `Bearer ${bareToken('accessToken', await valueOf(accessToken))}`);
      }
      if (!request.headers.has('Accept')) request.headers.set('Accept', 'application/json');
    },
    onResponse({ request, response, schemaPath }) {
      const operation = `${request.method} ${schemaPath}`;
      const limited = limit(response, operation);
      return limited;
    },
  });
  return Object.assign(client, {
    async execute<Result, Variables extends Record<string, unknown>>(
      document: String & DocumentTypeDecoration<Result, Variables>,
      variables: Variables,
      { traceId, signal }: ExecuteOptions = {},
    ): Promise<ExecutionResult<Result>> {
      const { data, error, response } = await client.POST('/angebote', {
        body: { query: document.toString(), variables },
        params: { header: traceId === undefined ? {} : { 'X-TraceId': traceId } },
        ...(signal !== undefined && { signal }),
        parseAs: 'text' as const,
      });
      if (response.status !== 200) throw new ConsumerLoanOffersError(response.status, error ?? data);
      return parseResult<Result>(response.status, data ?? '');
    },
  }) as ConsumerLoanOffersClient;
}

type Verb = 'post';

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
