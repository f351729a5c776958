import { expect, it } from 'vitest';
import { INTERFACE_IDS } from '../../generated/platform.ts';
import { FAULT_KINDS } from '../../conformance/reference/fault-kind.ts';
import { faults } from '../../conformance/reference/faults.ts';
import { ONE_OF, sampleOf } from './sample.ts';

const sample = sampleOf(faults);

it('is deterministic, without duplicates', () => {
  expect(sampleOf(faults)).toEqual(sample);
  expect(new Set(sample).size).toBe(sample.length);
});

it('has every interface and every kind, proportionally', () => {
  expect(new Set(sample.map((fault) => fault.interface))).toEqual(new Set(INTERFACE_IDS));
  expect(new Set(sample.map(({ kind }) => kind))).toEqual(new Set(Object.keys(FAULT_KINDS)));
  expect(sample.length).toBeGreaterThanOrEqual(Math.floor(faults.length / ONE_OF));
  for (const id of INTERFACE_IDS) {
    const [taken, all] = [sample, faults].map((list) => list.filter((fault) => fault.interface === id).length);
    expect(Math.abs((taken ?? 0) - (all ?? 0) / ONE_OF)).toBeLessThanOrEqual(2);
  }
});

it('adds the first fault of a kind or an interface that would be left out', () => {
  const report = Array.from(
    { length: 14 },
    (_, index) => ({ interface: 'report', kind: 'wrong-status', index }) as const,
  );
  const rare = { interface: 'session', kind: 'crash', index: 14 } as const;
  expect(sampleOf([rare, ...report]).map(({ index }) => index)).toEqual([3, 10, 14]);
});
