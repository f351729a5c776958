import { resolve } from 'node:path';
import { applyPatch } from 'rfc6902';
import { beforeAll, describe, expect, it } from 'vitest';
import { highest, type Change } from './change.ts';
import { compareContracts } from './compare.ts';
import { readContracts } from './contracts.ts';
import { CONSTRAINT_CASES } from './labelled/constraints.fixture.ts';
import { DOCUMENT } from './labelled/document.fixture.ts';
import { DOCUMENTATION_CASES } from './labelled/documentation.fixture.ts';
import { OPERATION_CASES } from './labelled/operations.fixture.ts';
import { SCHEMA_CASES } from './labelled/schemas.fixture.ts';
import { SDL, SDL_CASES, type SchemaCase } from './labelled/sdl.fixture.ts';
import type { DocumentCase } from './labelled/case.fixture.ts';
import { ratedChange } from './openapi-levels.ts';

const DOCUMENT_CASES = [...OPERATION_CASES, ...SCHEMA_CASES, ...CONSTRAINT_CASES, ...DOCUMENTATION_CASES];
const generated = resolve(import.meta.dirname, '../../generated');

const base = new Map<string, string>();
const revision = new Map<string, string>();
let changes: readonly Change[];

/** Each case is its own interface, so that all are compared at once, like the contracts. */
beforeAll(async () => {
  const contracts = await readContracts(generated);
  for (const each of DOCUMENT_CASES) {
    const before = contracts.get(`${String(each.interface)}/openapi.json`) ?? JSON.stringify(DOCUMENT);
    base.set(`${each.change}/openapi.json`, before);
    revision.set(`${each.change}/openapi.json`, patched(before, each));
  }
  for (const each of SDL_CASES) {
    base.set(`SDL: ${each.change}/schema.graphql`, SDL);
    revision.set(`SDL: ${each.change}/schema.graphql`, replaced(each));
  }
  changes = await compareContracts(base, revision, '2026-11-01');
});

function patched(before: string, { change, patch }: DocumentCase): string {
  const document: unknown = JSON.parse(before);
  const errors = applyPatch(document, [...patch]).filter((error) => error !== null);
  expect(errors, change).toEqual([]);
  return patch.length === 0 ? before : JSON.stringify(document);
}

function replaced({ change, from, to }: SchemaCase): string {
  expect(SDL.split(from), change).toHaveLength(2);
  return SDL.replace(from, to);
}

function levelOf(id: string): string {
  return highest(changes.filter((change) => change.interface === id).map(({ level }) => level));
}

it('has enough cases, with unique names', () => {
  const names = [...DOCUMENT_CASES.map(({ change }) => change), ...SDL_CASES.map(({ change }) => `SDL: ${change}`)];
  expect(names.length).toBeGreaterThanOrEqual(40);
  expect(new Set(names).size).toBe(names.length);
});

describe('a document', () => {
  it.each(DOCUMENT_CASES)('$change: $level', ({ change, level }) => {
    expect(levelOf(change), JSON.stringify(changes.filter((each) => each.interface === change))).toBe(level);
  });
});

it.each(['Parameter', 'RequestBody', 'Header', 'Schema', 'SomethingNew'])(
  'rates an unknown change of a %s as major',
  (typeName) => {
    const values = { base: { value: false }, revision: { value: true } };
    const place = { path: '#/paths/~1things', typeName, kind: 'modified', property: 'somethingNew' } as const;
    expect(ratedChange('things', { ...place, ...values, impact: 'patch', verdicts: [] })).toMatchObject({
      level: 'major',
      rule: 'other-change',
    });
  },
);

describe('an SDL', () => {
  it.each(SDL_CASES)('$change: $level', ({ change, level }) => {
    const id = `SDL: ${change}`;
    expect(levelOf(id), JSON.stringify(changes.filter((each) => each.interface === id))).toBe(level);
  });
});
