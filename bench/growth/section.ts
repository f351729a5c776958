import { table } from '../../conformance/proof/markdown-table.ts';
import { growthOf } from '../fit.ts';
import { atMost, rounded, type Goal } from '../goals.ts';
import { AXES } from './costs.ts';
import { ROUNDS, type Curve } from './measure.ts';

/** A growth up to this exponent is called linear: what is measured is never exact. */
const LINEAR = 1.1;

/** The exponent of growth of a cost over all its sizes. */
export function exponentOf({ points }: Curve): number {
  return growthOf(points.map(({ size, ms }) => ({ x: size, y: ms })));
}

/** The exponent between the last two sizes: what a start that never changes does not hide. */
export function lastExponentOf({ points }: Curve): number {
  return growthOf(points.slice(-2).map(({ size, ms }) => ({ x: size, y: ms })));
}

/** What is promised: every cost grows linearly at most. */
export function goalsOf(curves: readonly Curve[]): Goal[] {
  return curves.map((curve) =>
    atMost(curve.cost, `growth of ${curve.cost} with ${curve.axis}`, exponentOf(curve), LINEAR, '(exponent)'),
  );
}

/** The section about growth. */
export function sectionOf(curves: readonly Curve[]): string {
  return [
    '## Growth',
    'How costs grow. An exponent of 1 is linear growth, 2 is quadratic; below 1 something that does not grow takes part.',
    ...AXES.map((axis) =>
      tableOf(
        axis,
        curves.filter((curve) => curve.axis === axis),
      ),
    ),
    '### What is measured',
    [
      `Medians of ${ROUNDS.rounds} rounds in turns, in a process of its own; what takes less than a tenth of a second is repeated for so long. Contracts are synthetic,`,
      'with a schema of its own for each operation. Starts end with the first answer. Rules send one request and make five checks against a target that answers at once.',
      'Reports have a rule for each three exchanges, and are written to a file. Bodies are escaped JSON, tokens, open tags, compressed Latin-1 and lists in which no entry fits.',
    ].join('\n'),
  ].join('\n\n');
}

function tableOf(axis: string, curves: readonly Curve[]): string {
  const sizes = curves[0]?.points.map(({ size }) => `${size} ${axis}, ms`) ?? [];
  return table(
    ['what', ...sizes, 'exponent', 'of the last step'],
    curves.map((curve) => [
      curve.cost,
      ...curve.points.map(({ ms }) => rounded(ms)),
      rounded(exponentOf(curve)),
      rounded(lastExponentOf(curve)),
    ]),
  );
}
