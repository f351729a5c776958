/**
 * The comment at the top of a generated file. It names no date, so that the same contracts give the same bytes.
 *
 * @param what what the file holds
 * @param source path of the file that it is made from, relative to the root folder
 * @param command what makes the file anew
 */
export function headerOf(what: string, source: string, command = 'npm run generate'): string {
  const text = `${what}, generated from ${source}. Do not edit: run \`${command}\`.`;
  return `/**\n * ${text.replaceAll('*/', '*\\/')}\n */\n`;
}
