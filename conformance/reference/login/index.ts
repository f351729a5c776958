import { Hono, type Context } from 'hono';
import { readForm } from '../../servers/body.ts';
import type { Create, Interface, SampleCalls, Surroundings } from '../interface.ts';
import { TOKEN_LIFETIME_S } from '../tokens.ts';
import { accounts, basicCredentials, type Credentials } from './seed.ts';

/** Creates the token endpoint (D3 Login endpoints, D2 Authentication): form post and HTTP Basic (S01 to S06). */
export function createLogin({ tokens }: Surroundings): Interface {
  const app = new Hono();

  const answer = async (c: Context, credentials: Credentials | undefined): Promise<Response> => {
    const account = accounts.find(
      ({ username, password }) => username === credentials?.username && password === credentials.password,
    );
    if (account === undefined) {
      const challenge = { 'WWW-Authenticate': 'Basic realm="token", charset="UTF-8"' };
      return c.json({ message: 'user name or password is wrong' }, 401, challenge);
    }
    return c.json(
      {
        access_token: await tokens.issue(account),
        token_type: 'Bearer',
        expires_in: TOKEN_LIFETIME_S,
        scope: account.scopes.join(' '),
      },
      200,
      { 'Cache-Control': 'no-store' },
    );
  };

  app.post('/login', async (c) => {
    const sent = await readForm(c.req.raw);
    if (!sent.ok) return c.json({ message: sent.message }, sent.status);
    const username = sent.form.get('username');
    const password = sent.form.get('password');
    if (username === null || password === null) return c.json({ message: 'username and password are required' }, 400);
    return answer(c, { username, password });
  });

  app.get('/login', (c) => answer(c, basicCredentials(c.req.raw)));

  return { id: 'login', app };
}

export default createLogin satisfies Create;

export const sampleCalls = {
  login: { request: 'POST /login', form: 'login' },
} satisfies SampleCalls;
