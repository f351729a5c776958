import type { Answer, Need, Parts, StepContext } from '../../engine.ts';
import { NEEDS } from './access.v3.ts';
import { capturedData, sendDetermination } from './ask.v2.ts';
import { determined as determinedV2 } from './determine.v2.ts';
import { determined as determinedV3, PLAIN, sendAnew } from './determine.v3.ts';

/** A version whose determination has a body. */
type Determining = 'offers-v2' | 'offers-v3';

/** What a rule about determinations of either version needs. */
export const needsToDetermine = (id: Determining): readonly Need[] => (id === 'offers-v2' ? ['credentials.v2'] : NEEDS);

/**
 * Sends a determination that is known to be taken, with its body in another way.
 *
 * @param write - makes the request of the body
 * @throws Inconclusive when the usual determination is not taken
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
