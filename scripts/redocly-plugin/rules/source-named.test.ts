import { expect, test } from 'vitest';
import { documentWith, findings } from '../fixture.ts';

const HOW = 'Write `x-source: D<1-3> <section>`, several sections separated by `; `.';
const schemaFile = (schema: object) => ({
  'openapi.yaml': documentWith({
    'x-source': 'D2 Endpoints',
    responses: {
      '200': { description: 'ok', content: { 'application/json': { schema: { $ref: 'schemas/Antrag.yaml' } } } },
    },
  }),
  'schemas/Antrag.yaml': schema,
});

test.each(['D1 Endpoints', 'D2 Endpoints; D3 Login and session', 'D3 Errors; D3 Partner; D1 Limits'])(
  'accepts %s',
  async (source) => {
    expect(await findings('source-named', { 'api.yaml': documentWith({ 'x-source': source, responses: {} }) })).toEqual(
      [],
    );
  },
);

test.each(['D4 Endpoints', 'D2', 'Endpoints', 'D2 Endpoints, D3 Login', 'D2 Endpoints;D3 Login', '', 7])(
  'refuses the form of %j',
  async (source) => {
    expect(await findings('source-named', { 'api.yaml': documentWith({ 'x-source': source, responses: {} }) })).toEqual(
      [
        {
          message: `\`x-source\` has another form than it should: ${JSON.stringify(source)}. ${HOW}`,
          at: 'api.yaml#/paths/~1antrag/get/x-source',
        },
      ],
    );
  },
);

test('asks for the source of an operation', async () => {
  expect(await findings('source-named', { 'api.yaml': documentWith({ responses: {} }) })).toEqual([
    { message: `The operation does not name its source. ${HOW}`, at: 'api.yaml#/paths/~1antrag/get' },
  ]);
});

test('asks for the source of a schema in a file, once for all references to it', async () => {
  expect(await findings('source-named', schemaFile({ type: 'object', 'x-source': 'D2 Endpoints' }))).toEqual([]);
  const selfReferring = { type: 'object', properties: { next: { $ref: 'Antrag.yaml' } } };
  expect(await findings('source-named', schemaFile(selfReferring))).toEqual([
    { message: `The schema component does not name its source. ${HOW}`, at: 'schemas/Antrag.yaml#/' },
  ]);
});

test('asks for the source of a schema under components', async () => {
  const components = { schemas: { Antrag: { type: 'object' } } };
  const document = documentWith({ 'x-source': 'D2 Endpoints', responses: {} }, { components });
  expect(await findings('source-named', { 'api.yaml': document })).toEqual([
    { message: `The schema component does not name its source. ${HOW}`, at: 'api.yaml#/components/schemas/Antrag' },
  ]);
});

test('checks the form on a property, where it is optional', async () => {
  const properties = { a: { type: 'string' }, b: { type: 'string', 'x-source': 'somewhere' } };
  expect(
    await findings('source-named', schemaFile({ type: 'object', 'x-source': 'D2 Endpoints', properties })),
  ).toEqual([
    {
      message: `\`x-source\` has another form than it should: "somewhere". ${HOW}`,
      at: 'schemas/Antrag.yaml#/properties/b/x-source',
    },
  ]);
});
