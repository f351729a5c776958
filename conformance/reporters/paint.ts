import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Styles text for one stream: colour in a terminal, plain text when piped or NO_COLOR is set. */
export type Paint = (style: Style, text: string) => string;

/** Creates the function that styles text for a stream. */
export function painter(stream: NodeJS.WriteStream): Paint {
  const { env } = process;
  const colourful = stream.isTTY === true && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
  return colourful ? (style, text) => styleText(style, text) : (_, text) => text;
}
