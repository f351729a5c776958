import { expect, it } from 'vitest';
import { table } from './markdown-table.ts';

it('aligns numbers to the right, and escapes cells', () => {
  expect(table(['name', 'count'], [['a|b\nc', 1]])).toBe('| name | count |\n| --- | ---: |\n| a\\|b c | 1 |');
});
