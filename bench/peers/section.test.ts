import { expect, it } from 'vitest';
import type { Outcome, Row } from './compare.ts';
import { onlyThePeer, sectionOf } from './benchmark.ts';

const outcome = (caught: boolean, ms: number): Outcome => ({ caught, requests: 10, ms });
const row = (id: string, [suite, prism]: readonly [boolean, boolean]): Row => ({
  id: `login/${id}`,
  interface: 'login',
  kind: 'wrong-status',
  says: `It does ${id}.`,
  outcomes: { suite: outcome(suite, 100), prism: outcome(prism, 5) },
});
const rows = [row('one', [true, true]), row('two', [true, false])];
const comparison = { rows, faultless: { suite: 0, prism: 7 } };

it('shows the faults that each tool catches, and its time', () => {
  const section = sectionOf(comparison, 840);
  expect(section).toContain('A sample of 2 named faults');
  expect(section).toContain('| this suite | 2 | 2 | 100.0 % | 100 (100 to 100) | 10 (10 to 10) | 0 |');
  expect(section).toContain("| Prism's validator | 1 | 2 | 50.0 % | 5 (5 to 5) | 10 (10 to 10) | 7 |");
  expect(section).toContain('| login | 2 | 2 | 1 | 100 | 5 |');
  expect(section).toContain('| wrong-status | 2 | 2 | 1 | 100 | 5 |');
  expect(section).not.toContain('| report |');
});

it('says that all faults were judged', () => {
  expect(sectionOf(comparison, 2)).toContain('All 2 named faults');
});

it('lists faults that only the peer catches, and faults that no tool catches', () => {
  const hole = row('three', [false, true]);
  const missed = row('four', [false, false]);
  expect(onlyThePeer([...rows, hole, missed])).toEqual([hole]);
  const section = sectionOf({ ...comparison, rows: [...rows, hole, missed] }, 840);
  expect(section).toMatch(
    /What only the peer catches\n\n- `login\/three`: It does three\. Caught by Prism's validator\.\n/,
  );
  expect(section).toMatch(/What no tool catches\n\n- `login\/four`: It does four\. Caught by none\.\n/);
  expect(sectionOf(comparison, 840)).toMatch(/What only the peer catches\n\nNothing\.\n/);
});
