import { expect, test } from 'vitest';
import { bundled } from '../lint.fixture.ts';

const root = (extensions: object) => ({
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  paths: { '/antrag': { $ref: 'paths/antrag.yaml' } },
  ...extensions,
});
const pathFile = {
  get: { operationId: 'getAntrag', responses: {} },
  patch: { operationId: 'patchAntrag', responses: {} },
};

test('writes the end of life of the document into each operation, also through references', async () => {
  const extensions = {
    'x-sunset': '2026-11-30',
    'x-successor': { getAntrag: 'cases-v3#getAntrag', patchAntrag: 'none: no counterpart' },
  };
  expect(await bundled({ 'v2.yaml': root(extensions), 'paths/antrag.yaml': pathFile })).toMatchObject({
    paths: {
      '/antrag': {
        get: { ...pathFile.get, deprecated: true, 'x-sunset': '2026-11-30', 'x-successor': 'cases-v3#getAntrag' },
        patch: { ...pathFile.patch, deprecated: true, 'x-sunset': '2026-11-30', 'x-successor': 'none: no counterpart' },
      },
    },
  });
});

test('leaves a document without an end of life unchanged', async () => {
  expect(await bundled({ 'v3.yaml': root({}), 'paths/antrag.yaml': pathFile })).toMatchObject({
    paths: { '/antrag': { get: { operationId: 'getAntrag', responses: {} } } },
  });
  const document = JSON.stringify(await bundled({ 'v3.yaml': root({}), 'paths/antrag.yaml': pathFile }));
  expect(document).not.toContain('deprecated');
  expect(document).not.toContain('x-sunset');
});
