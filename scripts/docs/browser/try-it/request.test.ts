import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { TriedParameter } from '../../site/try-it-data.ts';
import { curlOf, requestOf, type Filled, type TriedRequest } from './request.ts';

const parameter = (place: TriedParameter['in'], name: string, value: string) => ({ in: place, name, value });
const filled = (some: Partial<Filled> = {}): Filled => ({
  method: 'GET',
  path: '/partner/{PartnerId}/rechte/{name}',
  address: 'http://127.0.0.1:4015',
  parameters: [],
  headers: [],
  body: undefined,
  ...some,
});

describe('the request of a filled-in form', () => {
  it('has encoded parameters in path, query and headers', () => {
    const parameters = [
      parameter('path', 'PartnerId', 'A/B $&'),
      parameter('path', 'name', 'ä'),
      parameter('query', 'seit', '2026-01-01 +1'),
      parameter('header', 'X-TraceId', 't 1'),
    ];
    expect(requestOf(filled({ parameters }))).toEqual({
      method: 'GET',
      url: 'http://127.0.0.1:4015/partner/A%2FB%20%24%26/rechte/%C3%A4?seit=2026-01-01+%2B1',
      headers: [['X-TraceId', 't 1']],
    });
  });

  it('leaves out empty values, except in the path and the body', () => {
    const parameters = [parameter('query', 'seit', ''), parameter('header', 'X-TraceId', '')];
    const headers: Filled['headers'] = [
      ['', 'nothing'],
      ['X-Empty', ''],
    ];
    const body = { mediaType: '', text: '' };
    expect(requestOf(filled({ method: 'POST', path: '/a', parameters, headers, body }))).toEqual({
      method: 'POST',
      url: 'http://127.0.0.1:4015/a',
      headers: [['X-Empty', '']],
      body: '',
    });
  });

  it('takes an address with a path and slashes at its end', () => {
    const { url } = requestOf(filled({ path: '/a', address: ' http://localhost:1/pm// ' }));
    expect(url).toBe('http://localhost:1/pm/a');
  });

  it('sends the header Prefer', () => {
    const parameters = [parameter('header', 'Prefer', 'code=200')];
    expect(requestOf(filled({ parameters })).headers).toEqual([['Prefer', 'code=200']]);
  });
});

describe('the curl command', () => {
  /** The words of the command, as a shell splits it. */
  const words = (command: string): string[] =>
    execFileSync('sh', ['-c', `set -- ${command}; printf '%s\\0' "$@"`], { encoding: 'utf8' })
      .split('\0')
      .slice(0, -1);

  it('passes every value to curl unchanged', () => {
    const request: TriedRequest = {
      method: 'PATCH',
      url: 'http://127.0.0.1:4015/a?b=%27&c=$HOME',
      headers: [['Authorization', 'Bearer `x` "y" \'z\'']],
      body: '{\n  "a": "it\'s $(here)"\n}',
    };
    const expected = ['curl', '-i', '-X', 'PATCH', request.url, '-H', `Authorization: Bearer \`x\` "y" 'z'`];
    expect(words(curlOf(request))).toEqual([...expected, '--data-raw', request.body]);
  });

  it('gives the method only if curl would use another one', () => {
    const request = { url: 'http://127.0.0.1/', headers: [] };
    expect(words(curlOf({ ...request, method: 'GET' }))).not.toContain('-X');
    expect(words(curlOf({ ...request, method: 'POST', body: '' }))).not.toContain('-X');
    expect(words(curlOf({ ...request, method: 'POST' }))).toContain('-X');
  });
});
