import { expect, test } from 'vitest';
import { answering, findings } from '../lint.fixture.ts';

const json = (schema: object) => ({ description: 'ok', content: { 'application/json': { schema } } });
const find = (reference: string, files: Record<string, object> = {}) =>
  findings('family-references', { 'specs/offers/v2.yaml': answering(json({ $ref: reference })), ...files });

test.each([
  ['schemas/Angebot.yaml', { 'specs/offers/schemas/Angebot.yaml': { type: 'object' } }],
  [
    '../shared/schemas/Error.yaml',
    { 'specs/shared/schemas/Error.yaml': { $ref: 'Text.yaml' }, 'specs/shared/schemas/Text.yaml': {} },
  ],
])('accepts %s', async (reference, files) => {
  expect(await find(reference, files)).toEqual([]);
});

test('accepts a reference inside the document', async () => {
  const root = { components: { schemas: { Angebot: { type: 'object' } } } };
  const document = answering(json({ $ref: '#/components/schemas/Angebot' }), root);
  expect(await findings('family-references', { 'specs/offers/v2.yaml': document })).toEqual([]);
});

test.each(['../cases/schemas/Vorgang.yaml', '../../other/Vorgang.yaml', 'https://contracts.example/Vorgang.yaml#/a'])(
  'refuses %s',
  async (reference) => {
    const found = await find(reference, {
      'specs/cases/schemas/Vorgang.yaml': { type: 'object' },
      'other/Vorgang.yaml': { type: 'object' },
    });
    expect(found).toEqual([
      {
        message: `The reference ${reference} leaves \`offers\` and \`shared\`. Refer to a file inside; move what two families share to \`specs/shared\`.`,
        at: 'specs/offers/v2.yaml#/paths/~1antrag/get/responses/200/content/application~1json/schema',
      },
    ]);
  },
);

test('refuses a reference from shared into a family, at its place', async () => {
  const found = await find('../shared/schemas/Error.yaml', {
    'specs/shared/schemas/Error.yaml': { properties: { cause: { $ref: '../../offers/schemas/Cause.yaml' } } },
    'specs/offers/schemas/Cause.yaml': { type: 'string' },
  });
  expect(found).toEqual([
    {
      message:
        'The reference ../../offers/schemas/Cause.yaml leaves `shared`. Refer to a file inside; move what two families share to `specs/shared`.',
      at: 'specs/shared/schemas/Error.yaml#/properties/cause',
    },
  ]);
});

test('refuses a discriminator that leaves the family', async () => {
  const discriminator = { propertyName: 'typ', mapping: { a: '../cases/schemas/A.yaml' } };
  const document = answering(json({ oneOf: [{ type: 'object' }], discriminator }));
  const found = await findings('family-references', {
    'specs/offers/v2.yaml': document,
    'specs/cases/schemas/A.yaml': { type: 'object' },
  });
  expect(found.map(({ at }) => at.split('/schema/')[1])).toEqual(['discriminator/mapping/a']);
});

test('does not check files outside a specs folder', async () => {
  expect(
    await findings('family-references', {
      'generated/offers-v2/openapi.yaml': answering(json({ $ref: '../other.yaml' })),
      'generated/other.yaml': { type: 'object' },
    }),
  ).toEqual([]);
});
