import type { Answer } from '../../../../engine/answer.ts';
import type { StepContext } from '../../../../engine/context.ts';
import type { Parts } from '../../../../engine/target.ts';
import { READS, type ReadName } from './reads.ts';

/** Reads a part of a determination that nobody made, once per run for the same request. */
export async function readUnknown(
  context: StepContext,
  name: ReadName = 'ermittlung',
  deviation: Pick<Parts, 'as' | 'headers'> = {},
): Promise<Answer> {
  const ermittlungsId = await context.once('identifier that no determination has', ({ uuid }) =>
    Promise.resolve(uuid()),
  );
  const params = { ermittlungsId, ergebnisNummer: '1', zahlungsplanIndex: '1' };
  return context.once(`${name} of an unknown determination: ${JSON.stringify(deviation)}`, ({ target }) =>
    target.send('offers-v2', 'GET', READS[name].path, { ...deviation, params }),
  );
}
