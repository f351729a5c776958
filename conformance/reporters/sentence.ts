/** A code span of one backtick. */
const CODE = /(?<!`)`([^`]+)`(?!`)/;

/**
 * Splits a sentence of the suite into names, which are in backticks, and other text.
 *
 * @param code - formats a name
 * @param plain - formats the text between names
 */
export function mapSentence<T>(sentence: string, code: (text: string) => T, plain: (text: string) => T): T[] {
  return sentence.split(CODE).map((part, index) => (index % 2 === 1 ? code(part) : plain(part)));
}
