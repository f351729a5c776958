import { describe, expect, it } from 'vitest';
import { contractOf } from './contract.ts';
import { partsOf, readRequest } from './parts.ts';

const contract = contractOf({
  paths: {
    '/things': {
      parameters: [{ name: 'X-Trace', in: 'header', schema: { type: 'string' } }],
      post: {
        operationId: 'createThing',
        parameters: [{ name: 'seite', in: 'query', schema: { enum: ['erste', 'letzte'] } }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                properties: {
                  typ: { 'x-known-values': ['A'] },
                  teile: { items: { properties: { an: { type: 'boolean' } } } },
                },
              },
            },
            'application/x-www-form-urlencoded': { schema: { properties: { typ: { type: 'string' } } } },
          },
        },
        responses: {},
      },
    },
  },
});
const [operation] = contract.operations;
const parts = operation === undefined ? [] : partsOf(contract, operation);
const post = (contentType: string, body: string, query = '') =>
  readRequest(
    new Request(`http://things.test/things${query}`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': contentType },
    }),
  );
const namesIn = (request: Awaited<ReturnType<typeof post>>) =>
  parts.filter((part) => part.isIn(request)).map(({ name }) => name);

describe('the parts of requests', () => {
  it('are parameters, media types, members and their values', () => {
    expect(parts.map(({ name }) => name)).toEqual([
      'header X-Trace',
      'query seite',
      'query seite=erste',
      'query seite=letzte',
      'body application/json',
      'member typ',
      'member typ=A',
      'member teile',
      'member teile.*.an',
      'member teile.*.an=true',
      'member teile.*.an=false',
      'body application/x-www-form-urlencoded',
    ]);
  });

  it('are found in JSON and in forms', async () => {
    const json = await post('application/json; charset=utf-8', '{"typ":"A","teile":[{"an":true}]}', '?seite=letzte');
    expect(namesIn(json)).toEqual([
      'query seite',
      'query seite=letzte',
      'body application/json',
      'member typ',
      'member typ=A',
      'member teile',
      'member teile.*.an',
      'member teile.*.an=true',
    ]);
    expect(namesIn(await post('application/x-www-form-urlencoded', 'typ=A'))).toEqual([
      'member typ',
      'member typ=A',
      'body application/x-www-form-urlencoded',
    ]);
  });

  it('can be removed', async () => {
    const json = await post('application/json', '{"typ":"A","teile":[{"an":true}]}', '?seite=letzte');
    const without = (name: string) => parts.find((part) => part.name === name)?.without?.(json);
    expect(without('member teile.*.an')).toMatchObject({ text: '{"typ":"A","teile":[{}]}' });
    expect(without('query seite')).toMatchObject({ url: 'http://things.test/things' });
    expect(without('body application/json')).toBeUndefined();
  });
});
