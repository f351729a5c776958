import type { Context } from '../../../engine/context.ts';
import { dimensionsOf, placesByCase, type StatementPlace } from '../../../engine/statements.ts';

/** The cases of a rule that judges each place of its statements. */
export function casesAt(...statements: readonly string[]): string[] {
  return [...placesNamed(statements).keys()];
}

/** The place that a case of such a rule is about. */
export function placeOf(context: Context, ...statements: readonly string[]): StatementPlace {
  const place = placesNamed(statements).get(context.case);
  if (place === undefined) throw new RangeError(`there is no place «${context.case}»`);
  return place;
}

/** Places by their values; with the operation where there are several, or no value. */
function placesNamed(statements: readonly string[]): ReadonlyMap<string, StatementPlace> {
  const places = [...placesByCase('applications', ...statements)];
  const isOne = new Set(places.map(([, { operation }]) => operation)).size === 1;
  return new Map(
    places.map(([name, place]) => [(isOne && Object.values(dimensionsOf(place)).join(' ')) || name, place]),
  );
}
