import { expect, it } from 'vitest';
import { unknownLike } from './unknown.ts';

const uuid = () => '6f0c2b1e-8d43-4a55-9c7e-0b1a2c3d4e5f';

it('appends to a known identifier', () => {
  expect(unknownOf('BF4711', '1')).toEqual([`BF4711-${uuid()}`, `1-${uuid()}`]);
});

it('replaces a known UUID by another', () => {
  expect(unknownOf('A8FF9BDA-1d8f-4a2e-9284-a2acc22f6c04')).toEqual([uuid()]);
});

const unknownOf = (...known: string[]) => known.map((one) => unknownLike(one, { uuid }));
