import { expect, test } from 'vitest';
import { answering, findings } from '../lint.fixture.ts';

const find = (name: string, schema: object) =>
  findings('open-payload', {
    'openapi.yaml': answering({
      description: 'ok',
      content: { 'application/json': { schema: { $ref: `schemas/${name}.yaml` } } },
    }),
    [`schemas/${name}.yaml`]: schema,
  });

test.each([
  ['VorgangPayload', { 'x-unspecified': 'the case' }],
  ['VorgangPayload.v2', { 'x-unspecified': 'the case', description: 'open' }],
  ['Vorgang', { type: 'object', properties: {} }],
  ['Antrag', { type: 'object', properties: { letzteAenderung: { type: 'string' } }, 'x-unspecified': 'the rest' }],
  ['Status', { type: 'string', 'x-unspecified': 'the other values' }],
  ['ReportRequest', { type: 'object' }],
  ['EmptyRequest', { type: 'object', additionalProperties: false, 'x-unspecified': 'what becomes of properties' }],
])('accepts %s as %j', async (name, schema) => {
  expect(await find(name, schema)).toEqual([]);
});

test('requires x-unspecified of a …Payload', async () => {
  expect(await find('VorgangPayload', { description: 'open' })).toEqual([
    {
      message:
        'VorgangPayload is named like an open payload and does not say what is not shown. Add `x-unspecified: <what is not shown>`, or rename it.',
      at: 'schemas/VorgangPayload.yaml#/',
    },
  ]);
});

test('refuses a …Payload with constraints', async () => {
  expect(await find('VorgangPayload', { type: 'object', properties: {}, 'x-unspecified': 'the case' })).toEqual(
    ['type', 'properties'].map((keyword) => ({
      message: `VorgangPayload is named like an open payload and has \`${keyword}\`. Remove it, or rename the schema if its form is shown.`,
      at: `schemas/VorgangPayload.yaml#/${keyword}`,
    })),
  );
});

test.each([
  { 'x-unspecified': 'the case' },
  { description: 'anything' },
  { type: 'object', 'x-unspecified': 'the case' },
])('refuses the open schema %j under another name', async (schema) => {
  expect(await find('Vorgang', schema)).toEqual([
    {
      message:
        'Vorgang leaves its form open and is not named like an open payload. Rename it to …Payload and add `x-unspecified`, or describe its form.',
      at: 'schemas/Vorgang.yaml#/',
    },
  ]);
});

test('checks schemas under components, too', async () => {
  const document = answering(
    { description: 'ok' },
    { components: { schemas: { VorgangPayload: { type: 'object', 'x-unspecified': 'x' } } } },
  );
  expect((await findings('open-payload', { 'api.yaml': document })).map(({ at }) => at)).toEqual([
    'api.yaml#/components/schemas/VorgangPayload/type',
  ]);
});
