import { expect, test } from 'vitest';
import { documentWith, findings } from '../lint.fixture.ts';

const OPERATION = { operationId: 'getAntrag', responses: {} };
const find = (file: string, root: object, operation: object = {}) =>
  findings('interface-placed', { [file]: documentWith({ ...OPERATION, ...operation }, root) });

test.each([
  ['specs/cases/v2.yaml', { 'x-interface': { host: 'v2', family: 'cases', version: 'v2' } }],
  ['specs/partner/openapi.yaml', { 'x-interface': { host: 'pm', family: 'partner' } }],
  ['elsewhere.yaml', {}],
])('accepts %s', async (file, root) => {
  expect(await find(file, root)).toEqual([]);
});

test.each([
  ['nothing', {}, 'openapi'],
  ['another family', { 'x-interface': { host: 'v2', family: 'offers', version: 'v2' } }, 'x-interface'],
  ['another version', { 'x-interface': { host: 'v2', family: 'cases', version: 'v3' } }, 'x-interface'],
  ['no host', { 'x-interface': { family: 'cases', version: 'v2' } }, 'x-interface'],
])('requires x-interface: %s', async (_, root, at) => {
  expect(await find('specs/cases/v2.yaml', root)).toEqual([
    {
      message:
        'The document does not say where its interface belongs. Write `x-interface: { host: …, family: cases, version: v2 }`.',
      at: `specs/cases/v2.yaml#/${at}`,
    },
  ]);
});

test('requires x-credential of a security scheme', async () => {
  const components = { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } };
  expect(await find('elsewhere.yaml', { components })).toEqual([
    {
      message: 'The security scheme does not say which credential it is. Add `x-credential`.',
      at: 'elsewhere.yaml#/components/securitySchemes/bearer',
    },
  ]);
});

test('accepts three effects', async () => {
  expect(await find('elsewhere.yaml', {}, { 'x-effect': 'creates' })).toEqual([]);
  expect(await find('elsewhere.yaml', {}, { 'x-effect': 'destroys' })).toEqual([
    {
      message: '`x-effect` is "destroys". Name one of reads, creates, changes.',
      at: 'elsewhere.yaml#/paths/~1antrag/get/x-effect',
    },
  ]);
});
