import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { readForm } from '../../servers/body.ts';
import { traceIdOf } from '../../servers/trace-id.ts';
import type { Create, Interface, SampleCalls, Surroundings } from '../interface.ts';
import { createLasting } from '../lasting.ts';
import { accounts } from '../login/seed.ts';
import { loginBox } from './login-box.ts';
import { onSitePath } from './on-site-path.ts';

const COOKIE = 'sessionId';
/** Lifetime of a session in seconds. */
const SESSION_LIFETIME_S = 8 * 3600;
const LOGIN_BOX = '/partner-login-box.html';
const PATHS = ['/login.do', '/login', '/logout', LOGIN_BOX];
const COOKIE_ATTRIBUTES = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;

const refuse = (c: Context, status: 400 | 401 | 413 | 415, message: string): Response =>
  c.json({ message }, status, status === 401 ? { 'WWW-Authenticate': 'Bearer realm="session"' } : {});

/** Creates the session interface: form login, logout, silent sign-on and login box (D3 Login endpoints; S08 to S19). */
export function createSession({ clock, tokens }: Surroundings): Interface {
  const sessions = createLasting(clock, SESSION_LIFETIME_S * 1000);
  const app = new Hono();

  const openSession = (c: Context): void => {
    const id = randomBytes(32).toString('hex');
    sessions.add(id, { since: clock.now() });
    setCookie(c, COOKIE, id, { ...COOKIE_ATTRIBUTES, maxAge: SESSION_LIFETIME_S });
  };

  for (const path of PATHS) {
    app.use(path, async (c, next) => {
      await next();
      c.res.headers.set('X-TraceId', traceIdOf(c.req.raw));
    });
  }

  app.post('/login.do', async (c) => {
    const oeffne = c.req.query('oeffne');
    if (oeffne !== undefined && onSitePath(oeffne) === undefined)
      return refuse(c, 400, 'oeffne is no path of this site');
    const sent = await readForm(c.req.raw);
    if (!sent.ok) return refuse(c, sent.status, sent.message);
    const username = sent.form.get('username');
    const password = sent.form.get('password');
    if (username === null || password === null) return refuse(c, 400, 'username and password are required');
    const isKnown = accounts.some((each) => each.username === username && each.password === password);
    if (!isKnown) return refuse(c, 401, 'user name or password is wrong');
    openSession(c);
    return c.text('OK');
  });

  app.post('/logout', (c) => {
    if (!sessions.end(getCookie(c, COOKIE) ?? '')) return refuse(c, 401, 'the cookie sessionId names no open session');
    setCookie(c, COOKIE, '', { ...COOKIE_ATTRIBUTES, maxAge: 0 });
    return c.redirect(LOGIN_BOX, 302);
  });

  app.on(['GET', 'POST'], '/login', async (c) => {
    const location = onSitePath(c.req.query('redirectTo') ?? '');
    if (location === undefined) return refuse(c, 400, 'redirectTo must be a path of this site, such as /uebersicht');
    const sent = [c.req.query('authentication'), c.req.header('x-authentication')].filter((one) => one !== undefined);
    const claims = await Promise.all(sent.map((token) => tokens.verify(token)));
    if (claims.length === 0 || claims.includes(undefined)) {
      return refuse(c, 401, 'authentication or X-Authentication must carry a valid token');
    }
    openSession(c);
    return c.redirect(location, 302);
  });

  app.get(LOGIN_BOX, (c) => c.html(loginBox, 200, { 'Content-Security-Policy': 'frame-ancestors *' }));

  return { id: 'session', app };
}

export default createSession satisfies Create;

export const sampleCalls = {
  session: { request: 'POST /login.do', form: 'session' },
} satisfies SampleCalls;
