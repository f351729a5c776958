import { expect, it } from 'vitest';
import { LONGEST_LINE } from '../reporters/lines.ts';
import { linesIn } from './cli.fixture.ts';

const HELP = ['list', '--help'];

it('folds its help for a terminal that does not know its width as for a file', async () => {
  expect(await linesIn(0, HELP)).toEqual(await linesIn(80, HELP));
});

it('folds its help for a wider terminal once, at the longest line', async () => {
  expect(await linesIn(LONGEST_LINE + 5, HELP)).toEqual(await linesIn(LONGEST_LINE, HELP));
});
