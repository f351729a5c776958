import { expect, it } from 'vitest';
import { manualClock } from '../clock.ts';
import type { Handler } from '../interface.ts';
import { partner, user } from '../login/seed.ts';
import { send } from '../test-client.ts';
import type { Call } from '../test-client.ts';
import { createTokens } from '../tokens.ts';
import { faults } from './faults.ts';
import { createSession } from './index.ts';

const clock = manualClock(Date.UTC(2026, 0, 15, 9));
const tokens = createTokens(clock);
const token = await tokens.issue(partner);

function reference(): Handler {
  const { app } = createSession({ clock, tokens, readyAfterMs: 0 });
  return (request) => app.fetch(request);
}

const login = (password: string, query = ''): Call => ({
  method: 'POST',
  path: `/login.do${query}`,
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ username: user.username, password }).toString(),
});
const signOn = (method: string, authentication?: string, header?: string): Call => ({
  method,
  path: `/login?redirectTo=/vorgang/AB1234${authentication === undefined ? '' : `&authentication=${authentication}`}`,
  ...(header === undefined ? {} : { headers: { 'X-Authentication': header } }),
});
const box: Call = { method: 'GET', path: '/partner-login-box.html' };

const calls: readonly Call[] = [
  login(user.password),
  login(user.password, '?oeffne=/uebersicht'),
  login('falsch'),
  signOn('GET', token),
  signOn('POST', token, token),
  signOn('POST', undefined, token),
  signOn('GET', 'abc'),
  signOn('POST', 'abc', 'abc'),
  box,
];

/** What a browser sees of the calls, followed by a logout from the first session; without what is new every time. */
async function journey(handler: Handler): Promise<string[]> {
  const seen: string[] = [];
  let cookie = '';
  const see = async (call: Call): Promise<void> => {
    const answer = await send(handler, call);
    const headers = ['content-type', 'location', 'set-cookie'].map((name) => answer.headers.get(name));
    const id = /sessionId=[0-9a-f]{64}/.exec(headers[2] ?? '')?.[0];
    if (cookie === '' && id !== undefined) cookie = id;
    seen.push([answer.status, ...headers, await answer.text()].join('\n').replace(/[0-9a-f]{64}/g, '<id>'));
  };
  for (const call of calls) await see(call);
  await see({ method: 'POST', path: '/logout', headers: { Cookie: cookie } });
  return seen;
}

const expected = await journey(reference());

it('has a journey that is the same every time', async () => {
  expect(await journey(reference())).toEqual(expected);
  expect(expected.map((seen) => Number(seen.slice(0, 3)))).toEqual([200, 200, 401, 302, 302, 302, 401, 401, 200, 302]);
});

it.each(faults.map((fault) => [fault.name, fault] as const))('%s changes an answer', async (_name, fault) => {
  expect(await journey(fault.wrap(reference()))).not.toEqual(expected);
});

it.each(faults.map((fault) => [fault.name, fault] as const))('%s answers its own rows only', async (name, fault) => {
  const seen = await journey(fault.wrap(reference()));
  const changed = seen.flatMap((answer, index) => (answer === expected[index] ? [] : [index]));
  const about: Record<string, number[]> = {
    form: [0, 1, 9],
    wrong: [2],
    logout: [9],
    sign: [3, 4, 5, 6, 7, 9],
    token: [4, 5, 7],
    bad: [6, 7],
    login: [8],
  };
  expect(about[name.split('-', 1)[0] ?? '']).toEqual(expect.arrayContaining(changed));
});
