/**
 * Sets the provider's own reference of an application and when it is expected to be worked on:
 * `node --import ./examples/from-sources.js examples/applications.ts MF7K2Q 1 1 HH-2026-0417 2026-03-01`.
 *
 * Environment: V2_URL, and LOGIN_URL, LOGIN_USERNAME, LOGIN_PASSWORD for the token.
 */
import { createApplicationsApi, patch } from 'platform-contracts/applications';
import { tokenSource } from 'platform-contracts/login';
import { needed } from './needed.js';

const [baseUrl, loginUrl, username, password] = needed('V2_URL', 'LOGIN_URL', 'LOGIN_USERNAME', 'LOGIN_PASSWORD');
const [vorgangsnummer = 'MF7K2Q', antragsnummer = '1', teilantragsnummer = '1', reference, day] = process.argv.slice(2);

const accessToken = tokenSource({ baseUrl: loginUrl, username, password });
const applications = createApplicationsApi({ baseUrl, accessToken });
const antrag = { vorgangsnummer, antragsnummer, teilantragsnummer };
const change = patch()
  .antragsReferenz(reference ?? 'HH-2026-0417')
  .voraussichtlicheBearbeitung(day ?? '2026-03-01');
await applications.change(antrag, change);
console.log(`Changed ${change.operations.map(({ path }) => path).join(' and ')} of ${Object.values(antrag).join('/')}`);
const { letzteAenderung } = await applications.getAntrag(antrag);
console.log(`Last change of its status or credit clerk: ${letzteAenderung}`);
