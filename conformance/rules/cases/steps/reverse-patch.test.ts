import { applyPatch } from 'rfc6902';
import { expect, it } from 'vitest';
import { placesOf, recordOf, remainingPatch, reversePatch } from './reverse-patch.ts';

const RECORD = {
  nummer: 'A',
  namen: ['Anna', 'Bert', 'Cleo'],
  objekte: [{ ort: 'Kiel' }, { ort: 'Jena', plz: '07743' }],
  'a/b~c': 1,
};

it.each([
  [[{ op: 'replace', path: '/nummer', value: 'B' }]],
  [[{ op: 'add', path: '/neu', value: 1 }]],
  [[{ op: 'add', path: '/nummer', value: 1 }]],
  [[{ op: 'remove', path: '/a~1b~0c' }]],
  [[{ op: 'add', path: '/namen/0', value: 'Dora' }]],
  [[{ op: 'add', path: '/namen/-', value: 'Dora' }]],
  [[{ op: 'remove', path: '/namen/1' }]],
  [[{ op: 'replace', path: '/namen/2', value: 'Dora' }]],
  [[{ op: 'move', from: '/namen/0', path: '/namen/2' }]],
  [[{ op: 'copy', from: '/objekte/1', path: '/objekte/0' }]],
  [[{ op: 'move', from: '/objekte/1/plz', path: '/objekte/0/plz' }]],
  [
    [
      { op: 'add', path: '/namen/-', value: 'Dora' },
      { op: 'add', path: '/namen/0', value: 'Emil' },
      { op: 'remove', path: '/namen/2' },
      { op: 'add', path: '/objekte/-', value: { ort: 'Ulm' } },
      { op: 'replace', path: '/objekte/2/ort', value: 'Bonn' },
    ],
  ],
])('undoes %j', (patch) => {
  const record: unknown = structuredClone(RECORD);
  expect(applyPatch(record, structuredClone(patch) as Parameters<typeof applyPatch>[1])).not.toContainEqual(
    expect.any(Error),
  );
  expect(record).not.toEqual(RECORD);
  applyPatch(record, reversePatch(patch, RECORD) ?? []);
  expect(record).toEqual(RECORD);
});

it('is empty if the patch changes nothing', () => {
  expect(reversePatch([{ op: 'test', path: '/nummer', value: 'A' }], RECORD)).toEqual([]);
  expect(reversePatch([{ op: 'replace', path: '/nummer', value: 'A' }], RECORD)).toEqual([]);
});

it.each([
  [[{ op: 'replace', path: '/fehlt', value: 1 }], RECORD],
  [[{ op: 'remove', path: '/namen/9' }], RECORD],
  [[{ op: 'erase', path: '/nummer' }], RECORD],
  [[{ op: 'add', path: '/__proto__/x', value: 1 }], RECORD],
  [[{ op: 'copy', from: '/constructor', path: '/x' }], RECORD],
  [[{ path: '/nummer' }], RECORD],
  [[null], RECORD],
  [[{ op: 'replace', path: '/nummer', value: 'B' }], null],
])('cannot undo %j in %j', (patch, record) => {
  expect(reversePatch(patch, record)).toBeUndefined();
  expect({}).not.toHaveProperty('x');
});

const INSERTIONS = [
  { op: 'add', path: '/namen/0', value: 'Anna' },
  { op: 'add', path: '/objekte/-', value: { ort: 'Ulm' } },
  { op: 'replace', path: '/objekte/0/ort', value: 'Bonn' },
  { op: 'add', path: '/neu', value: 1 },
] as const;

it.each([0, 1, 2])('undoes a change that was made %i times, and nothing else', (times) => {
  const undo = reversePatch(INSERTIONS, RECORD) ?? [];
  const present = { ...structuredClone(RECORD), nummer: 'changed by somebody else' };
  for (let time = 0; time < times; time += 1) applyPatch(present, structuredClone([...INSERTIONS]));
  const rest = remainingPatch(undo, RECORD, present);
  expect(rest.length > 0).toBe(times > 0);
  applyPatch(present, rest);
  expect(present).toEqual({ ...RECORD, nummer: 'changed by somebody else' });
});

it('undoes the loss of the object that contains the change', () => {
  const undo = reversePatch([{ op: 'replace', path: '/objekte/0/ort', value: 'Ulm' }], RECORD) ?? [];
  const present: Record<string, unknown> = { ...RECORD, objekte: null };
  applyPatch(present, remainingPatch(undo, RECORD, present));
  expect(present).toEqual(RECORD);
});

it('finds the values that a patch sets, and those of records at the same places', () => {
  const patch = [
    { op: 'replace', path: '/objekte/0/ort', value: 'Ulm' },
    { op: 'remove', path: '/nummer' },
    { op: 'add', path: '/namen/-', value: 'Dora' },
  ];
  expect(placesOf(patch, [RECORD, {}])).toEqual([
    { value: 'Ulm', shown: ['Kiel', undefined] },
    { value: 'Dora', shown: [undefined, undefined] },
  ]);
  expect(placesOf({ nummer: true, 'a/b~c': 2 }, [RECORD])).toEqual([
    { value: true, shown: ['A'] },
    { value: 2, shown: [1] },
  ]);
});

it.each([
  [{ data: RECORD }, RECORD],
  [{ data: RECORD, meta: {} }, RECORD],
])('finds the record that a patch changes in %j', (value, record) => {
  expect(recordOf([{ op: 'add', path: '/nummer', value: 'B' }], value)).toBe(record);
  expect(recordOf({ nummer: 'B' }, value)).toBe(record);
});

it.each([
  [{ nummer: 'A', data: RECORD }],
  [{ NUMMER: 'A', data: RECORD }],
  [{ vorgang: RECORD }],
  [{ data: 'A' }],
  [[RECORD]],
])('takes %j for the record itself', (value) => {
  expect(recordOf({ nummer: 'B' }, value)).toBe(value);
});

it('does not look into an envelope that the patch names', () => {
  const value = { data: RECORD };
  expect(recordOf([{ op: 'replace', path: '/data/nummer', value: 'B' }], value)).toBe(value);
});
