import { describe, expect, it } from 'vitest';
import { applyOverlay, interfacesOf, type Overlay } from './overlay.ts';

const overlay = (...actions: Overlay['actions']): Overlay => ({
  file: 'o.yaml',
  placeOf: () => ({}),
  overlay: '1.0.0',
  info: { title: 'T', version: '1' },
  actions,
});

describe('an overlay', () => {
  it('merges objects, appends to arrays, replaces the rest, and removes', () => {
    const { document, changed } = applyOverlay(
      { a: { keep: 1, list: [1], old: 'x' }, gone: true },
      overlay({ target: '$.a', update: { list: [2], old: 'y', fresh: {} } }, { target: '$.gone', remove: true }),
    );
    expect(document).toEqual({ a: { keep: 1, list: [1, 2], old: 'y', fresh: {} } });
    expect(changed).toEqual([1, 1]);
  });

  it('gives each place its own copy of an update', () => {
    const actions = overlay({ target: '$.s.*', update: { x: {} } }, { target: '$.s.A.x', update: { maxLength: 1 } });
    const { document } = applyOverlay({ s: { A: {}, B: {} } }, actions);
    expect(document).toEqual({ s: { A: { x: { maxLength: 1 } }, B: { x: {} } } });
    expect(actions.actions[0]?.update).toEqual({ x: {} });
  });

  it('removes several items of one array', () => {
    const { document } = applyOverlay({ l: [1, 2, 3] }, overlay({ target: '$.l[?@ < 3]', remove: true }));
    expect(document).toEqual({ l: [3] });
  });

  it.each(['$.l[0, 2]', '$.l[2, 0]', '$.l[-1, 0]', '$.l[2, 0, 0]', '$.l[::-2]', "$['l', 'l'][0, 2]"])(
    'removes what %s selects, in whatever order and however often',
    (target) => {
      const { document, changed } = applyOverlay({ l: [1, 2, 3] }, overlay({ target, remove: true }));
      expect(document).toEqual({ l: [2] });
      expect(changed).toEqual([2]);
    },
  );

  it('updates a place once that its target selects twice', () => {
    const { document } = applyOverlay({ l: [1] }, overlay({ target: "$['l', 'l']", update: [2] }));
    expect(document).toEqual({ l: [1, 2] });
  });

  it('removes an object despite an update', () => {
    const { document } = applyOverlay({ a: {}, b: {} }, overlay({ target: '$.a', remove: true, update: null }));
    expect(document).toEqual({ b: {} });
  });

  it('applies to the contract in whose folder the extended document is', () => {
    const extending = (path: string) => interfacesOf({ ...overlay(), extends: path }, ['report', 'partner']);
    expect(extending('file:///home/report/contracts/partner/openapi.yaml')).toEqual(['partner']);
    expect(() => extending('report/other/openapi.yaml')).toThrow('none of the contracts');
  });

  it.each([{ ['__proto__']: { polluted: 1 } }, { deep: [{ ['__proto__']: { polluted: 1 } }] }])(
    'never reaches the prototype of other objects',
    (update) => {
      expect(() => applyOverlay({ a: {} }, overlay({ target: '$', update }))).toThrow(
        '--overlay o.yaml: an update has the member __proto__',
      );
      expect({}).not.toHaveProperty('polluted');
    },
  );

  it('treats a member that every object inherits as a new one', () => {
    const update = { toString: { type: 'string' }, constructor: { type: 'string' } };
    expect(applyOverlay({}, overlay({ target: '$', update })).document).toEqual(update);
  });
});
