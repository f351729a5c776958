import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTypesProject, generatedTypes, readDiagnostics, type Diagnostics, type TypesProject } from './project.ts';
import { sectionOf } from './benchmark.ts';

let project: TypesProject;
beforeAll(async () => {
  project = await createTypesProject();
});
afterAll(() => project.remove());

it('compiles a program of the package with the types of one interface', async () => {
  const { instantiations, files } = await project.compile('flow');
  expect(generatedTypes(files)).toEqual([expect.stringMatching(/generated\/partner\/types\.d\.ts$/)]);
  expect(instantiations).toBeGreaterThan(0);
});

it('compiles the same program with the output of openapi-typescript', async () => {
  const { instantiations, files } = await project.compile('peer');
  expect(files).toEqual(expect.arrayContaining(['peer-types.d.ts', 'peer.ts']));
  expect(generatedTypes(files)).toEqual([]);
  expect(instantiations).toBeGreaterThan(1000);
});

it('finds every file of types, also of another interface', () => {
  const of = (id: string): string => `node_modules/platform-contracts/dist/generated/${id}/types.d.ts`;
  expect(generatedTypes([of('a'), of('b'), 'types.d.ts', of('a').replace('types', 'client')])).toEqual([
    of('a'),
    of('b'),
  ]);
});

it('refuses output without figures', () => {
  expect(() => readDiagnostics('nothing', '/')).toThrow('«Instantiations»');
});

const diagnosticsOf = (instantiations: number, totalMs: number, types: readonly string[] = []): Diagnostics => ({
  instantiations,
  types: 10,
  checkMs: 5,
  totalMs,
  files: types.map((id) => `node_modules/platform-contracts/dist/generated/${id}/types.d.ts`),
});

it('compares with the raw types, and counts loaded types', () => {
  const measured = { peer: [diagnosticsOf(8000, 500)], client: [diagnosticsOf(4000, 600)] };
  const { markdown, goals } = sectionOf({ ...measured, flow: [diagnosticsOf(30, 450, ['partner'])] });
  expect(goals.map(({ measured: value, holds }) => [value, holds])).toEqual([
    [1, true],
    [0.5, true],
    [1.2, true],
  ]);
  expect(markdown).toContain('the types of one interface: `generated/partner/types.d.ts`');
  const several = sectionOf({
    ...measured,
    client: [diagnosticsOf(9000, 700)],
    flow: [diagnosticsOf(30, 450, ['partner', 'login'])],
  });
  expect(several.goals.map(({ holds }) => holds)).toEqual([false, false, false]);
});
