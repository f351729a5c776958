import type { PathOf } from '../../../../generated/contracts.ts';
import type { Answer, StepContext } from '../../engine.ts';
import { senderOf, type Stranger } from '../../steps/access.ts';
import { paramsOf, READS, readResultList } from './result-list.v3.ts';
import { readSaved, SAVED, savedParamsOf } from './saved-offers.v3.ts';

/** The same read with a token and by a stranger. */
export interface Pair {
  withToken: Answer;
  withoutToken: Answer;
}

/** Sends a read with a token, and as a stranger. */
export type Reading = (context: StepContext, who: Stranger) => Promise<Pair>;

const readingsOf = <Name extends string>(
  reads: Readonly<Record<Name, { path: PathOf<'offers-v3'> }>>,
  read: (context: StepContext, name: Name) => Promise<Answer>,
  paramsFor: (context: StepContext, name: Name) => Promise<Record<string, string>>,
): [string, Reading][] =>
  (Object.keys(reads) as Name[]).map((name) => [
    name,
    async (context, who) => ({
      withToken: await read(context, name),
      withoutToken: await context.once(`${name} by ${who}`, async (step) =>
        step.target.send('offers-v3', 'GET', reads[name].path, {
          params: await paramsFor(step, name),
          ...senderOf(step, who),
        }),
      ),
    }),
  ]);

/** Every read of the interface, sent with a token first, and then by a stranger. */
export const PAIRS: Readonly<Record<string, Reading>> = Object.fromEntries([
  ...readingsOf(READS, readResultList, paramsOf),
  ...readingsOf(SAVED, readSaved, savedParamsOf),
]);
