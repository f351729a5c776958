/**
 * Takes the title out of a Markdown file: its first line, below a comment that says how the file is made.
 *
 * @param file name for the message
 * @throws Error when the file does not begin with a title
 */
export function splitTitle(text: string, file: string): { title: string; markdown: string } {
  const [, title, markdown] = /^(?:<!--[\s\S]*?-->\s*)?# (.+)\n([\s\S]*)$/.exec(text) ?? [];
  if (title === undefined || markdown === undefined) throw new Error(`${file} does not begin with a title («# …»).`);
  return { title, markdown };
}
