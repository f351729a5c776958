import { expect, test } from 'vitest';
import { documentWith, findings } from '../lint.fixture.ts';

const find = (responses: object, files: Record<string, unknown> = {}) =>
  findings('open-status', { 'api.yaml': documentWith({ responses }), ...files });

test('accepts exact statuses, and ranges with x-unspecified', async () => {
  const success = { description: 'ok', 'x-unspecified': 'status and media type of a success' };
  const responses = { '204': { description: 'nothing' }, '2XX': success, default: { $ref: 'Error.yaml' } };
  const error = { description: 'no', 'x-unspecified': 'statuses of errors' };
  expect(await find(responses, { 'Error.yaml': error })).toEqual([]);
});

test.each(['2XX', 'default'])('refuses %s without an unspecified status', async (status) => {
  const found = [
    {
      message: `\`${status}\` stands for statuses that are not shown, and does not say so. Add \`x-unspecified: status …\`, or name the status that is shown.`,
      at: `api.yaml#/paths/~1antrag/get/responses/${status}`,
    },
  ];
  expect(await find({ [status]: { description: 'ok' } })).toEqual(found);
  expect(await find({ [status]: { description: 'ok', 'x-unspecified': 'body' } })).toEqual(found);
});
