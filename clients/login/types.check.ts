/**
 * Checks what the types of the token source refuse. Nothing here runs: `tsc` reports an expected error that does not occur, and any
 * other error.
 */
import { tokenSource, type AccessToken, type TokenSource } from './index.ts';

const credentials = { username: 'ABC12', password: async () => '' };

export function sources(): AccessToken {
  const source: TokenSource = tokenSource({ baseUrl: '', ...credentials, as: 'basic', now: () => 0, timeoutMs: 1 });
  // @ts-expect-error -- the password is missing
  tokenSource({ baseUrl: '', username: 'ABC12' });
  // @ts-expect-error -- no such way to log in
  tokenSource({ baseUrl: '', ...credentials, as: 'json' });
  // @ts-expect-error -- the URL of the token endpoint is missing
  tokenSource({ ...credentials });
  // @ts-expect-error -- a source returns a promise
  const token: string = source();
  // @ts-expect-error -- the rejected token is missing
  void source.renew();
  return token === '' ? 'a token as it is' : source;
}
