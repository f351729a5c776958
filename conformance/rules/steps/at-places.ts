import type { InterfaceId } from '../../../generated/platform.ts';
import { assume, placesByCase, rule, type Context, type RuleDefinition, type StatementPlace } from '../engine.ts';

/** What such a rule says of itself, but for its cases. */
type Facts<Id extends InterfaceId> = Omit<Parameters<typeof rule<Id>>[0], 'cases' | 'check'>;

/**
 * Declares a rule whose cases are the places of its statements at an interface.
 *
 * @param facts - `of` are the statements whose places are meant, where those are not all that it judges
 */
export function atPlaces<Id extends InterfaceId>(
  id: Id,
  {
    of,
    check,
    ...facts
  }: Facts<Id> & { of?: readonly string[]; check(context: Context<Id>, place: StatementPlace): Promise<void> },
): RuleDefinition<Id> {
  const places = placesByCase(id, ...(of ?? facts.source));
  return rule({
    ...facts,
    cases: [...places.keys()],
    check: async (context) => {
      const place = places.get(context.case);
      assume(place, `no such place: ${context.case}`);
      await check(context, place);
    },
  });
}

/** The values of the places where a statement holds, as names of cases. */
export function valuesAt(id: InterfaceId, statement: string): string[] {
  return [...placesByCase(id, statement).values()].map(({ values = '' }) => values);
}
