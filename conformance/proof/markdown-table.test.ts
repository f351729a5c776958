import { expect, it } from 'vitest';
import { table } from './markdown-table.ts';

it('puts numbers on the right, and keeps a cell in its place', () => {
  expect(table(['name', 'count'], [['a|b\nc', 1]])).toBe('| name | count |\n| --- | ---: |\n| a\\|b c | 1 |');
});
