/** The spread of measured values. */
interface Spread {
  median: number;
  /** 10th percentile. */
  low: number;
  /** 90th percentile. */
  high: number;
}

/**
 * Median and spread of measured values.
 *
 * @throws RangeError if there are none
 */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) throw new RangeError('nothing was measured');
  const sorted = [...values].sort((a, b) => a - b);
  return { median: quantile(sorted, 0.5), low: quantile(sorted, 0.1), high: quantile(sorted, 0.9) };
}

/** Interpolated quantile. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below = 0, above = below] = sorted.slice(Math.floor(place), Math.floor(place) + 2);
  return below + (above - below) * (place % 1);
}

const whole = (value: number): string => String(Math.round(value));

/**
 * Median and spread of measured values: `330 (110 to 2050)`.
 *
 * @param shown - formats a value; as a whole number by default
 * @throws RangeError if there are none
 */
export function spreadText(values: readonly number[], shown: (value: number) => string = whole): string {
  const { median, low, high } = spreadOf(values);
  return `${shown(median)} (${shown(low)} to ${shown(high)})`;
}
