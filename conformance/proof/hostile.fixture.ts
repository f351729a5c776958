import { createServer as createHttpServer } from 'node:http';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Creates a server that treats every request in the same bad way; `url` returns its URL once it listens. */
export type Hostility = (url: () => string) => Server;

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';

/** Writes to the socket after a request. Ignores connections that the client resets. */
const speaking =
  (speak: (socket: Socket) => void): Hostility =>
  () =>
    createTcpServer((socket) => socket.on('error', () => {}).once('data', () => speak(socket)));

/** Writes text without end, as fast as the client reads it. */
function pour(socket: Socket, piece: string): void {
  const write = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', write);
  write();
}

/** Writes character by character without end. */
function drip(socket: Socket, text: string): void {
  let index = 0;
  const timer = setInterval(() => socket.write(text[index++ % text.length] ?? ''), 20);
  socket.on('close', () => clearInterval(timer));
}

/** Has the same response to every request. */
export const answering =
  (status: number, headers: Readonly<Record<string, string>> = {}, body: string | Buffer = ''): Hostility =>
  () =>
    createHttpServer((request, response) => {
      request.resume();
      response.writeHead(status, headers).end(body);
    });

const redirecting =
  (status: number, to: (path: string, hop: number) => string): Hostility =>
  (url) =>
    createHttpServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', url());
      const hop = Number(searchParams.get('hop') ?? 0) + 1;
      response.writeHead(status, { Location: `${url()}${to(pathname, hop)}` }).end();
    });

const nested = (start: string, end: string, depth: number) => `${start.repeat(depth)}1${end.repeat(depth)}`;

/** Servers without a complete HTTP response. */
export const SILENT: Readonly<Record<string, Hostility>> = {
  'that never answers': speaking(() => {}),
  'that accepts and resets': () => createTcpServer((socket) => void socket.on('error', () => {}).resetAndDestroy()),
  'that resets after the request': speaking((socket) => void socket.resetAndDestroy()),
  'that closes without a word': speaking((socket) => void socket.end()),
  'that breaks off inside the headers': speaking((socket) => void socket.end(HEAD)),
  'that breaks off inside the body': speaking((socket) => void socket.end(`${HEAD}Content-Length: 99\r\n\r\n{"data":`)),
  'that breaks off inside a chunk': speaking(
    (socket) => void socket.end(`${HEAD}Transfer-Encoding: chunked\r\n\r\n3E8\r\n{"data":`),
  ),
  'of an endless body': speaking((socket) => {
    socket.write(`${HEAD}\r\n`);
    pour(socket, 'x'.repeat(64 * KIBIBYTE));
  }),
  'of endless headers': speaking((socket) => {
    socket.write(HEAD);
    pour(socket, `X-More: ${'x'.repeat(KIBIBYTE)}\r\n`);
  }),
  'of an endless status line': speaking((socket) => {
    socket.write('HTTP/1.1 200 ');
    pour(socket, 'OK'.repeat(KIBIBYTE));
  }),
  'of endless interim responses': speaking((socket) => pour(socket, 'HTTP/1.1 102 Processing\r\n\r\n')),
  'of slowly dripping headers': speaking((socket) => {
    socket.write(HEAD);
    drip(socket, 'X-More: 1\r\n');
  }),
  'of a slowly dripping body': speaking((socket) => {
    socket.write(`${HEAD}Content-Length: 100000\r\n\r\n`);
    drip(socket, '{"status":"PROCESSING"}');
  }),
  'that speaks no HTTP': speaking((socket) => void socket.end('SSH-2.0-OpenSSH_9.2\r\n\0\u0001\u0002')),
  'that switches protocols': speaking(
    (socket) => void socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n'),
  ),
  'that says it is compressed, and is not': answering(200, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }, '{}'),
};

/** Servers whose responses are complete, but waste time and memory of the client. */
export const WASTEFUL: Readonly<Record<string, Hostility>> = {
  'that redirects to itself': redirecting(302, (path) => path),
  'that redirects to itself with a counter': redirecting(307, (path, hop) => `${path}?hop=${hop}`),
  'of a small body that unpacks to a huge one': answering(
    200,
    { ...JSON_TYPE, 'Content-Encoding': 'gzip' },
    gzipSync(Buffer.alloc(100 * MEBIBYTE)),
  ),
  'of JSON that is none': answering(200, JSON_TYPE, '<!doctype html><title>Wartung</title>'),
  'of large bodies': answering(200, JSON_TYPE, 'Wort '.repeat((9 * MEBIBYTE) / 5)),
  'of bodies that begin a token again and again': answering(200, JSON_TYPE, '-eyJ'.repeat(64 * KIBIBYTE)),
  'of bodies that are one long address': answering(200, JSON_TYPE, 'http://a?b=c&'.repeat(2 * KIBIBYTE)),
  'of deeply nested arrays': answering(200, JSON_TYPE, nested('[', ']', 20_000)),
  'of deeply nested objects': answering(200, JSON_TYPE, nested('{"data":', '}', 12_000)),
  'that is overloaded for an hour': answering(429, { 'Retry-After': '3600' }),
  'that is overloaded again and again': answering(429, { 'X-RateLimit-Reset': '0' }),
};
