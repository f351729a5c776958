import { expect, test } from 'vitest';
import { answering, documentWith, findings } from '../lint.fixture.ts';

const AT = '#/paths/~1antrag/get/responses/200/content/application~1json';
const find = (mediaType: object) =>
  findings('media-type-example', {
    'openapi.yaml': answering({ description: 'ok', content: { 'application/json': mediaType } }),
    'examples/antrag.yaml': { value: {} },
    'antrag.yaml': { value: {} },
  });

test('accepts a named example that is a file of an examples folder', async () => {
  expect(await find({ schema: {}, examples: { antrag: { $ref: 'examples/antrag.yaml' } } })).toEqual([]);
});

test.each([{ schema: {} }, { schema: {}, examples: {} }, { schema: {}, example: {} }])(
  'requires a named example in %j',
  async (mediaType) => {
    expect(await find(mediaType)).toEqual([
      {
        message:
          'The media type application/json has no named example. Add one under `examples`, as a reference to a file of an `examples` folder.',
        at: `openapi.yaml${AT}`,
      },
    ]);
  },
);

test.each([{ value: {} }, { $ref: 'antrag.yaml' }])(
  'requires the example %j to be in the examples folder',
  async (example) => {
    expect(await find({ schema: {}, examples: { antrag: example } })).toEqual([
      {
        message:
          'The example antrag is not a reference to a file of an `examples` folder. Move it into such a file and refer to it.',
        at: `openapi.yaml${AT}/examples/antrag`,
      },
    ]);
  },
);

test('checks request bodies, too', async () => {
  const requestBody = { content: { 'application/json-patch+json': { schema: {} } } };
  const found = await findings('media-type-example', { 'api.yaml': documentWith({ requestBody, responses: {} }) });
  expect(found.map(({ at }) => at)).toEqual([
    'api.yaml#/paths/~1antrag/get/requestBody/content/application~1json-patch+json',
  ]);
});
