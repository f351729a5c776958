import type { InterfaceId } from '../../../generated/platform.ts';
import { assume, placesByCase, rule, type Context, type RuleDefinition, type StatementPlace } from '../engine.ts';

type Facts<Id extends InterfaceId> = Omit<Parameters<typeof rule<Id>>[0], 'cases' | 'check'>;

/**
 * Declares a rule with a case for each place of its statements at an interface.
 *
 * @param facts - `of` limits the statements whose places become cases; by default all of `source`
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

/** The values of the places of a statement, as case names. */
export function valuesAt(id: InterfaceId, statement: string): string[] {
  return [...placesByCase(id, statement).values()].map(({ values = '' }) => values);
}
