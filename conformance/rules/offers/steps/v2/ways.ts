import type { StepContext } from '../../../../engine/context.ts';
import type { DeterminationQuery } from './ask.ts';

/** What a determination is asked for: the captured data in its body, or the case that its query names. */
export const WAYS = ['body', 'vorgangsNummer'] as const;

/**
 * The query of a determination.
 *
 * @throws Inconclusive when it is for a case, and the operator names none
 */
export function queryFor(context: StepContext & { case: string }): DeterminationQuery {
  return context.case === 'body' ? {} : { vorgangsNummer: context.fixture('offers', 'vorgangsNummer') };
}
