import type { CheckedOnce } from '../engine/checked-once.ts';
import { foldAt, widthOf } from './lines.ts';
import { painter } from './paint.ts';
import { oneLine } from './visible.ts';

const MARKS = { fine: '✓', failed: '✗', unasked: '–' } as const;
const STYLES = { fine: 'green', failed: 'red', unasked: 'gray' } as const;

/**
 * The results of a check: one line for each host and credential, followed by the remedy.
 *
 * @param stream - the output; if a line is too wide for it, results are printed below their settings
 */
export function checkTable(checked: readonly CheckedOnce[], stream: NodeJS.WriteStream): string {
  const paint = painter(stream);
  const width = widthOf(stream);
  const settings = Math.max(...checked.map(({ setting }) => setting.length));
  const texts = checked.map(({ says }) => oneLine(says).split('; '));
  const isNarrow = texts.some((lines) => lines.some((line) => settings + 4 + line.length > width));
  const below = ' '.repeat(isNarrow ? 4 : settings + 4);
  return checked
    .flatMap(({ setting, state }, at) => {
      const [first = '', ...cure] = texts[at] ?? [];
      const head = `${paint(STYLES[state], MARKS[state])} ${setting.padEnd(settings)}  `;
      const lines = isNarrow ? [head.trimEnd(), `${below}${first}`] : [`${head}${first}`];
      return [...lines, ...cure.map((line) => `${below}${line}`)];
    })
    .flatMap((line) => (isNarrow ? foldAt(width)(line) : [line]))
    .join('\n');
}
