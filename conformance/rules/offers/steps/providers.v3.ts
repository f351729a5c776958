import { assume, type Answer, type StepContext } from '../../engine.ts';
import { identifierNamed } from '../../steps/identifiers.ts';
import { determine, determined, PLAIN, type LISTS } from './determine.v3.ts';

/** Identifiers of providers, and whether the operator vouches for them. */
export interface Providers {
  ids: readonly string[];
  given: boolean;
}

/**
 * Providers that the target may know: two that the operator names, or what a result list shows under that name.
 *
 * @throws Inconclusive when there is neither
 */
export async function knownProviders(context: StepContext): Promise<Providers> {
  const given = context.config.fixtures?.offers?.produktAnbieter ?? [];
  if (given.length > 0) return { ids: given.slice(0, 2), given: true };
  const found = identifierNamed((await determined(context)).json(), 'produktAnbieter');
  assume(found, 'no result list shows a produktAnbieter; supply fixtures.offers.produktAnbieter');
  return { ids: [found], given: false };
}

/** Asks for a determination with a list of providers; without alternatives, since what the lists mean for them is open. */
export function determineFor(
  context: StepContext,
  list: (typeof LISTS)[number],
  ids: readonly string[],
  further: Partial<typeof PLAIN> = {},
): Promise<Answer> {
  return determine(context, 'vorgangsNummer', { json: { ...PLAIN, ...further, [list]: ids } });
}
