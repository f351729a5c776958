import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { paramsOf, READS, readResultList, type ReadName } from './result-list.ts';
import { readSaved, SAVED, savedParamsOf, type SavedName } from './saved-offers.ts';

/** The same read with a token and without. */
export interface Pair {
  withToken: Answer;
  withoutToken: Answer;
}

/** Sends a read with a token, and without. */
export type Reading = (context: StepContext) => Promise<Pair>;

const ofResultList = (name: ReadName): Reading => {
  return async (context) => {
    const withToken = await readResultList(context, name);
    const withoutToken = await context.once(`${name} without a token`, async (step) =>
      step.target.send('offers-v3', 'GET', READS[name].path, { params: await paramsOf(step, name), as: 'none' }),
    );
    return { withToken, withoutToken };
  };
};

const ofSavedOffers = (name: SavedName): Reading => {
  return async (context) => {
    const withToken = await readSaved(context, name);
    const withoutToken = await context.once(`${name} without a token`, async (step) =>
      step.target.send('offers-v3', 'GET', SAVED[name].path, { params: await savedParamsOf(step, name), as: 'none' }),
    );
    return { withToken, withoutToken };
  };
};

/** Every read of the interface, sent with a token first, and then without. */
export const PAIRS: Readonly<Record<string, Reading>> = Object.fromEntries([
  ...(Object.keys(READS) as ReadName[]).map((name) => [name, ofResultList(name)]),
  ...(Object.keys(SAVED) as SavedName[]).map((name) => [name, ofSavedOffers(name)]),
]) as Record<string, Reading>;
