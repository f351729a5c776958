import { createCaller, type Call } from './caller.ts';
import type { ApiSettings } from './settings.ts';
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
}

/**
 * Makes the generated client of an interface that takes a Bearer token, the caller that all calls through it go by, and what sends
 * the requests of both.
 *
 * @param createClient - the factory of the generated client
 * @param loadContract - loads the validators of the interface, when the settings ask for validation
 */
export function connect<Client>(
  settings: BearerApiSettings,
  createClient: (options: ClientOptions) => Client,
  loadContract: Parameters<typeof contractCheck>[0],
): { client: Client; call: Call; send: Send } {
  const { baseUrl, headers, accessToken } = settings;
  const send = createTransport(settings, accessToken);
  return {
    client: createClient({ baseUrl, accessToken: passedOn(accessToken), fetch: send, ...(headers && { headers }) }),
    call: createCaller(settings, contractCheck(loadContract)),
    send,
  };
}
