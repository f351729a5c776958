import { assume, Inconclusive, type Caller, type StepContext } from '../../engine.ts';
import { createInert } from './inert-creation.ts';
import type { Asked } from './not-created.ts';
import { plainRead, askRead } from './reads.ts';

/** The answer to a creation that D3 forbids, and the settings that say that it does. */
interface Forbidden {
  answer: Asked;
  settings: string;
}

/**
 * Asks for a partner as a caller without the right to create, below a parent without settings rights, or below a hidden one.
 *
 * @param caller - one of those that statements name
 * @throws Inconclusive when the configuration has none, or it is not what the configuration says
 */
export async function createForbidden(context: StepContext, caller: string): Promise<Forbidden> {
  const as: Caller = caller === 'withoutCreateRight' ? 'partnerWithoutCreateRight' : 'partner';
  const fixture = caller === 'hidden' ? 'hiddenPartnerId' : as === 'partner' ? 'readOnlyPartnerId' : 'parentPartnerId';
  if (context.config.credentials?.[as] === undefined) throw new Inconclusive(`supply credentials.${as}`);
  const parent = context.fixture('partner', fixture);
  const settings = `credentials.${as} and fixtures.partner.${fixture}`;
  const wanted = caller === 'hidden' ? 404 : 200;
  const { status } =
    as === 'partner'
      ? await plainRead(context, 'partner', parent)
      : await askRead(context, 'partner', { id: parent, as });
  assume(status === wanted, `needs a parent whose read answers ${wanted}, got ${status}; see ${settings}`);
  const answer = await context.once(`partner created: ${caller}`, (step) => createInert(step, {}, { parent, as }));
  return { answer, settings };
}
