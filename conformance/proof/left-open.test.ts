import { expect, it } from 'vitest';
import { leftOpenFindings } from './left-open.ts';

it('finds open statements that no server uses, and needless reasons for statements that a server uses', () => {
  expect(leftOpenFindings([])).toContain('no server makes use of the open statement C21');
  expect(leftOpenFindings([]).filter((finding) => finding.includes('is no open statement'))).toEqual([]);
  const permission = { reason: 'invented', open: ['C21', 'R58'] };
  const found = leftOpenFindings([{ permission, outcome: 'spared' }]);
  expect(found).not.toContain('no server makes use of the open statement C21');
  expect(found).toContain('unused.yaml names R58, which a server makes use of');
});
