import { parseJson } from '../json.ts';

const INDENT = '  ';
/** Deeper nesting is not indented further: a hostile body would grow by the square of its depth. */
const DEEPEST_INDENT = 24;

/**
 * Lays out a JSON text, member by member. Only white space changes: numbers, escapes, repeated members and their order
 * stay as they were sent. A text that is not JSON comes back as it is.
 */
export function layOutJson(text: string): string {
  if (parseJson(text) === undefined) return text;
  let out = '';
  let depth = 0;
  const line = () => `\n${INDENT.repeat(Math.min(depth, DEEPEST_INDENT))}`;
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[[\]{}:,]|[^\s"[\]{}:,]+/g) ?? [];
  for (const [index, token] of tokens.entries()) {
    const previous = tokens[index - 1] ?? '';
    if (token === '}' || token === ']') {
      depth -= 1;
      out += previous === '{' || previous === '[' ? token : `${line()}${token}`;
      continue;
    }
    if (previous === '{' || previous === '[' || previous === ',') out += line();
    out += token === ':' ? ': ' : token;
    if (token === '{' || token === '[') depth += 1;
  }
  return out;
}

/**
 * Prepares a recorded body for a reader: laid out if it is JSON, and cut if it is long.
 *
 * @param body - as it was recorded
 * @param limit - longest text to show, in characters
 * @returns how many characters of the recorded body are left out, too
 */
export function showBody(body: string, limit: number): { text: string; leftOut: number } {
  if (body.length > limit) return { text: body.slice(0, limit), leftOut: body.length - limit };
  const laidOut = layOutJson(body);
  return { text: laidOut.length > 2 * limit ? body : laidOut, leftOut: 0 };
}
