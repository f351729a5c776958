import type { OnDeprecation } from '../../generated/deprecation.ts';
import { createCaller, type Call, type Retired } from './caller.ts';
import type { ApiSettings, LoadContract } from './settings.ts';
import { passedOn, type AccessToken, type Credential } from './token.ts';
import { createTransport, type Send } from './transport.ts';
import { contractCheck } from './validation.ts';

/** The settings of an interface that takes a Bearer token. */
export interface BearerApiSettings extends ApiSettings {
  /** A JSON Web Token from the token endpoint, or what supplies it. */
  accessToken: AccessToken;
}

/** What the generated client of such an interface takes. */
interface ClientOptions {
  baseUrl: string;
  accessToken: Credential;
  fetch: Send;
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
  onDeprecation?: OnDeprecation;
}

/**
 * Makes the generated client of an interface that takes a Bearer token, the caller that all calls through it go by, and what sends
 * the requests of both.
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
): { client: Client; call: Call; send: Send } {
  const { baseUrl, headers, accessToken, onDeprecation, maxBodyBytes } = settings;
  const send = createTransport(settings, accessToken);
  return {
    client: createClient({
      baseUrl,
      accessToken: passedOn(accessToken),
      fetch: send,
      maxBodyBytes,
      ...(headers && { headers }),
      ...(retired && { onDeprecation }),
    }),
    call: createCaller(settings, contractCheck(loadContract), retired),
    send,
  };
}
