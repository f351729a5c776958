import type { Answer, StepContext } from '../../engine.ts';
import { senderOf, type Stranger } from '../../steps/access.ts';
import { paramsOf, READS, readResultList, type ReadName } from './result-list.v3.ts';
import { readSaved, SAVED, savedParamsOf, type SavedName } from './saved-offers.v3.ts';

/** The same read with a token and by a stranger. */
export interface Pair {
  withToken: Answer;
  withoutToken: Answer;
}

/** Sends a read with a token, and as a stranger. */
export type Reading = (context: StepContext, who: Stranger) => Promise<Pair>;

const ofResultList = (name: ReadName): Reading => {
  return async (context, who) => {
    const withToken = await readResultList(context, name);
    const withoutToken = await context.once(`${name} by ${who}`, async (step) =>
      step.target.send('offers-v3', 'GET', READS[name].path, {
        params: await paramsOf(step, name),
        ...senderOf(step, who),
      }),
    );
    return { withToken, withoutToken };
  };
};

const ofSavedOffers = (name: SavedName): Reading => {
  return async (context, who) => {
    const withToken = await readSaved(context, name);
    const withoutToken = await context.once(`${name} by ${who}`, async (step) =>
      step.target.send('offers-v3', 'GET', SAVED[name].path, {
        params: await savedParamsOf(step, name),
        ...senderOf(step, who),
      }),
    );
    return { withToken, withoutToken };
  };
};

/** Every read of the interface, sent with a token first, and then by a stranger. */
export const PAIRS: Readonly<Record<string, Reading>> = Object.fromEntries([
  ...(Object.keys(READS) as ReadName[]).map((name) => [name, ofResultList(name)]),
  ...(Object.keys(SAVED) as SavedName[]).map((name) => [name, ofSavedOffers(name)]),
]) as Record<string, Reading>;
