import leven from 'leven';

/**
 * Finds the candidate that a misspelt or abbreviated word most likely means.
 *
 * @returns the nearest candidate; undefined if none is similar
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const begun = candidates.filter((candidate) => candidate.startsWith(word));
  if (begun.length === 1) return begun[0];
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: leven(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  // Short words are similar by chance.
  const farthest = Math.min(Math.max(2, Math.floor(word.length / 3)), Math.ceil(word.length / 2) - 1);
  return best !== undefined && best.distance <= farthest ? best.candidate : undefined;
}

/** Advice about an unknown word: the most likely candidate, or `otherwise`, by default a list of all candidates. */
export function suggestion(
  word: string,
  candidates: readonly string[],
  otherwise = `There are: ${candidates.join(', ')}.`,
): string {
  const guess = nearest(word, candidates);
  return guess === undefined ? otherwise : `Did you mean «${guess}»?`;
}
