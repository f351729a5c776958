import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { CAPTURED_DATA } from './captured-data.ts';

/** The query of a determination. With a case number no body is sent. */
export interface DeterminationQuery {
  vorgangsNummer?: string;
  alternativen?: boolean;
  provisionsAusgabe?: boolean;
}

/** Sends the request of a determination, once per run for the same query. */
export function askDetermination(context: StepContext, query: DeterminationQuery): Promise<Answer> {
  return context.once(`determination: ${JSON.stringify(query)}`, ({ target }) =>
    target.send('offers-v2', 'POST', '/v2/ergebnisliste/ermittlung', {
      query: { ...query },
      ...(query.vorgangsNummer === undefined ? { json: CAPTURED_DATA } : {}),
    }),
  );
}

/** What a determination that nobody made is answered with. */
export interface UnknownDetermination {
  withCredential: Answer;
  withoutCredential: Answer;
}

/** Reads a determination that nobody made, with the credential and without. */
export function readUnknownDetermination(context: StepContext): Promise<UnknownDetermination> {
  return context.once('unknown determination read', async ({ target, uuid }) => {
    const path = '/v2/ergebnisliste/ermittlung/{ermittlungsId}';
    const params = { ermittlungsId: uuid() };
    return {
      withCredential: await target.send('offers-v2', 'GET', path, { params }),
      withoutCredential: await target.send('offers-v2', 'GET', path, { params, as: 'none' }),
    };
  });
}
