/** A code span of one backtick. */
const CODE = /(?<!`)`([^`]+)`(?!`)/;

/**
 * Takes a sentence of the suite apart, in which names stand in backticks.
 *
 * @param code - writes a name
 * @param plain - writes what is between names
 */
export function mapSentence<T>(sentence: string, code: (text: string) => T, plain: (text: string) => T): T[] {
  return sentence.split(CODE).map((part, index) => (index % 2 === 1 ? code(part) : plain(part)));
}
