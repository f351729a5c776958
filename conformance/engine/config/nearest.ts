import leven from 'leven';

/**
 * Finds the candidate that a misspelt word most likely means.
 *
 * @returns the nearest candidate, or undefined when none is near
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: leven(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best !== undefined && best.distance <= Math.max(2, Math.floor(word.length / 3)) ? best.candidate : undefined;
}

/** What to tell a reader who wrote a word that does not exist: the one that is meant, or all that there are. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const guess = nearest(word, candidates);
  return guess === undefined ? `There are: ${candidates.join(', ')}.` : `Did you mean «${guess}»?`;
}
