/**
 * What the types of the token source must refuse. Nothing here runs: `tsc` reports each expected error that does not come, and each
 * that comes elsewhere.
 */
import { tokenSource, type AccessToken, type TokenSource } from './index.ts';

const credentials = { username: 'ABC12', password: async () => '' };

export function sources(): AccessToken {
  const source: TokenSource = tokenSource({ baseUrl: '', ...credentials, as: 'basic', now: () => 0, timeoutMs: 1 });
  // @ts-expect-error -- the password is missing
  tokenSource({ baseUrl: '', username: 'ABC12' });
  // @ts-expect-error -- no such way to log in
  tokenSource({ baseUrl: '', ...credentials, as: 'json' });
  // @ts-expect-error -- its address is that of the token endpoint
  tokenSource({ ...credentials });
  // @ts-expect-error -- a token is not there at once
  const token: string = source();
  // @ts-expect-error -- it must be told which token was rejected
  void source.renew();
  return token === '' ? 'a token as it is' : source;
}
