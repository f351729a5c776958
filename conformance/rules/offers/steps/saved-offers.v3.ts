import { assume, SUCCESS, type Answer, type Caller, type StepContext } from '../../engine.ts';
import { assumeCredential } from '../../steps/access.ts';
import { identifierNamed } from '../../steps/identifiers.ts';
import { ACCESS } from './access.v3.ts';

const LIST = '/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote';

/** The reads of saved offers, and the operation of each. */
export const SAVED = {
  gemerkteangebote: { path: LIST, operation: 'listGemerkteAngebote', fault: 'saved-offers' },
  'gemerktes Angebot': { path: `${LIST}/{laufendeNummer}`, operation: 'getGemerktesAngebot', fault: 'saved-offer' },
  'zahlungsplaene of a gemerktes Angebot': {
    path: `${LIST}/{laufendeNummer}/zahlungsplaene`,
    operation: 'listZahlungsplaeneGemerktesAngebot',
    fault: 'saved-payment-plans',
  },
} as const;

export type SavedName = keyof typeof SAVED;

/**
 * Reads saved offers as any caller, once per run for each.
 *
 * @throws Inconclusive when an identifier is missing
 */
export function readSavedAs(context: StepContext, name: SavedName, as: Caller): Promise<Answer> {
  return context.once(`${name} read by ${as}`, async (step) =>
    step.target.send('offers-v3', 'GET', SAVED[name].path, { params: await savedParamsOf(step, name), as }),
  );
}

/**
 * Reads saved offers.
 *
 * @throws Inconclusive when the token is not accepted, or lacks the scope (403), or an identifier is missing
 */
export async function readSaved(context: StepContext, name: SavedName): Promise<Answer> {
  return assumeAllowed(context, await readSavedAs(context, name, 'baufi'));
}

/**
 * The parameters of a read of saved offers.
 *
 * @throws Inconclusive when an identifier is missing
 */
export async function savedParamsOf(context: StepContext, name: SavedName): Promise<Record<string, string>> {
  const vorgangsnummer = context.fixture('offers', 'vorgangsNummer');
  if (name === 'gemerkteangebote') return { vorgangsnummer };
  const given = context.config.fixtures?.offers?.laufendeNummer;
  if (given !== undefined) return { vorgangsnummer, laufendeNummer: given };
  const list = await readSaved(context, 'gemerkteangebote');
  const laufendeNummer = SUCCESS.has(list.status) ? identifierNamed(list.json(), 'laufendeNummer') : undefined;
  assume(
    laufendeNummer,
    `the saved offers show no laufendeNummer (status ${list.status}); supply fixtures.offers.laufendeNummer`,
  );
  return { vorgangsnummer, laufendeNummer };
}

async function assumeAllowed(context: StepContext, answer: Answer): Promise<Answer> {
  assume(
    answer.status !== 403,
    'saved offers are refused with 403; the token of credentials.baufi needs the scope ' +
      'baufinanzierung:angebot:ermitteln, and access to the case in fixtures.offers.vorgangsNummer',
  );
  return assumeCredential(context, answer, ACCESS);
}
