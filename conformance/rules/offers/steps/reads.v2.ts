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

/** The reads that need no waiting; the commission may not be ready yet. */
export const READS_AT_ONCE = READ_NAMES.filter((name) => name !== 'provision');

/** Reads a part of a determination that does not exist, once per run for the same request. */
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

export const RATE_LIMIT_HEADERS = ['X-RateLimit-Remaining', 'X-RateLimit-Reset'] as const;

/** Outcomes of a request: the requested data, or a refusal by the interface itself. */
export const OUTCOMES = ['success', 'refused'] as const;

/** Refusals that may come from a gateway: of a stranger, or because of too many requests. */
const MAYBE_OF_A_GATEWAY = [401, 408, 429];
/** Refusals of a body that come from a gateway if they are pages. */
const BODY_REFUSED = [400, 403, 413, 415];

/** The outcome of a request; undefined if the response may come from a gateway, or is a server error. */
export function outcomeOf({ operation, credential, answer }: Seen): (typeof OUTCOMES)[number] | undefined {
  const { status, mediaType } = answer;
  if (credential !== 'given') return undefined;
  if (SUCCESS_OR_REDIRECT.has(status)) return 'success';
  const isPage = operation.startsWith('POST ') && BODY_REFUSED.includes(status) && mediaType === 'text/html';
  return status < 500 && !MAYBE_OF_A_GATEWAY.includes(status) && !isPage ? 'refused' : undefined;
}
