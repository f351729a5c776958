/** How often something was seen. */
export interface Times {
  name: string;
  times: number;
}

/** Counts what comes again and again. */
export type Tally = Map<string, number>;

/** Counts one more, or as many more. */
export function bump(tally: Tally, name: string, times = 1): void {
  tally.set(name, (tally.get(name) ?? 0) + times);
}

/** What was counted, the most frequent first. */
export function timesIn(tally: Tally): Times[] {
  return [...tally].map(([name, times]) => ({ name, times })).sort((a, b) => b.times - a.times);
}
