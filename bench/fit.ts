/** A point of a measurement. */
interface Point {
  x: number;
  y: number;
}

/**
 * Slope of the line that fits points best, by least squares: what one more `x` costs in `y`.
 *
 * @throws RangeError when the points have fewer than two places on the x axis
 */
export function slopeOf(points: readonly Point[]): number {
  const meanX = mean(points.map(({ x }) => x));
  const meanY = mean(points.map(({ y }) => y));
  const spread = sum(points.map(({ x }) => (x - meanX) ** 2));
  if (!(spread > 0)) throw new RangeError('a slope takes points at two places at least');
  return sum(points.map(({ x, y }) => (x - meanX) * (y - meanY))) / spread;
}

/**
 * Exponent of growth: the slope in logarithms. 1 is linear, 2 quadratic, 0 constant.
 *
 * @param points - all larger than 0
 */
export function growthOf(points: readonly Point[]): number {
  return slopeOf(points.map(({ x, y }) => ({ x: Math.log(x), y: Math.log(y) })));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
