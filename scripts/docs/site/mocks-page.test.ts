import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMocks, type Mocks } from '../../../conformance/mock/index.ts';
import { HOSTS, type Host } from '../../../generated/platform.ts';
import { readContracts } from '../contracts.ts';

const root = resolve(import.meta.dirname, '../../..');
const text = await readFile(resolve(root, 'docs/mocks.md'), 'utf8');
/** Each call on the page, with the response below it. */
const samples = Array.from(
  text.matchAll(/```sh\ncurl (.*)\n```\s+```http\n([\s\S]*?)```/g),
  ([, call = '', answer = '']) => [call, answer] as const,
);
const FIRST_PORT = 4010;

let mocks: Mocks;
beforeAll(async () => {
  mocks = await startMocks({ port: 0 });
});
afterAll(() => mocks.close());

/** Sends the request of a curl command on the page. */
function send(call: string): Promise<Response> {
  const url = new URL(/http:\S+/.exec(call)?.[0] ?? '');
  const host = HOSTS[Number(url.port) - FIRST_PORT] as Host;
  const headers = Array.from(call.matchAll(/-H '([^:]+): ([^']*)'/g), ([, name = '', value = '']): [string, string] => [
    name,
    value,
  ]);
  const body = /-d '([^']*)'/.exec(call)?.[1];
  const method = /-X (\w+)/.exec(call)?.[1] ?? (body === undefined ? 'GET' : 'POST');
  const address = `${mocks.hosts[host]}${url.pathname}${url.search}`;
  return fetch(address, { method, headers, redirect: 'manual', ...(body === undefined ? {} : { body }) });
}

describe('the page of the mocks', () => {
  it('shows five calls with their responses', () => {
    expect(samples).toHaveLength(5);
  });

  it.each(samples)('shows the real response to curl %s', async (call, expected) => {
    const [head = '', body] = expected.trim().split('\n\n');
    const [statusLine = '', ...headers] = head.split('\n');
    const answer = await send(call);
    expect(statusLine).toContain(`HTTP/1.1 ${String(answer.status)} `);
    for (const header of headers) {
      const [name = '', value = ''] = header.split(': ');
      const [shown = '', rest] = value.split('…');
      const actual = answer.headers.get(name);
      expect(rest === undefined ? actual : actual?.slice(0, shown.length), name).toBe(shown);
    }
    expect(await answer.text()).toBe(body);
  });

  it('shows a program of the client, which runs', async () => {
    const [, program = ''] = /```ts\n([\s\S]*?)```/.exec(text) ?? [];
    const clients = pathToFileURL(resolve(root, 'clients/')).href;
    const own = program
      .replace(/'platform-contracts\/(\w+)'/, `'${clients}/$1/index.ts'`)
      .replace('http://127.0.0.1:4010', mocks.hosts.report);
    const typescript = pathToFileURL(resolve(root, 'conformance/typescript.js')).href;
    const args = ['--import', typescript, '--input-type=module', '--eval', own];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(stdout).toBe('Ready at https://host.example/report\n');
  });

  it('lists each host with its address and its interfaces', async () => {
    const contracts = await readContracts(resolve(root, 'generated'));
    for (const host of HOSTS) {
      const own = contracts.filter((contract) => contract.host === host);
      const row = new RegExp(`^\\| \`${host}\` +\\| (.*?) +\\| (.*?) +\\|$`, 'm').exec(text);
      expect(row?.[1], host).toBe(`\`${own[0]?.mockUrl ?? ''}\``);
      expect(row?.[2]?.split(', ').sort(), host).toEqual(own.map(({ id }) => `\`${id}\``).sort());
    }
  });
});

/** Status and media type of other responses that the page describes. */
describe('a request that breaks the contract', () => {
  const report = (path: string, options?: RequestInit) => fetch(`${mocks.hosts.report}${path}`, options);
  const authorized = { Authorization: 'any' };

  it.each([
    ['an unknown path', '/nothing', { headers: authorized }, 404],
    ['another method', '/rohdaten', { method: 'DELETE', headers: authorized }, 405],
    ['Prefer for an undeclared status', '/rohdaten/4711', { headers: { ...authorized, Prefer: 'code=418' } }, 404],
    ['a body that is too large', '/rohdaten', { method: 'POST', headers: authorized, body: 'x'.repeat(11 << 20) }, 413],
  ])('with %s gets a problem', async (_, path, options, status) => {
    const answer = await report(path, options);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
  });

  it('without a credential gets the 403 of the contract', async () => {
    const answer = await report('/rohdaten/4711');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'application/json']);
  });

  it.each([
    ['invalid', 401],
    ['expired', 401],
    ['no-scope', 403],
  ])('with the token %s gets %i from the consumer-loan offers', async (token, status) => {
    const answer = await fetch(`${mocks.hosts.kex}/angebote`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    });
    expect(answer.status).toBe(status);
  });
});
