import { describe, expect, it } from 'vitest';
import { locationOf, redirectOf } from './addresses.ts';
import { baseOf } from './base.ts';
import { ContractViolatedError } from './errors.ts';
import { parametersIn } from './parameters.ts';
import { read } from './redirects.ts';

const BASE = baseOf('https://platform.example/gateway');
const about = { operation: 'POST /a', traceId: 't', status: 302 };

describe('a base URL', () => {
  it.each(['https://platform.example/x', 'https://platform.example/x/', 'https://platform.example/x//'])(
    '%s ends with one slash',
    (address) => {
      expect(baseOf(address).href).toBe('https://platform.example/x/');
    },
  );
});

describe('the URL in Location', () => {
  it.each([
    ['https://elsewhere.example/a?b=c', 'https://elsewhere.example/a?b=c'],
    ['//elsewhere.example/a', 'https://elsewhere.example/a'],
    ['/a/1', 'https://platform.example/a/1'],
    ['1', 'https://platform.example/gateway/a/1'],
    ['../b?versuch=1', 'https://platform.example/gateway/b?versuch=1'],
    ['?versuch=1', 'https://platform.example/gateway/a/list?versuch=1'],
    ['  /a/1 ', 'https://platform.example/a/1'],
  ])('%s is %s', (Location, url) => {
    expect(locationOf(new Headers({ Location }), BASE, 'a/list', about).href).toBe(url);
  });

  it('is resolved against an absolute requested URL', () => {
    const asked = 'https://elsewhere.example/x/y?versuch=1';
    expect(locationOf(new Headers({ Location: '?versuch=2' }), BASE, asked, about).href).toBe(
      'https://elsewhere.example/x/y?versuch=2',
    );
  });

  it.each([
    {},
    { Location: '' },
    { Location: 'https://' },
    { Location: 'javascript:1' },
    { Location: 'data:,1' },
    { Location: 'https://name:secret@platform.example/a' },
  ])('is missed in %j', (headers: Record<string, string>) => {
    expect(() => locationOf(new Headers(headers), BASE, 'a', about)).toThrow(ContractViolatedError);
  });
});

describe('the parameters of a template', () => {
  it.each([
    ['/a/1/b/2', { x: '1', y: '2' }],
    ['/gateway/v2/a/1/b/2/', { x: '1', y: '2' }],
    ['/a/H%C3%BC%2F1/b/100%', { x: 'Hü/1', y: '100%' }],
    ['/a/1;jsessionid=0A1B/b/2;v=1', { x: '1', y: '2' }],
    ['/a/%3B1/b/2%3B', { x: ';1', y: '2;' }],
    ['/a/1/b', undefined],
    ['/a//b/2', undefined],
    ['/c/1/b/2', undefined],
  ])('of %s are %j', (path, parameters) => {
    expect(parametersIn(new URL(path, BASE), '/a/{x}/b/{y}')).toEqual(parameters);
  });
});

describe('reading a URL', () => {
  const credential = async () => ({ Authorization: 'Bearer geheim' });
  const toward = (Location: string, status = 302) => new Response(null, { status, headers: { Location } });

  /** Reads a URL from a server with these responses; any other request gets 200. */
  async function reading(answers: Record<string, Response>, from: string, most?: number) {
    const sent: [string, boolean][] = [];
    const send = async ({ url, headers, redirect }: Request) => {
      expect(redirect).toBe('manual');
      sent.push([url, headers.has('Authorization')]);
      return answers[url] ?? new Response('there');
    };
    const response = await read(new URL(from, BASE), BASE, credential, null, { send, nextOf: redirectOf, most });
    return { response, sent };
  }

  it.each([301, 302, 303, 307, 308])(
    'follows a %d, and takes the credential along at the same origin',
    async (status) => {
      const { response, sent } = await reading({ 'https://platform.example/a': toward('/b', status) }, '/a');
      expect(await response.text()).toBe('there');
      expect(sent).toEqual([
        ['https://platform.example/a', true],
        ['https://platform.example/b', true],
      ]);
    },
  );

  it.each([
    ['another host', 'https://elsewhere.example/b'],
    ['another port', 'https://platform.example:8443/b'],
    ['another scheme', 'http://platform.example/b'],
    ['a host of a longer name', 'https://platform.example.evil.example/b'],
  ])('leaves the credential behind at %s', async (_, elsewhere) => {
    const { sent } = await reading({ 'https://platform.example/a': toward(elsewhere) }, '/a');
    expect(sent).toEqual([
      ['https://platform.example/a', true],
      [elsewhere, false],
    ]);
  });

  it.each([toward('data:,1'), toward(''), new Response(null, { status: 304, headers: { Location: '/b' } })])(
    'returns a response without a valid target',
    async (answer) => {
      const { response, sent } = await reading({ 'https://platform.example/a': answer }, '/a');
      expect([response, sent.length]).toEqual([answer, 1]);
    },
  );

  it('stops after the maximum number of redirects', async () => {
    const circle = { 'https://platform.example/a': toward('/a') };
    expect((await reading(circle, '/a')).sent).toHaveLength(21);
    expect((await reading(circle, '/a', 0)).sent).toHaveLength(1);
  });
});
