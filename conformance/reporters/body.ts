import { parseJson } from '../json.ts';

const INDENT = '  ';
/** Maximum indentation: otherwise a hostile body would grow quadratically with its depth. */
const DEEPEST_INDENT = 24;

/**
 * Formats a JSON text. Only white space changes: numbers, escapes, repeated members and their order are kept. Any other text is returned
 * unchanged.
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
 * Prepares a recorded body for people: formatted if it is JSON, and cut if it is long.
 *
 * @param body - the recorded body
 * @param limit - longest text to show, in characters
 * @returns the text, and the number of omitted characters of the recorded body
 */
export function showBody(body: string, limit: number): { text: string; leftOut: number } {
  if (body.length > limit) return { text: body.slice(0, limit), leftOut: body.length - limit };
  const laidOut = layOutJson(body);
  return { text: laidOut.length > 2 * limit ? body : laidOut, leftOut: 0 };
}
