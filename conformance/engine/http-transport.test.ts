import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { httpTransport, type HttpTransportOptions } from './http-transport.ts';
import { NoAnswer, type WireResponse } from './transport.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function transport(options: Partial<HttpTransportOptions> = {}) {
  const created = httpTransport({ requestTimeoutMs: 2000, ...options });
  open.push(() => created.close());
  return created.send;
}

describe('the network transport', () => {
  it('returns a redirect instead of following it, with unchanged headers', async () => {
    const asked: string[] = [];
    const url = await serve((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(302, { Location: '/next', 'Set-Cookie': ['a=1', 'b=2'] }).end();
    });
    const answer = await transport()({ method: 'POST', url: `${url}/first?x=1`, headers: [], body: '{}' });
    expect(answer.status).toBe(302);
    expect(answer.headers).toContainEqual(['Location', '/next']);
    expect(answer.headers.filter(([name]) => name === 'Set-Cookie').map(([, value]) => value)).toEqual(['a=1', 'b=2']);
    expect(asked).toEqual(['/first?x=1']);
  });

  it('returns header values without the blanks around them', async () => {
    const url = await serve((_, response) => {
      response.socket?.end('HTTP/1.1 204 No Content\r\nLocation: \t /a b \t\r\nConnection: close\r\n\r\n');
    });
    const answer = await transport()({ method: 'GET', url, headers: [] });
    expect(answer.headers).toContainEqual(['Location', '/a b']);
  });

  it('reports briefly that a port does not speak TLS, and what to do', async () => {
    const url = (await serve((_, response) => response.end())).replace('http:', 'https:');
    await expect(transport()({ method: 'GET', url, headers: [] })).rejects.toThrow(
      /^no answer from https:\/\/[\d.:]+: SSL [^/\n]{0,80} \(ERR_SSL_\w+\); this port does not speak TLS: use http:\/\/, or another port$/,
    );
  });

  it('sends method, headers and body', async () => {
    const url = await serve((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => response.end([request.method, request.headers['x-traceid'], body].join(' ')));
    });
    const answer = await transport()({ method: 'PATCH', url, headers: [['X-TraceId', 't1']], body: '["ä"]' });
    expect(answer.body).toBe('PATCH t1 ["ä"]');
  });

  it('returns a 204 that announces a body, with the announcement', async () => {
    const url = await serve((_, response) => {
      response.writeHead(204, { 'Content-Length': '5' }).end();
    });
    const answer = await transport()({ method: 'GET', url, headers: [] });
    expect(answer).toMatchObject({ status: 204, body: '' });
    expect(answer.headers).toContainEqual(['Content-Length', '5']);
  });

  it('reads only short bodies once the total limit is reached', async () => {
    const url = await serve((request, response) => response.end('x'.repeat(Number(request.url?.slice(1)))));
    const send = transport({ maxAllBodies: 150_000 });
    const read = async (size: number) =>
      (await send({ method: 'GET', url: `${url}/${size}`, headers: [] })).body.length;
    expect(await read(100_000)).toBe(100_000);
    expect(await read(100_000)).toBe(64 * 1024);
    expect(await read(50_000)).toBe(50_000);
  });

  it('does not wait repeatedly for a server that is down', async () => {
    let asked = 0;
    const url = await serve(() => (asked += 1));
    const send = transport({ requestTimeoutMs: 30, concurrency: 1 });
    const all = Array.from({ length: 30 }, () => send({ method: 'GET', url, headers: [] }));
    const outcomes = await Promise.allSettled(all);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(asked).toBeLessThan(15);
  });

  it('does not take a server for down that is silent only to its first requests', async () => {
    let asked = 0;
    const concurrency = 12;
    const url = await serve((_, response) => {
      asked += 1;
      if (asked > concurrency) response.end();
    });
    const send = transport({ requestTimeoutMs: 200, concurrency });
    const all = Array.from({ length: 2 * concurrency }, () => send({ method: 'GET', url, headers: [] }));
    const outcomes = await Promise.allSettled(all);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(concurrency);
  });

  it.each([200, 400])('reads a compressed body of a %i', async (status) => {
    const url = await serve((_, response) => {
      response.writeHead(status, { 'Content-Encoding': 'gzip' }).end(gzipSync('{"a":1}'));
    });
    expect((await transport()({ method: 'GET', url, headers: [] })).body).toBe('{"a":1}');
  });

  it.each([
    ['with a header of zlib', deflateSync('{"a":1}')],
    ['without one', deflateRawSync('{"a":1}')],
  ])('reads a deflated body %s', async (_, body) => {
    const url = await serve((__, response) => response.writeHead(200, { 'Content-Encoding': 'deflate' }).end(body));
    expect((await transport()({ method: 'GET', url, headers: [] })).body).toBe('{"a":1}');
  });

  it('reads the beginning of a long body, counts the rest, and says so', async () => {
    const url = await serve((_, response) => response.writeHead(500).end('x'.repeat(300_000)));
    const answer = await transport({ maxBodyBytes: 1024 })({ method: 'GET', url, headers: [] });
    expect(answer).toMatchObject({ status: 500, body: 'x'.repeat(1024) });
    expect(answer.incomplete).toContain('300000 bytes, of which 1024 were read');
  });

  it.each<[string, string, Buffer, Partial<WireResponse>]>([
    ['UTF-8 without a name', 'text/html', Buffer.from('ä'), { body: 'ä' }],
    [
      'a replacement character that was sent in JSON',
      'application/json',
      Buffer.from('"\uFFFD"'),
      { body: '"\\ufffd"' },
    ],
    ['Latin-1', 'text/html; charset=ISO-8859-1', Buffer.from('ä', 'latin1'), { body: 'ä' }],
    ['UTF-16', 'text/plain;charset="utf-16le"', Buffer.from('ä', 'utf16le'), { body: 'ä' }],
    [
      'UTF-16 in JSON, which is UTF-8',
      'application/json; charset=utf-16le',
      Buffer.from('"a"', 'utf16le'),
      { body: '"\0a\0"\0' },
    ],
    ['an encoding without a name', 'text/html; charset=none', Buffer.from('ä'), { body: 'ä', undecodable: true }],
    ['bytes that are no text', 'application/pdf', Buffer.from([0xff]), { body: '\uFFFD', undecodable: true }],
  ])('reads a body in %s', async (_, type, bytes, expected) => {
    const url = await serve((__, response) => response.writeHead(200, { 'Content-Type': type }).end(bytes));
    const { status, headers, ...read } = await transport()({ method: 'GET', url, headers: [] });
    expect([status, headers.length > 0]).toEqual([200, true]);
    expect(read).toEqual(expected);
  });

  it.each([
    ['in an unknown encoding', 'zip', 'x', '«zip», which is not known'],
    ['with too many encodings', 'gzip, '.repeat(9), 'x', 'encoded 9 times'],
    ['that is too large once it is decompressed', 'gzip', gzipSync('x'.repeat(300_000)), 'more than 1024 bytes once'],
  ])('keeps status and headers of a body %s', async (_, encoding, body, reason) => {
    const url = await serve((__, response) => response.writeHead(500, { 'Content-Encoding': encoding }).end(body));
    const answer = await transport({ maxBodyBytes: 1024 })({ method: 'GET', url, headers: [] });
    expect(answer).toMatchObject({ status: 500, body: '', incomplete: expect.stringContaining(reason) as string });
  });

  it.each<[string, RequestListener, Partial<HttpTransportOptions>]>([
    ['never answers', () => {}, { requestTimeoutMs: 50 }],
    [
      'closes the connection early',
      (_, response) => void response.writeHead(200, { 'Content-Length': '9' }).write('x', () => response.destroy()),
      {},
    ],
  ])('gives up on a target that %s', async (_, listener, options) => {
    const url = await serve(listener);
    await expect(transport(options)({ method: 'GET', url, headers: [] })).rejects.toThrow(NoAnswer);
  });

  it.each<[string, RequestListener, string]>([
    [
      'sends 100 unasked',
      (_, response) => {
        response.writeContinue();
        response.end();
      },
      'bad response (UNASKED_CONTINUE); it sends 100 (Continue) unasked, which undici, the HTTP client of the suite, cannot read: turn that off there',
    ],
    [
      'sends 101 unasked',
      (_, response) =>
        response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
      'bad upgrade (UNASKED_UPGRADE); it sends 101 (Switching Protocols) unasked, which undici, the HTTP client of the suite, cannot read: turn that off there',
    ],
    [
      'names another encoding than that of the body',
      (_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('{}'),
      'incorrect header check (Z_DATA_ERROR); the body is not encoded as its Content-Encoding says: correct that there',
    ],
    [
      'sends a part of a compressed body',
      (_, response) =>
        response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('{}'.repeat(50)).subarray(0, 20)),
      'unexpected end of file (Z_BUF_ERROR); the body is incomplete, or not encoded as its Content-Encoding says: correct that there',
    ],
    [
      'sends no HTTP',
      (_, response) => response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n'),
      'Response does not match the HTTP/1.1 protocol (Expected HTTP/, RTSP/ or ICE/) (HTTPParserError); what it sends is not HTTP/1.1: correct the port or the scheme of the target, or that server',
    ],
    [
      'announces two lengths',
      (_, response) => response.socket?.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}'),
      'Response body length does not match content-length header (UND_ERR_RES_CONTENT_LENGTH_MISMATCH); its Content-Length is not the length of the body: correct that there',
    ],
    [
      'sends long headers',
      (_, response) => response.setHeader('X-Long', 'x'.repeat(17_000)).end(),
      'Headers Overflow Error (UND_ERR_HEADERS_OVERFLOW); its headers have more than 16 KiB: shorten them there',
    ],
  ])('says what to do about a target that %s', async (_, listener, reason) => {
    const url = await serve(listener);
    await expect(transport()({ method: 'GET', url, headers: [] })).rejects.toThrow(
      new NoAnswer(`no answer from ${url}: ${reason}`),
    );
  });

  it.each([
    ['br', '{"a":1}'],
    ['br', '<html>'],
    // Announces a dictionary of zlib, which HTTP does not have.
    ['deflate', Buffer.from('78bb0000000000', 'hex')],
  ])('says what to do about a body that is not in %s', async (encoding, body) => {
    const url = await serve((_, response) => response.writeHead(200, { 'Content-Encoding': encoding }).end(body));
    await expect(transport()({ method: 'GET', url, headers: [] })).rejects.toThrow(
      /; the body is not encoded as its Content-Encoding says: correct that there$/,
    );
  });

  it('gives up on a closed port, naming the origin', async () => {
    const url = await serve(() => {});
    await open.splice(0)[0]?.();
    await expect(transport()({ method: 'GET', url, headers: [] })).rejects.toThrow(`no answer from ${url}`);
  });

  it('never has more concurrent requests than allowed', async () => {
    let running = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    const url = await serve((_, response) => {
      running += 1;
      most = Math.max(most, running);
      waiting.push(() => {
        running -= 1;
        response.end();
      });
      if (waiting.length === 2) for (const release of waiting.splice(0)) release();
    });
    const send = transport({ concurrency: 2 });
    await Promise.all(Array.from({ length: 6 }, () => send({ method: 'GET', url, headers: [] })));
    expect(most).toBe(2);
  });

  it('sends the most recent request before those that have waited longer', async () => {
    const order: string[] = [];
    const url = await serve(({ url: path = '' }, response) => {
      order.push(path);
      response.end();
    });
    const send = transport({ concurrency: 1 });
    const get = (path: string) => send({ method: 'GET', url: `${url}${path}`, headers: [] });
    const others = ['1', '2', '3'];
    await Promise.all([get('/first').then(() => get('/next')), ...others.map((name) => get(`/other-${name}`))]);
    expect(order.indexOf('/next')).toBe(2);
  });
});
