import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createSessionApi, NetworkError, UnsendableError } from './index.ts';

const ways = ['header', 'address'] as const;

describe('a secret', () => {
  const SECRET = 'streng-geheim';

  /** Echoes every request, like a debugging page. */
  const echo = (status: number) => async (request: Request) => {
    const shown = `${request.url} ${JSON.stringify([...request.headers])} ${await request.text()}`;
    const headers = { 'Set-Cookie': `theme=${SECRET}`, Location: `/?jwt=${SECRET}` };
    return new Response(status === 204 ? null : shown, { status, headers });
  };

  it.each([200, 204, 302, 401, 500])('is in no error of a sign-on with the response %d', async (status) => {
    const sessions = createSessionApi({ baseUrl: 'https://pm.example', fetch: echo(status) });
    for (const as of ways) {
      const failure = sessions.signOn({ accessToken: SECRET, redirectTo: '/', as });
      await expect(failure).rejects.toThrow(/^(GET|POST) \/login: /);
      const error = await failure.catch((reason: unknown) => reason);
      expect(`${inspect(error, { depth: 20 })} ${JSON.stringify(error)}`).not.toContain(SECRET);
    }
  });

  it.each([200, 204, 302, 401, 500])('is in no error of a login with the response %d', async (status) => {
    const sessions = createSessionApi({ baseUrl: 'https://pm.example', fetch: echo(status) });
    const error = await sessions.login({ username: 'A', password: SECRET }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ operation: 'POST /login.do', status });
    expect(`${inspect(error, { depth: 20 })} ${JSON.stringify(error)}`).not.toContain(SECRET);
  });

  it.each(ways)('is in no error of a request by %s that cannot be sent', async (as) => {
    const fetch = ({ url }: Request) =>
      Promise.reject(Object.assign(new Error(`request to ${url} failed`), { code: 'ECONNRESET' }));
    const sessions = createSessionApi({ baseUrl: 'https://pm.example', retries: 0, fetch });
    for (const [accessToken, kind] of [
      [SECRET, NetworkError],
      [`${SECRET}\n€`, UnsendableError],
    ] as const) {
      const error = await sessions.signOn({ accessToken, redirectTo: '/', as }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(kind);
      expect(inspect(error, { depth: 20 })).not.toContain(SECRET);
    }
    const error = await sessions.logout({ sessionId: `${SECRET}\n` + '€' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnsendableError);
    expect(inspect(error, { depth: 20 })).not.toContain(SECRET);
  });
});
