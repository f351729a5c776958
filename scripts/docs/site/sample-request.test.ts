import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMocks, type Mocks } from '../../../conformance/mock/index.ts';
import { operationsOf } from '../../../conformance/contracts/operations.ts';
import { firstOperation } from './interfaces/flow-diagram.ts';
import { sourcesWith } from './pages/sources.fixture.ts';
import { curlOf, sampleRequest } from './sample-request.ts';

const { contracts } = await sourcesWith();
let mocks: Mocks;
beforeAll(async () => {
  mocks = await startMocks({ port: 0 });
});
afterAll(() => mocks.close());

/** What a shell makes of a command: its words, as curl would get them. */
function wordsOf(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }; ${command}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

/** Sends what curl would send. */
function send(words: readonly string[]): Promise<Response> {
  const after = (flag: string) => words.flatMap((word, index) => (words[index - 1] === flag ? [word] : []));
  const [body] = after('-d');
  const headers = after('-H').map((header): [string, string] => {
    const [name = '', value = ''] = header.split(/: (.*)/s);
    return [name, value];
  });
  const form: [string, string] = ['Content-Type', 'application/x-www-form-urlencoded'];
  const isTyped = headers.some(([name]) => name === 'Content-Type');
  return fetch(words.find((word) => word.startsWith('http')) ?? '', {
    method: after('-X')[0] ?? (body === undefined ? 'GET' : 'POST'),
    headers: body === undefined || isTyped ? headers : [...headers, form],
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
}

describe('a sample request', () => {
  it.each(contracts.map((contract) => [contract.id, contract] as const))(
    'of %s is answered by the mock, written as a command for a shell',
    async (_, contract) => {
      const operation = firstOperation(contract);
      const command = curlOf(sampleRequest(contract.document, operation), mocks.hosts[contract.host]);
      const answer = await send(wordsOf(command));
      const { status } = answer;
      expect(
        Object.keys(operation.object.responses ?? {}).map((one) => one.replace('XX', String(status).slice(1))),
      ).toContain(String(status));
      expect(answer.status).toBeLessThan(400);
      expect(answer.headers.get('sl-violations')).toBeNull();
    },
  );

  it('can be made of every operation of every contract', () => {
    const operations = contracts.flatMap(({ document }) => operationsOf(document).map((one) => ({ document, one })));
    expect(operations.length).toBeGreaterThan(100);
    for (const { document, one } of operations) {
      const { path, headers } = sampleRequest(document, one);
      expect(`${path} ${JSON.stringify(headers)}`, one.key).not.toMatch(/[{<>]\w|undefined/);
    }
  });

  it('says which parameter has no example', () => {
    const operation = {
      key: 'GET /x',
      method: 'get',
      path: '/x',
      object: { responses: { 200: { description: 'x' } } },
      parameters: [{ name: 'day', in: 'query' as const, required: true }],
    };
    const document = { openapi: '3.1.0', info: { title: 'T', version: '1' } };
    expect(() => sampleRequest(document, operation)).toThrow('GET /x: the parameter day has no example');
  });
});

describe('a command', () => {
  it('keeps every character, and leaves out what curl does by itself', () => {
    const body = `{"name":"it's \\"so\\" $HOME"}`;
    const json = { method: 'POST', path: '/a?b=c', headers: { 'Content-Type': 'application/json' }, body };
    expect(wordsOf(curlOf(json, 'http://mock'))).toEqual([
      ...['-i', 'http://mock/a?b=c', '-H', 'Content-Type: application/json', '-d', body],
    ]);
    const form = {
      method: 'POST',
      path: '/a',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    };
    expect(wordsOf(curlOf(form, 'http://mock'))).toEqual(['-i', 'http://mock/a', '-d', 'a=b']);
    expect(wordsOf(curlOf({ method: 'PATCH', path: '/a', headers: {}, body }, ''))).toEqual([
      '-i',
      '-X',
      'PATCH',
      '/a',
      '-d',
      body,
    ]);
    expect(wordsOf(curlOf({ method: 'GET', path: '/a', headers: {} }, ''))).toEqual(['-i', '/a']);
  });
});
