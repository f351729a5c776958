/**
 * Obtains an access token, which is kept for all who ask: `node --import ./examples/from-sources.js examples/login.ts`; `basic` as argument sends the
 * credentials by HTTP Basic instead of a form.
 *
 * Environment: LOGIN_URL, LOGIN_USERNAME, LOGIN_PASSWORD (a partner identifier and its API key, or an e-mail address and a password).
 */
import { NotAllowedError, tokenSource } from 'platform-contracts/login';
import { needed } from './needed.js';

const [baseUrl, username, password] = needed('LOGIN_URL', 'LOGIN_USERNAME', 'LOGIN_PASSWORD');
const as = process.argv[2] === 'basic' ? 'basic' : 'form';

const accessToken = tokenSource({ baseUrl, username, password, as });
try {
  const [token, again] = [await accessToken(), await accessToken()];
  console.log(`Obtained a token of ${token.length} characters for ${username}`);
  console.log(
    token === again ? 'Asked again, it is the same' : 'Asked again, it is another: the first one is at its end',
  );
} catch (error) {
  if (!(error instanceof NotAllowedError)) throw error;
  console.log(`${username} is refused; repeating that may lock the account (trace id ${error.traceId})`);
}
