import { expect, test } from 'vitest';
import { documentWith, findings } from '../lint.fixture.ts';

const HOW = 'Write the ids of its statements, as in `x-source: R01, R02`.';
const schemaFile = (schema: object) => ({
  'openapi.yaml': documentWith({
    'x-source': 'R01',
    responses: {
      '200': { description: 'ok', content: { 'application/json': { schema: { $ref: 'schemas/Antrag.yaml' } } } },
    },
  }),
  'schemas/Antrag.yaml': schema,
});

test.each(['R01', 'R01, P113'])('accepts %s', async (source) => {
  expect(await findings('source-named', { 'api.yaml': documentWith({ 'x-source': source, responses: {} }) })).toEqual(
    [],
  );
});

test.each(['R01,R02', 'R01; R02', 'R', 'D2 Endpoints', '', 7])('refuses the form of %j', async (source) => {
  expect(await findings('source-named', { 'api.yaml': documentWith({ 'x-source': source, responses: {} }) })).toEqual([
    {
      message: `\`x-source\` has the wrong form: ${JSON.stringify(source)}. ${HOW}`,
      at: 'api.yaml#/paths/~1antrag/get/x-source',
    },
  ]);
});

test('refuses a statement that does not exist', async () => {
  const contract = documentWith({ 'x-source': 'R01, R999', responses: {} });
  expect(await findings('source-named', { 'api.yaml': contract })).toEqual([
    { message: `There is no statement R999. ${HOW}`, at: 'api.yaml#/paths/~1antrag/get/x-source' },
  ]);
});

test('requires the source of an operation', async () => {
  expect(await findings('source-named', { 'api.yaml': documentWith({ responses: {} }) })).toEqual([
    { message: `The operation does not name its source. ${HOW}`, at: 'api.yaml#/paths/~1antrag/get' },
  ]);
});

test('requires the source of a schema in a file, once for all references to it', async () => {
  expect(await findings('source-named', schemaFile({ type: 'object', 'x-source': 'R01' }))).toEqual([]);
  const selfReferring = { type: 'object', properties: { next: { $ref: 'Antrag.yaml' } } };
  expect(await findings('source-named', schemaFile(selfReferring))).toEqual([
    { message: `The schema component does not name its source. ${HOW}`, at: 'schemas/Antrag.yaml#/' },
  ]);
});

test('requires the source of a schema under components', async () => {
  const components = { schemas: { Antrag: { type: 'object' } } };
  const document = documentWith({ 'x-source': 'R01', responses: {} }, { components });
  expect(await findings('source-named', { 'api.yaml': document })).toEqual([
    { message: `The schema component does not name its source. ${HOW}`, at: 'api.yaml#/components/schemas/Antrag' },
  ]);
});

test('checks the form of an optional x-source of a property', async () => {
  const properties = { a: { type: 'string' }, b: { type: 'string', 'x-source': 'somewhere' } };
  expect(await findings('source-named', schemaFile({ type: 'object', 'x-source': 'R01', properties }))).toEqual([
    {
      message: `\`x-source\` has the wrong form: "somewhere". ${HOW}`,
      at: 'schemas/Antrag.yaml#/properties/b/x-source',
    },
  ]);
});
