import { expect, it } from 'vitest';
import { table } from './table.ts';

it('aligns columns, fills missing cells and leaves no trailing space', () => {
  expect(table(['rule', 'level'], [['report/a', 'must'], ['b']])).toBe(
    ['rule      level', '────────  ─────', 'report/a  must', 'b'].join('\n'),
  );
});

it('draws no longer line than a terminal has, whatever a cell holds', () => {
  const [, rule = ''] = table(['credential', 'value'], [['login', 'x'.repeat(200)]]).split('\n');
  expect(rule).toBe(`──────────  ${'─'.repeat(60)}`);
});
