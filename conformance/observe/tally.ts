/** A name and its number of occurrences. */
export interface Times {
  name: string;
  times: number;
}

/** Numbers of occurrences by name. */
export type Tally = Map<string, number>;

/** Adds occurrences, by default one. */
export function bump(tally: Tally, name: string, times = 1): void {
  tally.set(name, (tally.get(name) ?? 0) + times);
}

/** The counts, the most frequent first. */
export function timesIn(tally: Tally): Times[] {
  return [...tally].map(([name, times]) => ({ name, times })).sort((a, b) => b.times - a.times);
}
