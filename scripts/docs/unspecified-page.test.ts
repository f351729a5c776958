import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { OpenAPI3 } from 'openapi-typescript';
import { describe, expect, it } from 'vitest';
import { readContracts } from './contracts.ts';
import type { Contract } from './contracts.ts';
import { html } from './html.ts';
import { unspecifiedPage } from './unspecified-page.ts';
import { unspecifiedOf } from './unspecified.ts';

/** A document as it is read from a file: of any form. */
const read = (document: object) => JSON.parse(JSON.stringify(document)) as OpenAPI3;

const generated = resolve(import.meta.dirname, '../../generated');

describe('the page of what is not specified', () => {
  it('lists every x-unspecified of every bundle, below its interface', async () => {
    const contracts = await readContracts(generated);
    const sections = unspecifiedPage(contracts).split('<h2 ').slice(1);
    let listed = 0;
    for (const { id, file } of contracts) {
      const text = await readFile(file, 'utf8');
      const statements = Array.from(text.matchAll(/"x-unspecified": ("(?:[^"\\]|\\.)*")/g), ([, value = '']) => value);
      if (statements.length === 0) continue;
      listed += 1;
      const section = sections.find((part) => part.startsWith(`id="${id}"`)) ?? '';
      expect(section.match(/<tr>\s*<td/g), id).toHaveLength(statements.length);
      for (const statement of statements) {
        expect(section, id).toContain(html`<td>${JSON.parse(statement) as string}</td>`.toString());
      }
    }
    expect(sections).toHaveLength(listed);
  });

  it('escapes what the contracts say', () => {
    const document = {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      components: { schemas: { 'A<b>': { 'x-unspecified': '<script>alert(1)</script> & "more"' } } },
    };
    const contract: Contract = {
      id: 't',
      title: '<img src=x>',
      host: 'report',
      placeholder: 'base_url',
      mockUrl: '',
      summary: '',
      version: '1',
      operations: 0,
      sunset: undefined,
      successors: [],
      document: read(document),
      file: '',
      schemaFile: undefined,
    };
    const page = unspecifiedPage([contract]);
    expect(page).not.toMatch(/<script>|<img|A<b>/);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;');
  });
});

describe('unspecifiedOf', () => {
  it('names the part that is meant, open schemas first', () => {
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
