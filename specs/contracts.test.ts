import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { OpenAPI3 } from 'openapi-typescript';
import { parse } from 'yaml';
import { shapesOf } from './contract-shapes.ts';
import { SOURCE_TABLES } from './source-tables.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'];

interface Operation {
  operationId: string;
  deprecated?: boolean;
  'x-sunset'?: string;
  'x-successor'?: string;
}
interface Bundle {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
}

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const bundleOf = (id: string) => JSON.parse(read(`generated/${id}/openapi.json`)) as Bundle;
const operationsOf = (id: string) =>
  Object.values(bundleOf(id).paths).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []));

describe('the contracts', () => {
  it('are the ones that redocly.yaml names', () => {
    const { apis } = parse(read('redocly.yaml')) as { apis: Record<string, unknown> };
    expect(Object.keys(apis).sort()).toEqual(Object.keys(SOURCE_TABLES).sort());
  });

  it.each(Object.entries(SOURCE_TABLES))(
    'of %s have the operations of the sources: paths, statuses, headers, parameters, media types, credentials',
    (id, table) => {
      expect(shapesOf(JSON.parse(read(`generated/${id}/openapi.json`)) as OpenAPI3)).toEqual(table);
    },
  );

  it.each(Object.keys(SOURCE_TABLES))('of %s name every operation differently', (id) => {
    const ids = operationsOf(id).map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('add up to the 148 operations of the sources and OPTIONS of /documentation', () => {
    expect(Object.values(SOURCE_TABLES).flatMap((table) => Object.keys(table))).toHaveLength(149);
  });

  it('carry the versions that the sources give', () => {
    expect(bundleOf('offers-v2').info.version).toBe('2.1');
    expect(bundleOf('applications').info.version).toBe('2.24');
    expect(bundleOf('report').info.version).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(bundleOf('partner').info.version).toBe('unversioned');
  });

  it('have no version segment in the report paths (R36)', () => {
    expect(Object.keys(bundleOf('report').paths).filter((path) => /\/v\d/.test(path))).toEqual([]);
  });

  it('repeat every case path of v2 in v3, but for the saved offers (C12, C13, C16)', () => {
    const v2 = Object.keys(bundleOf('cases-v2').paths).filter((path) => !path.includes('gemerkteAngebote'));
    expect(v2.map((path) => path.replace('/v2/', '/v3/')).sort()).toEqual(
      Object.keys(bundleOf('cases-v3').paths).sort(),
    );
  });

  it('leave out of v3 what has no counterpart there (V03, V04)', () => {
    const v3 = Object.keys(bundleOf('offers-v3').paths).join('\n');
    expect(v3).not.toMatch(/finanzierungsvorschlaege|ermittlung|erfassteDaten/);
  });

  describe.each(['offers-v1', 'offers-v2', 'cases-v1', 'cases-v2'])('%s', (id) => {
    it.each(operationsOf(id).map((operation) => [operation.operationId, operation] as const))(
      'deprecates %s and names a successor that exists, or why there is none (V01)',
      (_, operation) => {
        expect(operation.deprecated).toBe(true);
        expect(operation['x-sunset']).toBe('2026-11-30');
        const successor = operation['x-successor'] ?? '';
        if (successor.startsWith('none: ')) return;
        const [target = '', operationId] = successor.split('#');
        expect(operationsOf(target).map((one) => one.operationId)).toContain(operationId);
        expect(target).toMatch(/-v3$/);
      },
    );
  });

  it.each(['report', 'offers-v3', 'cases-v3', 'applications', 'partner'])('of %s deprecate nothing', (id) => {
    expect(operationsOf(id).filter(({ deprecated }) => deprecated === true)).toEqual([]);
  });
});
