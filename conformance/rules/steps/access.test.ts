import { expect, it } from 'vitest';
import { OPERATIONS } from '../../../generated/operations.ts';
import { INTERFACE_IDS } from '../../../generated/platform.ts';
import { loadRules } from '../../engine/load-rules.ts';
import { operationAt } from '../../engine/operation-at.ts';
import { ADDRESSES, judgeInProcess } from '../../proof/in-process.ts';

const rules = (await loadRules()).filter(({ id }) => /\/(token|bearer)-required$/.test(id));

it('rules send a lengthened token to all but two operations of each interface, and an unsigned one to those and some others', async () => {
  const longer = new Set<unknown>();
  const unsigned = new Set<unknown>();
  await judgeInProcess({
    rules,
    around: (next) => (request) => {
      const bearer = request.headers.get('authorization') ?? '';
      const operation = operationAt(ADDRESSES, request.method, request.url)?.operation;
      if (bearer.endsWith('xx')) longer.add(operation);
      // {"alg":"none"}
      if (bearer.startsWith('Bearer eyJhbGciOiJub25lIn0.')) unsigned.add(operation);
      return next(request);
    },
  });
  const ids = INTERFACE_IDS.filter((id) => rules.some((rule) => rule.interface === id));
  expect(ids).toHaveLength(8);
  for (const id of ids) {
    const others = OPERATIONS[id].filter((operation) => !longer.has(operation));
    expect(others.length, id).toBeLessThanOrEqual(2);
    expect(
      others.filter((operation) => !unsigned.has(operation)),
      id,
    ).toEqual([]);
    expect(
      OPERATIONS[id].some((operation) => unsigned.has(operation)),
      id,
    ).toBe(true);
  }
});
