import type { Answer, Need, Parts, StepContext } from '../../engine.ts';
import { NEEDS } from './access.v3.ts';
import { capturedData, sendDetermination } from './ask.v2.ts';
import { determined as determinedV2 } from './determine.v2.ts';
import { determined as determinedV3, PLAIN, sendAnew } from './determine.v3.ts';

/** The versions whose determinations have a body. */
type Determining = 'offers-v2' | 'offers-v3';

/** Needs of rules about determinations of either version. */
export const needsToDetermine = (id: Determining): readonly Need[] => (id === 'offers-v2' ? ['credentials.v2'] : NEEDS);

/**
 * Sends a determination that the target accepts, with its body written differently.
 *
 * @param write - makes a request from the body
 * @throws Inconclusive when the usual determination is not accepted
 */
export async function determineOtherwise(
  context: StepContext<Determining>,
  write: (body: unknown) => Parts,
): Promise<Answer> {
  if (context.interface === 'offers-v3') {
    await determinedV3(context);
    return sendAnew(context, context.fixture('offers', 'vorgangsNummer'), write(PLAIN));
  }
  await determinedV2(context, {});
  return sendDetermination(context, write(capturedData(context.config)));
}
