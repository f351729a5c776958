import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { INTERFACE_IDS } from '../generated/platform.ts';
import { DOCUMENTS, STATEMENTS } from '../generated/statements.ts';

/** The statements in `x-source` of parts with `x-unspecified`. */
function shownIn(node: unknown, shown = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return shown;
  const { 'x-source': source, 'x-unspecified': open } = node as Record<string, unknown>;
  if (typeof source === 'string' && typeof open === 'string') for (const id of source.split(', ')) shown.add(id);
  for (const member of Object.values(node)) shownIn(member, shown);
  return shown;
}

const SHOWN = shownIn(
  INTERFACE_IDS.map((id): unknown =>
    JSON.parse(readFileSync(new URL(`../generated/${id}/openapi.json`, import.meta.url), 'utf8')),
  ),
);

it.each(Object.keys(DOCUMENTS).filter((id) => id !== 'suite'))(
  'the open statements of %s are in the contracts',
  (id) => {
    const open = STATEMENTS.filter((one) => one.document === id && one.open !== undefined);
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter((one) => !SHOWN.has(one.id)).map((one) => `${one.id}: ${one.open}`)).toEqual([]);
  },
);
