import type { OnDeprecation } from '../../generated/deprecation.ts';
import { headerValue, secretOf } from '../../generated/sendable.ts';
import { baseOf } from './base.ts';
import { createCaller, type Call, type Check, type Retired } from './caller.ts';
import type { ApiSettings, LoadContract } from './settings.ts';
import type { AccessToken, Credential } from './token.ts';
import { createTransport } from './transport.ts';

/** The settings of an interface that takes a Bearer token. */
export interface BearerApiSettings extends ApiSettings {
  /** A JSON Web Token from the token endpoint, or a function that supplies it; with or without `Bearer` before it. */
  accessToken: AccessToken;
}

/** The settings of an interface with an announced end. */
export interface EndingApiSettings extends BearerApiSettings {
  /**
   * Called once per process, at the first response, because the interface is deprecated. By default Node prints a warning
   * (`DeprecationWarning`, code `PLATFORM_SUNSET`); a browser prints nothing.
   */
  onDeprecation?: OnDeprecation | undefined;
}

/** The options of a generated client: its credentials, and the options that all clients have. */
type ClientOptions<Name extends string> = Readonly<Record<Name, Credential>> & {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  headers?: Readonly<Record<string, string>>;
  maxBodyBytes?: number | undefined;
  onDeprecation?: OnDeprecation | undefined;
};

/** The result of {@link connect}. */
export interface Connection<Client> {
  client: Client;
  /** Makes the calls of the client. */
  call: Call;
  /** The base URL of the interface, with a slash at the end. */
  base: URL;
}

/**
 * Creates the generated client of an interface and its caller, after checking base URL, credentials and headers. The first call checks
 * the other settings.
 *
 * @param createClient - the factory of the generated client
 * @param loadContract - loads the validators of the interface; called if `validate` is set
 * @param credentials - for each credential, by its name in the settings, a function that prepares it for the client: `bareToken`, `passedOn`
 * @param retired - for an interface that ends
 * @param isRead - whether a request changes nothing and so may be repeated; by default its method decides
 * @throws UnsendableError when a setting is missing or invalid
 */
export function connect<Client, Name extends string>(
  settings: ApiSettings & Pick<EndingApiSettings, 'onDeprecation'> & Readonly<Record<NoInfer<Name>, AccessToken>>,
  createClient: (options: ClientOptions<NoInfer<Name>>) => Client,
  loadContract: LoadContract,
  credentials: Readonly<Record<Name, (credential: never) => Credential>>,
  retired?: Retired,
  isRead?: () => boolean,
): Connection<Client> {
  const base = baseOf(settings?.baseUrl);
  const given: Partial<Record<string, Credential>> = {};
  for (const name in credentials) {
    const credential = settings[name];
    given[name] = credentials[name](
      (typeof credential === 'function' ? credential : secretOf(name, credential)) as never,
    );
  }
  const { baseUrl, headers, onDeprecation, maxBodyBytes } = settings;
  for (const [name, value] of Object.entries(headers ?? {})) headerValue(name, value);
  const send = createTransport(settings, given['accessToken'], isRead);
  const client = createClient({
    ...given,
    baseUrl,
    fetch: send,
    maxBodyBytes,
    headers,
    onDeprecation,
  } as ClientOptions<Name>);
  const check: Check = async (...answer) => (await import('./body-problem.ts')).bodyProblem(loadContract, ...answer);
  return { client, call: createCaller(settings, send, check, retired), base };
}
