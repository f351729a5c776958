interface Point {
  x: number;
  y: number;
}

/**
 * Slope of the line that fits the points best, by least squares: the cost in `y` of one more `x`.
 *
 * @throws RangeError if there are fewer than two different x values
 */
export function slopeOf(points: readonly Point[]): number {
  const meanX = mean(points.map(({ x }) => x));
  const meanY = mean(points.map(({ y }) => y));
  const spread = sum(points.map(({ x }) => (x - meanX) ** 2));
  if (!(spread > 0)) throw new RangeError('a slope needs points with at least two different x values');
  return sum(points.map(({ x, y }) => (x - meanX) * (y - meanY))) / spread;
}

/**
 * Exponent of growth: the slope of the logarithms. 1 is linear, 2 quadratic, 0 constant.
 *
 * @param points - all coordinates must be positive
 */
export function growthOf(points: readonly Point[]): number {
  return slopeOf(points.map(({ x, y }) => ({ x: Math.log(x), y: Math.log(y) })));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
