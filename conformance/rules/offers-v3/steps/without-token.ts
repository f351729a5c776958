import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { determined, PLAIN, send } from './determine.ts';
import { ergebnislisteIdOf, READS, readResultList } from './result-list.ts';
import { readSaved, readSavedList } from './saved-offers.ts';

/** The same request with a token and without. */
export interface Pair {
  withToken: Answer;
  withoutToken: Answer;
}

/** Requests that are sent with a token first, and then without. */
export const PAIRS: Readonly<Record<string, (context: StepContext) => Promise<Pair>>> = {
  determination: async (context) => ({
    withToken: await determined(context),
    withoutToken: await send(context, context.fixture('offers', 'vorgangsNummer'), { json: PLAIN, as: 'none' }),
  }),
  'result list': async (context) => {
    const withToken = await readResultList(context, 'ergebnisliste');
    const vorgangsnummer = context.fixture('offers', 'vorgangsNummer');
    const params = { vorgangsnummer, ergebnislisteId: await ergebnislisteIdOf(context) };
    const withoutToken = await context.once('result list read without a token', ({ target }) =>
      target.send('offers-v3', 'GET', READS.ergebnisliste.path, { params, as: 'none' }),
    );
    return { withToken, withoutToken };
  },
  'saved offers': async (context) => ({
    withToken: await readSaved(context, 'gemerkteangebote'),
    withoutToken: await readSavedList(context, 'none'),
  }),
};
