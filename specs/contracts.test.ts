import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { OpenAPI3 } from 'openapi-typescript';
import { parse } from 'yaml';
import { shapesOf } from './contract-shapes.fixture.ts';
import { SOURCE_TABLES } from './source-tables.fixture.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'];

interface Operation {
  operationId: string;
}
interface Bundle {
  paths: Record<string, Record<string, Operation>>;
}

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const bundleOf = (id: string) => JSON.parse(read(`generated/${id}/openapi.json`)) as Bundle;
const operationsOf = (id: string) =>
  Object.values(bundleOf(id).paths).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []));

describe('the contracts', () => {
  it('are those in redocly.yaml', () => {
    const { apis } = parse(read('redocly.yaml')) as { apis: Record<string, unknown> };
    expect(Object.keys(apis).sort()).toEqual(Object.keys(SOURCE_TABLES).sort());
  });

  it.each(Object.entries(SOURCE_TABLES))(
    'of %s have the operations of the sources: paths, statuses, headers, parameters, media types, credentials',
    (id, table) => {
      expect(shapesOf(JSON.parse(read(`generated/${id}/openapi.json`)) as OpenAPI3)).toEqual(table);
    },
  );

  it.each(Object.keys(SOURCE_TABLES))('of %s have unique operationIds', (id) => {
    const ids = operationsOf(id).map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
