import type { Context } from '../../../engine/context.ts';
import { placesByCase, type StatementPlace } from '../../../engine/statements.ts';

/** The cases of a rule that judges each place of its statements. */
export function casesAt(...statements: readonly string[]): string[] {
  return [...placesByCase('applications', ...statements).keys()];
}

/** The place that a case of such a rule is about. */
export function placeOf(context: Context, ...statements: readonly string[]): StatementPlace {
  const place = placesByCase('applications', ...statements).get(context.case);
  if (place === undefined) throw new RangeError(`there is no place «${context.case}»`);
  return place;
}
