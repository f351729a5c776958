import { SUCCESS_OR_REDIRECT, type Answer, type Seen, type StepContext } from '../../engine.ts';
import type { Sender } from '../../steps/access.ts';
import { followRedirects } from '../../steps/redirects.ts';

const ONE = '/v2/ergebnisliste/ermittlung/{ermittlungsId}';
const RESULT = `${ONE}/ergebnisse/{ergebnisNummer}` as const;

/** The paths of the reads of a determination, in the order of D2. */
export const READS = {
  ermittlung: ONE,
  ergebnisse: `${ONE}/ergebnisse`,
  ergebnis: RESULT,
  meldungen: `${RESULT}/meldungen`,
  unterlagen: `${RESULT}/unterlagen`,
  provision: `${RESULT}/provision`,
  zahlungsplaene: `${RESULT}/zahlungsplaene`,
  zahlungsplan: `${RESULT}/zahlungsplaene/{zahlungsplanIndex}`,
  ermittlungsAnfrage: `${ONE}/ermittlungsAnfrage`,
  erfassteDaten: `${ONE}/ermittlungsAnfrage/erfassteDaten`,
} as const;

export type ReadName = keyof typeof READS;

export const READ_NAMES = Object.keys(READS) as ReadName[];

/** The reads that answer at once: the commission has to be waited for. */
export const READS_AT_ONCE = READ_NAMES.filter((name) => name !== 'provision');

/** Reads a part of a determination that nobody made, once per run for the same request. */
export async function readUnknown(
  context: StepContext,
  name: ReadName = 'ermittlung',
  deviation: Sender = {},
): Promise<Answer> {
  const ermittlungsId = await context.once('identifier that no determination has', ({ uuid }) =>
    Promise.resolve(uuid()),
  );
  const params = { ermittlungsId, ergebnisNummer: '1', zahlungsplanIndex: '1' };
  return context.once(`${name} of an unknown determination: ${JSON.stringify(deviation)}`, async (step) => {
    const answer = await step.target.send('offers-v2', 'GET', READS[name], { ...deviation, params });
    return deviation.as === undefined ? followRedirects(step, answer, 'v2', deviation) : answer;
  });
}

/** The headers that tell what is left of the quota. */
export const RATE_LIMIT_HEADERS = ['X-RateLimit-Remaining', 'X-RateLimit-Reset'] as const;

/** How the interface answers: with the requested data, or with a refusal of its own. */
export const OUTCOMES = ['success', 'refused'] as const;

/** Refusals that a gateway may have given: to a stranger, or because too much comes at once. */
const MAYBE_OF_A_GATEWAY = [401, 408, 429];

/** Tells how the interface itself has answered; undefined for an answer that may be that of a gateway, or of a crash. */
export function outcomeOf({ credential, answer }: Seen): (typeof OUTCOMES)[number] | undefined {
  if (credential !== 'given') return undefined;
  if (SUCCESS_OR_REDIRECT.has(answer.status)) return 'success';
  return answer.status < 500 && !MAYBE_OF_A_GATEWAY.includes(answer.status) ? 'refused' : undefined;
}
