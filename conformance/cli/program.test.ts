import { expect, it } from 'vitest';
import { LONGEST_LINE } from '../reporters/lines.ts';
import { createProgram } from './program.ts';

/** The help with a long option in a terminal of this width. */
function helpIn(columns: number): string {
  const written: string[] = [];
  const stdout = { isTTY: true, columns, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream;
  createProgram({ stdout, stderr: stdout }, () => {})
    .option('--long', 'word '.repeat(100))
    .outputHelp();
  return written.join('');
}

it('folds its help for a terminal that does not know its width as for one of 80 columns', () => {
  expect(helpIn(0)).toBe(helpIn(80));
});

it('folds its help for a very wide terminal once, at the longest line', () => {
  expect(helpIn(LONGEST_LINE + 50)).toBe(helpIn(LONGEST_LINE));
});
