import type { ErrorObject } from 'ajv';
import { groupBy } from '../group-by.ts';

const ALTERNATIVES = new Set(['anyOf', 'oneOf']);

/**
 * Reduces the errors of a value that fits none of several alternatives to those of the alternative that is most likely meant: those of
 * all alternatives also blame properties that are right. Where it is not clear which one is meant, the errors remain that would tell.
 *
 * @param errors - as ajv reports them: those of inner alternatives before those of outer ones
 */
export function errorsOfMeantAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  const left: ErrorObject[] = [];
  for (const one of errors) {
    const { keyword, schemaPath, instancePath } = one;
    // The errors of the alternatives stand right before the error that none of them fits.
    const inside = ALTERNATIVES.has(keyword)
      ? left.splice(left.findLastIndex((other) => !isInside(other, one)) + 1)
      : [];
    if (inside.length === 0) {
      // A value that fits several alternatives has no error in them.
      left.push(one);
      continue;
    }
    const alternativeOf = (other: ErrorObject) => other.schemaPath.slice(schemaPath.length + 1).split('/')[0] ?? '';
    const alternatives = groupBy(inside, alternativeOf).map(([, own]) => own);
    left.push(...meantOf(alternatives, instancePath));
  }
  return left.map((one) => (one.keyword === 'const' ? oneOfValues(one, [one]) : one));
}

/** Tells whether an error belongs to an alternative, where the second one says that no alternative fits. */
function isInside(one: ErrorObject, { schemaPath, instancePath }: ErrorObject): boolean {
  return one.schemaPath.startsWith(`${schemaPath}/`) && `${one.instancePath}/`.startsWith(`${instancePath}/`);
}

/** The errors of the alternative that fits best in what tells alternatives apart: their type, and members with a single permitted value. */
function meantOf(alternatives: readonly ErrorObject[][], at: string): ErrorObject[] {
  const rated = alternatives.map((own) => {
    const telling = own.filter((one) => tells(one, at));
    // The empty text stands for no value: whoever sends something else does not mean it.
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

/** The values that an error names as allowed. */
function valuesOf({ params }: ErrorObject): readonly unknown[] {
  const { allowedValue, allowedValues } = params as { allowedValue?: unknown; allowedValues?: readonly unknown[] };
  return allowedValues ?? (allowedValue === undefined ? [] : [allowedValue]);
}

/** An error that names all values that several ones allow. */
function oneOfValues(error: ErrorObject, same: readonly ErrorObject[]): ErrorObject {
  const allowedValues = [...new Set(same.flatMap(valuesOf))];
  return {
    ...error,
    keyword: 'enum',
    message: 'must be equal to one of the allowed values',
    params: { allowedValues },
  };
}
