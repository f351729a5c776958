import { expect, it } from 'vitest';
import { table } from './table.ts';

it('aligns columns, fills missing cells and leaves no trailing space', () => {
  expect(table(['rule', 'level'], [['report/a', 'must'], ['b']])).toBe(
    ['rule      level', '────────  ─────', 'report/a  must', 'b'].join('\n'),
  );
});

it('limits the line below the heading for any cell', () => {
  const [, rule = ''] = table(['credential', 'value'], [['login', 'x'.repeat(200)]]).split('\n');
  expect(rule).toBe(`──────────  ${'─'.repeat(60)}`);
});

it('puts the last cell below the others if a terminal is too narrow, and wraps the others if they are too long', () => {
  const rows = [
    ['report/a', 'must', 'says what it checks'],
    ['b', 'info', 'says more than one line of it has room for'],
  ];
  expect(table(['rule', 'level', 'what'], rows, 30)).toBe(
    [
      'rule      level',
      '    what',
      '─'.repeat(30),
      'report/a  must',
      '    says what it checks',
      'b         info',
      '    says more than one line of',
      '        it has room for',
    ].join('\n'),
  );
  expect(table(['rule', 'level', 'what'], rows, 14)).toContain('\nb  info\n    says more');
});
