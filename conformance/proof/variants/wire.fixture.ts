import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Handler } from '../../servers/handler.ts';
import type { Wire } from './wire.ts';

async function asked(request: IncomingMessage, origin: string): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = 'GET', url = '/', rawHeaders } = request;
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return new Request(origin + url, { method, headers, ...(chunks.length > 0 && { body: Buffer.concat(chunks) }) });
}

/** Serves a handler on a free port, with responses written by `wire`. */
export async function serveBy(wire: Wire, handler: Handler): Promise<{ server: Server; url: string }> {
  let url = '';
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const answered = await handler(await asked(request, url));
    const body = Buffer.from(await answered.arrayBuffer());
    wire({ status: answered.status, headers: [...answered.headers], body }, response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, url };
}
