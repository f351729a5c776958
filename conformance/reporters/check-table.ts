import type { CheckedOnce } from '../engine/checked-once.ts';
import type { Paint } from './paint.ts';
import { oneLine } from './visible.ts';

const MARKS = { fine: '✓', failed: '✗', unasked: '–' } as const;
const STYLES = { fine: 'green', failed: 'red', unasked: 'gray' } as const;

/** What a check came to, one line for each host and each credential. */
export function checkTable(checked: readonly CheckedOnce[], paint: Paint): string {
  const width = Math.max(...checked.map(({ setting }) => setting.length));
  return checked
    .map(({ setting, state, says }) => {
      const [first = '', ...cure] = oneLine(says).split('; ');
      const lines = [`${paint(STYLES[state], MARKS[state])} ${setting.padEnd(width)}  ${first}`];
      return [...lines, ...cure.map((line) => `${' '.repeat(width + 4)}${line}`)].join('\n');
    })
    .join('\n');
}
