/**
 * Signs a user on by access token, and logs another session in by form; both are closed again:
 * `node --import ./examples/from-sources.js examples/session.ts /uebersicht`.
 *
 * Environment: PM_URL, SESSION_USERNAME, SESSION_PASSWORD, and LOGIN_URL, LOGIN_USERNAME, LOGIN_PASSWORD for the token.
 */
import { tokenSource } from 'platform-contracts/login';
import { createSessionApi } from 'platform-contracts/session';
import { needed } from './needed.js';

const [baseUrl, loginUrl, LOGIN_USERNAME, LOGIN_PASSWORD, username, password] = needed(
  'PM_URL',
  'LOGIN_URL',
  'LOGIN_USERNAME',
  'LOGIN_PASSWORD',
  'SESSION_USERNAME',
  'SESSION_PASSWORD',
);
const [redirectTo = '/uebersicht'] = process.argv.slice(2);

const accessToken = tokenSource({ baseUrl: loginUrl, username: LOGIN_USERNAME, password: LOGIN_PASSWORD });
const sessions = createSessionApi({ baseUrl });
const signedOn = await sessions.signOn({ accessToken, redirectTo });
console.log(`Signed on, and sent to ${new URL(signedOn.location).pathname}`);
const loggedIn = await sessions.login({ username, password });
console.log(`Logged in as ${username}`);
for (const session of [signedOn, loggedIn]) await sessions.logout(session);
console.log('Closed both sessions');
