import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const GUIDE = readFileSync(new URL('../CONTRIBUTING.md', import.meta.url), 'utf8');

test('CONTRIBUTING.md shows files of the project as they are', () => {
  const shown = [...GUIDE.matchAll(/```ts\n\/\/ (\S+)\n([^]*?)```/g)];
  expect(shown).not.toEqual([]);
  for (const [, file = '', code] of shown) {
    expect(code).toBe(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
  }
});
