import { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { HTTPException } from 'hono/http-exception';
import type { Handler } from './handler.ts';

/** Answers other methods on known paths with 405 and the allowed methods. */
function refuseOtherMethods(app: Hono): void {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    if (method === 'ALL') continue;
    methods.set(path, (methods.get(path) ?? new Set<string>()).add(method));
  }
  for (const [path, allowed] of methods) {
    const allow = [...allowed, ...(allowed.has('GET') ? ['HEAD'] : [])].join(', ');
    app.all(path, (c) =>
      c.json({ message: `${c.req.method} is not possible here, but ${allow}`, error: 'Method Not Allowed' }, 405, {
        Allow: allow,
      }),
    );
  }
}

/** Composes the routes of one host on its first request; other requests get a JSON error. */
export function createHost(parts: () => readonly Hono[]): Handler {
  let app: Hono | undefined;
  const answer: Handler = (request) => (app ??= composed(parts())).fetch(request);
  return Object.assign(answer, { readsOnly: true } as const);
}

function composed(parts: readonly Hono[]): Hono {
  // A deployment often serves only a few requests, and a trie is built faster than a pattern of all routes.
  const app = new Hono({ router: new TrieRouter() });
  for (const part of parts) app.route('/', part);
  refuseOtherMethods(app);
  app.notFound((c) => c.json({ message: `there is nothing at ${c.req.path}`, error: 'Not Found' }, 404));
  app.onError((error, c) =>
    error instanceof HTTPException
      ? c.json({ message: error.message, error: 'Request failed' }, error.status)
      : c.json({ message: error.message, error: 'Internal Server Error' }, 500),
  );
  return app;
}
