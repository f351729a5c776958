import { expect, test } from 'vitest';
import { answering, documentWith, findings } from '../lint.fixture.ts';

const CLOSED = { type: 'object', additionalProperties: false };
const message = (keyword: string) =>
  `A response reaches this schema, and \`${keyword}: false\` makes clients refuse what a later version adds. Remove it, or use the schema in requests only.`;
const json = (schema: object) => ({ description: 'ok', content: { 'application/json': { schema } } });
const AT = 'api.yaml#/paths/~1antrag/get/responses/200/content/application~1json/schema';

test('accepts open responses and closed requests', async () => {
  const requestBody = { content: { 'application/json': { schema: CLOSED } } };
  const open = { type: 'object', additionalProperties: { type: 'string' }, properties: { additionalProperties: {} } };
  expect(
    await findings('open-responses', { 'api.yaml': documentWith({ requestBody, responses: { '200': json(open) } }) }),
  ).toEqual([]);
});

test.each(['additionalProperties', 'unevaluatedProperties'])('refuses %s: false', async (keyword) => {
  const document = answering(json({ type: 'object', [keyword]: false }));
  expect(await findings('open-responses', { 'api.yaml': document })).toEqual([
    { message: message(keyword), at: `${AT}/${keyword}` },
  ]);
});

test.each([
  ['/properties/a', { properties: { a: CLOSED } }],
  ['/items', { items: CLOSED }],
  ['/oneOf/1', { oneOf: [{}, CLOSED] }],
  ['/additionalProperties', { additionalProperties: CLOSED }],
  ['/allOf/0/properties/b/items', { allOf: [{ properties: { b: { items: CLOSED } } }] }],
])('finds it at %s', async (pointer, schema) => {
  expect((await findings('open-responses', { 'api.yaml': answering(json(schema)) })).map(({ at }) => at)).toEqual([
    `${AT}${pointer}/additionalProperties`,
  ]);
});

test('follows references through response, schema and header files, and cycles', async () => {
  expect(
    await findings('open-responses', {
      'openapi.yaml': answering({ $ref: 'responses/Antrag.yaml' }),
      'responses/Antrag.yaml': {
        ...json({ $ref: '../schemas/Antrag.yaml' }),
        headers: { 'X-Info': { $ref: '../headers/X-Info.yaml' } },
      },
      'headers/X-Info.yaml': { schema: CLOSED, example: {} },
      'schemas/Antrag.yaml': { properties: { next: { $ref: 'Antrag.yaml' }, status: { $ref: 'Status.yaml' } } },
      'schemas/Status.yaml': CLOSED,
    }),
  ).toEqual([
    { message: message('additionalProperties'), at: 'schemas/Status.yaml#/additionalProperties' },
    { message: message('additionalProperties'), at: 'headers/X-Info.yaml#/schema/additionalProperties' },
  ]);
});
