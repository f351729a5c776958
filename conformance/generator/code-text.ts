/** `consumer-loan-offers` as `ConsumerLoanOffers`, `_links` as `Links`, `größe` as `Größe`. */
export function pascalCase(id: string): string {
  const words = id.split(/[^\p{L}\p{M}\p{N}]/u);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** `ApiKey` as `apiKey`. */
export function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/**
 * The comment at the top of a generated file. It has no date, so that the same contracts give the same bytes.
 *
 * @param what content of the file
 * @param source path of the file that it is generated from, relative to the root folder
 * @param command the command that regenerates the file
 */
export function headerOf(what: string, source: string, command = 'npm run generate'): string {
  const text = `${what}, generated from ${source}. Do not edit: run \`${command}\`.`;
  return `/**\n * ${escape(text)}\n */\n`;
}

/** A documentation comment of the given lines. */
export function commentOf(lines: readonly string[], indent = ''): string[] {
  if (lines.length === 1) return [`${indent}/** ${escape(String(lines[0]))} */`];
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${escape(line)}`.trimEnd()), `${indent} */`];
}

function escape(text: string): string {
  return text.replaceAll('*/', '*\\/');
}

/** Longest line of a comment. */
const WIDTH = 110;

/** Wraps a text into lines for a comment. */
export function wrap(text: string): string[] {
  const at = text.length > WIDTH ? text.lastIndexOf(' ', WIDTH) : 0;
  return at <= 0 ? [text] : [text.slice(0, at), ...wrap(text.slice(at + 1))];
}

/** A string literal. */
export function quote(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return `'${escaped.replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;
}
