import { expect, test } from 'vitest';
import { documentWith, findings } from '../lint.fixture.ts';

const HOW = 'Write `<interface>#<operationId>`, or `none: <why there is no counterpart>`.';
const OPERATION = { operationId: 'getAntrag', responses: {} };
const GET = 'api.yaml#/paths/~1antrag/get';
const APIS = { apis: { 'cases-v3': { root: 'v3.yaml' }, 'cases-v2': { root: 'v2.yaml' } } };
const find = (root: object, operation: object = OPERATION, config = {}) =>
  findings('successor-named', { 'api.yaml': documentWith(operation, root) }, config);

test.each(['cases-v3#getAntrag', 'none: the case interface has no such read'])(
  'accepts the successor %s',
  async (successor) => {
    expect(await find({ 'x-sunset': '2026-11-30', 'x-successor': { getAntrag: successor } }, OPERATION, APIS)).toEqual(
      [],
    );
  },
);

test('accepts documents that do not end', async () => {
  expect(await find({})).toEqual([]);
});

test('requires a successor of every operation of a document that ends', async () => {
  const expected = [
    {
      message: `The document ends, and \`x-successor\` of the root does not name getAntrag. Add an entry. ${HOW}`,
      at: GET,
    },
  ];
  expect(await find({ 'x-sunset': '2026-11-30' })).toEqual(expected);
  expect(await find({ 'x-sunset': '2026-11-30', 'x-successor': {} })).toEqual(expected);
});

test('refuses the successor of an operation that does not exist', async () => {
  const successors = { getAntrag: 'cases-v3#getAntrag', getAntraege: 'cases-v3#listAntraege' };
  expect(await find({ 'x-sunset': '2026-11-30', 'x-successor': successors })).toEqual([
    {
      message: '`x-successor` names getAntraege, and the document has no such operation. Remove or correct it.',
      at: 'api.yaml#/x-successor/getAntraege',
    },
  ]);
});

test.each(['cases-v3', 'cases-v3/getAntrag', 'none', 'none: ', '#getAntrag', null])(
  'refuses the form of %j',
  async (successor) => {
    expect(await find({ 'x-sunset': '2026-11-30', 'x-successor': { getAntrag: successor } })).toEqual([
      {
        message: `The successor ${JSON.stringify(successor)} has the wrong form. ${HOW}`,
        at: 'api.yaml#/x-successor/getAntrag',
      },
    ]);
  },
);

test('refuses a successor in an interface that is not configured', async () => {
  const root = { 'x-sunset': '2026-11-30', 'x-successor': { getAntrag: 'cases-v4#getAntrag' } };
  expect(await find(root, OPERATION, APIS)).toEqual([
    {
      message: 'The successor names the unknown interface cases-v4. Name one of cases-v3, cases-v2.',
      at: 'api.yaml#/x-successor/getAntrag',
    },
  ]);
});

test('requires a date', async () => {
  const root = { 'x-sunset': 'end of November 2026', 'x-successor': { getAntrag: 'cases-v3#getAntrag' } };
  expect(await find(root)).toEqual([
    { message: '`x-sunset` is not a date. Write the last day as `YYYY-MM-DD`.', at: 'api.yaml#/x-sunset' },
  ]);
});

test('refuses successors without an end of life', async () => {
  expect(await find({ 'x-successor': { getAntrag: 'cases-v3#getAntrag' } })).toEqual([
    {
      message: 'The document has successors but no end of life. Add `x-sunset`, or remove `x-successor`.',
      at: 'api.yaml#/x-successor',
    },
  ]);
});

test('requires a successor of a single deprecated operation', async () => {
  expect(await find({}, { ...OPERATION, deprecated: true })).toEqual([
    { message: `getAntrag is deprecated and has no successor. Add \`x-successor\`. ${HOW}`, at: `${GET}/deprecated` },
  ]);
  expect(await find({}, { ...OPERATION, deprecated: true, 'x-successor': 'cases-v3#getAntrag' })).toEqual([]);
});
