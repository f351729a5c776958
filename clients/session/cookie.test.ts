import { describe, expect, it } from 'vitest';
import { ContractViolatedError, createSessionApi } from './index.ts';

/** Logs in at a host whose response sets these cookies. */
const opened = (...lines: string[]) => {
  const headers = lines.map((line): [string, string] => ['Set-Cookie', line]);
  const fetch = async () => new Response('OK', { headers });
  return createSessionApi({ baseUrl: 'https://pm.example', fetch }).login({ username: 'A', password: 'B' });
};

describe('the cookie of a session', () => {
  it.each([
    ['without attributes', ['sessionId=a1'], 'a1'],
    [
      'among others',
      ['theme=dark; Path=/', 'xsessionId=no', 'sessionId=a=1+/%20; HttpOnly', 'n=sessionId=no'],
      'a=1+/%20',
    ],
    ['after one that ends another', ['sessionId=old; Path=/a', 'sessionId=; Max-Age=0', 'sessionId=a1'], 'a1'],
    ['with an expiry date', ['sessionId=a1; Expires=Mon, 02 Nov 2026 09:00:00 GMT; Secure'], 'a1'],
    ['with spaces', [' sessionId = a1 ; Path=/'], 'a1'],
  ])('is read %s', async (_, lines, sessionId) => {
    const session = await opened(...lines);
    expect(session.sessionId).toBe(sessionId);
    expect(session.setCookie).toHaveLength(lines.length);
  });

  it.each([[[]], [['SESSIONID=a1']], [['sessionId=']]])('is missing in %j', async (lines: string[]) => {
    await expect(opened(...lines)).rejects.toThrow(ContractViolatedError);
  });

  it('is read whatever the body is', async () => {
    const headers = { 'Set-Cookie': 'sessionId=a1', 'Content-Type': 'application/json' };
    const sessions = createSessionApi({
      baseUrl: 'https://pm.example',
      fetch: async () => new Response('OK', { headers }),
    });
    expect(await sessions.login({ username: 'A', password: 'B' })).toMatchObject({ sessionId: 'a1' });
  });
});
