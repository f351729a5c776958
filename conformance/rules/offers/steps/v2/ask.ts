import type { Answer } from '../../../../engine/answer.ts';
import type { StepContext } from '../../../../engine/context.ts';
import type { Parts } from '../../../../engine/target.ts';
import { capturedData } from './captured-data.ts';

/** The query of a determination. With a case number no body is sent. */
export interface DeterminationQuery {
  vorgangsNummer?: string;
  alternativen?: boolean;
  provisionsAusgabe?: boolean;
}

/** In what a request for a determination differs from the usual one. */
export type Deviation = Pick<Parts, 'as' | 'headers' | 'json'>;

/** Sends the request of a determination, once per run for the same one. */
export function askDetermination(
  context: StepContext,
  query: DeterminationQuery,
  deviation: Deviation = {},
): Promise<Answer> {
  return context.once(`determination: ${JSON.stringify([query, deviation])}`, ({ target }) =>
    target.send('offers-v2', 'POST', '/v2/ergebnisliste/ermittlung', {
      ...(query.vorgangsNummer === undefined ? { json: capturedData(context.config) } : {}),
      ...deviation,
      query: { ...query },
    }),
  );
}
