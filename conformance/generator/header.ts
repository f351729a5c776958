/**
 * The comment at the top of a generated file. It names no date, so that the same contracts give the same bytes.
 *
 * @param what what the file holds
 * @param source path of the file that it is made from, relative to the root folder
 */
export function headerOf(what: string, source: string): string {
  return `/**\n * ${what}, generated from ${source}. Do not edit: run \`npm run generate\`.\n */\n`;
}
