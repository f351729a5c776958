import type { OnDeprecation } from '../../generated/deprecation.ts';
import { createCaller, type Call, type Retired } from './caller.ts';
import type { ApiSettings, LoadContract } from './settings.ts';
import { required } from './required.ts';
import { bareToken, type AccessToken, type Credential } from './token.ts';
import { createTransport } from './transport.ts';
import { contractCheck } from './validation.ts';

/** The settings of an interface that takes a Bearer token. */
export interface BearerApiSettings extends ApiSettings {
  /** A JSON Web Token from the token endpoint, or what supplies it; with or without `Bearer` before it. */
  accessToken: AccessToken;
}

/** What the generated client of such an interface takes. */
interface ClientOptions {
  baseUrl: string;
  accessToken: Credential;
  fetch: (request: Request) => Promise<Response>;
  headers?: Readonly<Record<string, string>>;
  onDeprecation?: OnDeprecation | undefined;
  maxBodyBytes?: number | undefined;
}

/** The settings of such an interface that ends. */
export interface EndingApiSettings extends BearerApiSettings {
  /**
   * Told at the first answer that the interface ends, once per process; by default Node warns (`DeprecationWarning`, code
   * `PLATFORM_SUNSET`), and a browser stays silent.
   */
  onDeprecation?: OnDeprecation | undefined;
}

/**
 * Makes the generated client of an interface that takes a Bearer token, and the caller that all calls through it go by.
 *
 * @param createClient - the factory of the generated client
 * @param loadContract - loads the validators of the interface, when the settings ask for validation
 * @param retired - tells that the interface has ended, where it may
 */
export function connect<Client>(
  settings: EndingApiSettings,
  createClient: (options: ClientOptions) => Client,
  loadContract: LoadContract,
  retired?: Retired,
): { client: Client; call: Call } {
  const { baseUrl, headers, onDeprecation, maxBodyBytes } = required(settings, 'accessToken');
  const accessToken = bareToken(settings.accessToken);
  const send = createTransport(settings, accessToken);
  return {
    client: createClient({
      baseUrl,
      accessToken,
      fetch: send,
      maxBodyBytes,
      ...(headers && { headers }),
      ...(retired && { onDeprecation }),
    }),
    call: createCaller(settings, send, contractCheck(loadContract), retired),
  };
}
