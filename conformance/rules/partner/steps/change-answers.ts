import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { changeToBad, createWithBad, REFUSED } from './bad-values.ts';
import { changeTitle } from './change-title.ts';
import { plainCreation } from './create.ts';

/** An answer to a creation or a change, and the statuses that make it one. */
interface ChangeAnswer {
  statuses: readonly number[];
  ask(context: StepContext): Promise<Answer>;
}

/** What creations and changes answer, accepted or refused, by the name of the case; none of them brings a trace id. */
export const CHANGE_ANSWERS: Readonly<Record<string, ChangeAnswer>> = {
  creation: { statuses: [201], ask: plainCreation },
  'refused creation': { statuses: REFUSED, ask: (context) => createWithBad(context, 'anrede') },
  change: { statuses: [200, 204], ask: async (context) => (await changeTitle(context)).answer },
  'refused change': { statuses: REFUSED, ask: async (context) => (await changeToBad(context, 'anrede')).answer },
};
