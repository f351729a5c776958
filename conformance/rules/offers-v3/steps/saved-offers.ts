import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import type { Caller } from '../../../kit/credentials.ts';
import { assume } from '../../../kit/outcome.ts';
import { assumeCredential } from '../../cases-v3/steps/access.ts';
import { identifierNamed } from '../../cases-v3/steps/identifiers.ts';
import { ACCESS } from './access.ts';

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

/** Reads the list of saved offers, once per run for each caller. */
export function readSavedList(context: StepContext, as: Caller): Promise<Answer> {
  const vorgangsnummer = context.fixture('offers', 'vorgangsNummer');
  return context.once(`saved offers read by ${as}`, ({ target }) =>
    target.send('offers-v3', 'GET', LIST, { params: { vorgangsnummer }, as }),
  );
}

/**
 * Reads saved offers.
 *
 * @throws Inconclusive when the token is not accepted, or lacks the scope (403), or an identifier is missing
 */
export async function readSaved(context: StepContext, name: SavedName): Promise<Answer> {
  if (name === 'gemerkteangebote') return assumeAllowed(context, await readSavedList(context, 'baufi'));
  const answer = await context.once(`saved offers: ${name}`, async (step) =>
    step.target.send('offers-v3', 'GET', SAVED[name].path, { params: await savedParamsOf(step, name) }),
  );
  return assumeAllowed(context, answer);
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
  const laufendeNummer = list.status === 200 ? identifierNamed(list.json(), 'laufendeNummer') : undefined;
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
