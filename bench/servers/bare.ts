/** Responds with fixed bytes, in a separate process: no server on node:http is faster. */
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerParent } from '../processes/child.ts';

/** A response, and its request. */
export interface BareAnswer {
  method: string;
  /** Path and query. */
  path: string;
  status: number;
  headers: OutgoingHttpHeaders;
  body: string;
}

const tasks = {
  /** Serves the responses, and 404 for everything else; returns the base URL. */
  serve: async (answers: readonly BareAnswer[]): Promise<string> => {
    const known = new Map(
      answers.map(({ method, path, body, ...rest }) => [`${method} ${path}`, { ...rest, body: Buffer.from(body) }]),
    );
    const server = createServer((request, response) => {
      request.resume();
      const answer = known.get(`${request.method} ${request.url}`);
      if (answer === undefined) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
};
export type BareTasks = typeof tasks;

answerParent(tasks);
