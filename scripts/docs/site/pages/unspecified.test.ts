import type { OpenAPI3 } from 'openapi-typescript';
import { describe, expect, it } from 'vitest';
import { unspecifiedOf } from './not-specified.ts';

/** An untyped document, as read from a file. */
const read = (document: object) => JSON.parse(JSON.stringify(document)) as OpenAPI3;

describe('unspecifiedOf', () => {
  it('names the part, open schemas first', () => {
    const open = (text: string) => ({ 'x-unspecified': text });
    const document = {
      openapi: '3.1.0',
      info: { title: 'Cases', version: '1', ...open('a') },
      paths: {
        '/cases': {
          post: {
            operationId: 'createCase',
            ...open('b'),
            requestBody: { content: {}, ...open('c') },
            responses: { '2XX': { description: '', ...open('d') } },
          },
        },
      },
      components: {
        parameters: { page: { name: 'page', in: 'query', ...open('e') } },
        schemas: { Case: { type: 'object', properties: { state: { properties: { code: open('f') } } } } },
      },
    };
    expect(unspecifiedOf(read(document)).map(({ kind, name, text }) => `${kind} ${name}: ${text}`)).toEqual([
      'schema Case.state.code: f',
      'interface Cases: a',
      'operation createCase: b',
      'operation createCase, request body: c',
      'operation createCase, response 2XX: d',
      'parameter page: e',
    ]);
  });
});
