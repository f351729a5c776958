/**
 * Reads a case with its applications, and sends it a message where a text is given:
 * `node --import ./examples/from-sources.js examples/cases-v3.ts BF4711 'Der Grundbuchauszug folgt morgen.'`.
 *
 * Environment: BAUFI_URL, BAUFI_TOKEN.
 */
import { createCasesV3Api, NotFoundError } from 'platform-contracts/cases-v3';
import { needed } from './needed.js';

const [baseUrl, accessToken] = needed('BAUFI_URL', 'BAUFI_TOKEN');
const [vorgangsNummer = 'BF4711', text] = process.argv.slice(2);

const cases = createCasesV3Api({ baseUrl, accessToken });
try {
  console.log(`Case: ${JSON.stringify(await cases.getVorgang(vorgangsNummer))}`);
  console.log(`Adviser: ${JSON.stringify(await cases.getKundenBetreuer(vorgangsNummer))}`);
  console.log(`Applications: ${JSON.stringify(await cases.listAntraege(vorgangsNummer))}`);
  // The platform does not publish what a message looks like: this is how the reference deployment takes it.
  if (text !== undefined) await cases.createNachricht(vorgangsNummer, { text });
} catch (error) {
  if (!(error instanceof NotFoundError)) throw error;
  console.log(`There is no case ${vorgangsNummer} that this token may see (trace id ${error.traceId})`);
}
