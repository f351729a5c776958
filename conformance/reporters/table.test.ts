import { expect, it } from 'vitest';
import { table } from './table.ts';

it('aligns columns, fills missing cells and leaves no trailing space', () => {
  expect(table(['rule', 'level'], [['report/a', 'must'], ['b']])).toBe(
    ['rule      level', '────────  ─────', 'report/a  must', 'b'].join('\n'),
  );
});
