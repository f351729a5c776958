import type { ErrorObject } from 'ajv';
import { groupBy } from '../group-by.ts';

const ALTERNATIVES = new Set(['anyOf', 'oneOf']);

/**
 * Reduces the errors of a value that matches none of several alternatives to those of the most likely one: the other alternatives also
 * report properties that are right. If the likely one is ambiguous, the errors are kept that distinguish the alternatives.
 *
 * @param errors - from Ajv: those of inner alternatives before those of outer ones
 */
export function errorsOfMeantAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  const left: ErrorObject[] = [];
  for (const one of errors) {
    const { keyword, schemaPath, instancePath } = one;
    // The errors of the alternatives directly precede the error that none of them matches.
    const inside = ALTERNATIVES.has(keyword)
      ? left.splice(left.findLastIndex((other) => !isInside(other, one)) + 1)
      : [];
    if (inside.length === 0) {
      // A value that matches several alternatives has no errors in them.
      left.push(one);
      continue;
    }
    const alternativeOf = (other: ErrorObject) => other.schemaPath.slice(schemaPath.length + 1).split('/')[0] ?? '';
    const alternatives = groupBy(inside, alternativeOf).map(([, own]) => own);
    left.push(...meantOf(alternatives, instancePath));
  }
  return left.map((one) => (one.keyword === 'const' ? oneOfValues(one, [one]) : one));
}

/** Whether the first error is from an alternative of the second one. */
function isInside(one: ErrorObject, { schemaPath, instancePath }: ErrorObject): boolean {
  return one.schemaPath.startsWith(`${schemaPath}/`) && `${one.instancePath}/`.startsWith(`${instancePath}/`);
}

/** The errors of the best matching alternative, by type and by members with a single permitted value, which distinguish alternatives. */
function meantOf(alternatives: readonly ErrorObject[][], at: string): ErrorObject[] {
  const rated = alternatives.map((own) => {
    const telling = own.filter((one) => tells(one, at));
    // An alternative for the empty text, which means «no value», is not meant by any other text.
    const isOfNothing = own.some((one) => valuesOf(one)[0] === '');
    return { own, telling, rank: pathsOf(telling).size + (isOfNothing ? 0.5 : 0) };
  });
  const least = Math.min(...rated.map(({ rank }) => rank));
  const closest = rated.filter(({ rank }) => rank === least);
  const fewest = closest.reduce((one, other) => (pathsOf(other.own).size < pathsOf(one.own).size ? other : one));
  if (closest.length === 1 || fewest.telling.length === 0) return fewest.own;
  const telling = closest.flatMap((one) => one.telling);
  return groupBy(telling, ({ instancePath }) => instancePath).flatMap(([, same]) => {
    const withValues = same.filter(({ keyword }) => keyword !== 'type');
    const others = same.filter(({ keyword }) => keyword === 'type');
    return withValues[0] === undefined ? others : [...others, oneOfValues(withValues[0], withValues)];
  });
}

const pathsOf = (errors: readonly ErrorObject[]): Set<string> =>
  new Set(errors.map(({ instancePath }) => instancePath));

function tells(one: ErrorObject, at: string): boolean {
  return valuesOf(one).length === 1 || (one.keyword === 'type' && one.instancePath === at);
}

/** The allowed values in an error. */
function valuesOf({ params }: ErrorObject): readonly unknown[] {
  const { allowedValue, allowedValues } = params as { allowedValue?: unknown; allowedValues?: readonly unknown[] };
  return allowedValues ?? (allowedValue === undefined ? [] : [allowedValue]);
}

/** Merges the allowed values of several errors into one error. */
function oneOfValues(error: ErrorObject, same: readonly ErrorObject[]): ErrorObject {
  const allowedValues = [...new Set(same.flatMap(valuesOf))];
  return {
    ...error,
    keyword: 'enum',
    message: 'must be equal to one of the allowed values',
    params: { allowedValues },
  };
}
