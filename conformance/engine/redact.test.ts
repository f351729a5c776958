import { describe, expect, it } from 'vitest';
import { secretsOf } from './credentials.ts';
import { expectProportional } from './growth.fixture.ts';
import { createRedactor, REDACTED, REDACTED_JWT } from './redact.ts';

const SECRET = 'p@ss wörd/42+"x"';

describe('the redactor', () => {
  const bytes = Buffer.from(SECRET, 'utf8');
  it.each([
    ['plain', SECRET],
    ['URL-encoded', encodeURIComponent(SECRET)],
    ['form-encoded', new URLSearchParams({ v: SECRET }).toString().slice(2)],
    ['JSON', JSON.stringify(SECRET)],
    ['base64', bytes.toString('base64')],
    ['base64url', bytes.toString('base64url')],
    ['hexadecimal', bytes.toString('hex')],
  ])('removes a known secret in %s form', (_, form) => {
    const clean = createRedactor([SECRET]).text(`before ${form} after`);
    expect(clean).not.toContain(form.replace(/^"|"$/g, ''));
    expect(clean).toContain(REDACTED);
    expect(clean).toMatch(/^before .* after$/);
  });

  it('removes unknown secrets by their place', () => {
    const { text, url, headers } = createRedactor([], new Set(['https://h.example']));
    expect(text('{"access_token": "abc\\"def", "n": 1}')).toBe(`{"access_token": "${REDACTED}", "n": 1}`);
    expect(text('username=U&password=geheim')).toBe(`username=U&password=${REDACTED}`);
    expect(text('see eyJhbGciOi.eyJzdWIi.c2ln here')).toBe(`see ${REDACTED_JWT} here`);
    expect(url('https://h.example/a?authentication=T&redirectTo=/x')).toBe(
      `https://h.example/a?authentication=${REDACTED}&redirectTo=/x`,
    );
    expect(url('/next?jwt=T')).toBe(`/next?jwt=${REDACTED}`);
    expect(text('go to https://s3.example/r?X-Amz-Signature=abc&part=1 now')).toBe(
      `go to https://s3.example/r?X-Amz-Signature=${REDACTED}&part=${REDACTED} now`,
    );
    expect(headers([['Authorization', 'Bearer T']])).toEqual([['Authorization', `Bearer ${REDACTED}`]]);
    expect(headers([['X-ApiKey', 'K']])).toEqual([['X-ApiKey', REDACTED]]);
    expect(headers([['set-cookie', 'sessionId=S; Path=/; HttpOnly']])).toEqual([
      ['set-cookie', `sessionId=${REDACTED}; Path=/; HttpOnly`],
    ]);
    expect(headers([['Set-Cookie', 'nameless; Path=/; a=b']])).toEqual([['Set-Cookie', `${REDACTED}; Path=/; a=b`]]);
    expect(headers([['Location', 'https://s3.example/r?sig=abc']])).toEqual([
      ['Location', `https://s3.example/r?sig=${REDACTED}`],
    ]);
    expect(headers([['Location', '/start;jsessionid=S?seite=2']])).toEqual([
      ['Location', `/start;jsessionid=${REDACTED}?seite=2`],
    ]);
  });

  it.each([
    ['"https://b.example/x?a=1\\u0026X-Amz-Signature=geheim"'],
    ['https:\\/\\/b.example\\/x?X-Amz-Signature=geheim'],
    ['"/reports/x?X-Amz-Signature=geheim&part=1"'],
    ['/login?redirectTo=https%3A%2F%2Fb.example%2Fx%3FX-Amz-Signature%3Dgeheim%26part%3D1'],
    ['/app#access_token=geheim&state=1'],
    ['<a href="/x?part=1&amp;sig=geheim">'],
    ['{"body":"{\\"access_token\\":\\"geheim\\"}"}'],
    ['{"accessToken": "geheim"}'],
    ['{"client_secret":"geheim"}'],
    ['{"passwort":"geheim"}'],
    ['benutzer=U&kennwort=geheim'],
    ['/reports/x?signatur=geheim&part=1'],
  ])('removes the secret of %s', (value) => {
    const clean = createRedactor().text(value);
    expect(clean).not.toContain('geheim');
    expect(clean).toContain(REDACTED);
  });

  it.each([
    ['in part', (escaped: string) => escaped.replace('%2F', '/')],
    ['a quote too', (escaped: string) => escaped.replaceAll('%22', '%2522')],
    ['three times', (escaped: string) => encodeURIComponent(encodeURIComponent(escaped))],
    ['in lower case', (escaped: string) => escaped.toLowerCase().replace('p%40ss', 'p%40%73s')],
  ])('removes a known secret from a URL that escapes it %s', (_, change) => {
    const clean = createRedactor([SECRET]).url(`/next?seite=2&wert=${change(encodeURIComponent(SECRET))}&n=1`);
    expect(clean).toBe(`/next?seite=2&wert=${REDACTED}&n=1`);
  });

  it('clears its cache when it learns a secret', () => {
    const { learn, text } = createRedactor();
    expect(text('see 4711-0815')).toBe('see 4711-0815');
    learn('4711-0815');
    expect(text('see 4711-0815')).toBe(`see ${REDACTED}`);
  });

  it.each(['X-Auth-Token', 'X-Amz-Security-Token', 'X-Api-Key', 'Set-Cookie'])('removes the value of %s', (name) => {
    expect(JSON.stringify(createRedactor().headers([[name, 'id=geheim; Path=/']]))).not.toContain('geheim');
  });

  it('does not change anything else', () => {
    const { text, headers } = createRedactor([SECRET]);
    expect(text('{"message":"Der Wert ist ungültig","n":1}')).toBe('{"message":"Der Wert ist ungültig","n":1}');
    expect(headers([['Content-Type', 'application/json']])).toEqual([['Content-Type', 'application/json']]);
  });

  it('learns tokens and session ids from responses that issue them', () => {
    const redactor = createRedactor();
    const headers: [string, string][] = [['Set-Cookie', 'sessionId=session-4711-abc; Path=/']];
    redactor.learnFrom({ headers, body: '{"access_token":"opaque-token-1"}' });
    expect(redactor.text('opaque-token-1 and session-4711-abc')).toBe(`${REDACTED} and ${REDACTED}`);
  });

  it('learns a token without its scheme, and keeps the scheme in the response', () => {
    const redactor = createRedactor();
    const body = '{"access_token":"Bearer opaque-token-1"}';
    redactor.learnFrom({ headers: [], body });
    expect(redactor.text(body)).toBe(`{"access_token":"Bearer ${REDACTED}"}`);
    expect(redactor.text('opaque-token-1')).toBe(REDACTED);
    // Too short to be distinguished from other words.
    redactor.learnFrom({ headers: [], body: '{"access_token":"Bearer tok-4711"}' });
    expect(redactor.text('send Bearer tok-4711 from now on')).toBe(`send ${REDACTED} from now on`);
  });

  it('learns the decoded JSON of a token, and a session id in spaces or quotes', () => {
    const redactor = createRedactor();
    const headers: [string, string][] = [
      ['Set-Cookie', ' sessionId = session-4711-abc ; Path=/'],
      ['set-cookie', 'sessionid="session-0815-def"'],
    ];
    redactor.learnFrom({
      headers,
      body: '{"access_token":"opaque\\/token\\u002b1234567","id_token":"no json\\q at all"}',
    });
    expect(redactor.text('opaque/token+1234567, session-4711-abc, session-0815-def, no json\\q at all')).toBe(
      Array.from({ length: 4 }, () => REDACTED).join(', '),
    );
    expect(redactor.text('{"echo":"opaque\\/token\\u002B1234567"}')).toBe(`{"echo":"${REDACTED}"}`);
  });

  it('learns a session id with a comma as a whole, and keeps the comma in Set-Cookie', () => {
    const redactor = createRedactor();
    const headers: [string, string][] = [
      ['Set-Cookie', 'sessionId=abcdefghij,klmnopqrst; Path=/abcdefghij,klmnopqrst'],
    ];
    redactor.learnFrom({ headers, body: '' });
    expect(redactor.text('your session is abcdefghij,klmnopqrst')).toBe(`your session is ${REDACTED}`);
    const shown: [string, string][] = [['Set-Cookie', `sessionId=${REDACTED},${REDACTED}; Path=/${REDACTED}`]];
    expect(redactor.headers(headers)).toEqual(shown);
    redactor.learnFrom({ headers: shown, body: '' });
    expect(redactor.headers(shown)).toEqual(shown);
  });

  it('keeps the quotation marks of JSON around a session id that was set in quotes', () => {
    const redactor = createRedactor();
    redactor.learnFrom({ headers: [['Set-Cookie', 'sessionId="session-4711-abc"']], body: '' });
    expect(redactor.text('{"session":"session-4711-abc"}')).toBe(`{"session":"${REDACTED}"}`);
  });

  it.each(['; ', ', ', ',', '?'])(
    'removes a session id behind the attributes of another cookie and «%s»',
    (between) => {
      const { headers } = createRedactor();
      expect(headers([['Set-Cookie', `a=1; Path=/${between}sessionId=S; Secure`]])).toEqual([
        ['Set-Cookie', `a=${REDACTED}; Path=/${between}sessionId=${REDACTED}; Secure`],
      ]);
    },
  );

  it('removes an escaped secret as a whole if its unescaped beginning is also a secret', () => {
    const { text } = createRedactor(['geheim', 'geheim+4711']);
    expect(text('{"echo":"geheim\\u002B4711, geheim"}')).toBe(`{"echo":"${REDACTED}, ${REDACTED}"}`);
  });

  it('removes the base64 of a secret with its end from JSON that escapes it', () => {
    const secret = 'Ü?>~geheim?';
    const base64 = Buffer.from(secret).toString('base64');
    const echo = JSON.stringify({ echo: base64 })
      .replaceAll('/', '\\/')
      .replaceAll('=', '\\u003D')
      .replaceAll('+', '\\u002B');
    expect(echo).toContain('\\');
    expect(createRedactor([secret]).text(echo)).toBe(`{"echo":"${REDACTED}"}`);
  });

  it('learns a limited number of tokens from responses, and counts the others', () => {
    const { learnFrom, missed, text } = createRedactor();
    const tokens = Array.from({ length: 24_000 }, (_, index) => `opaque-token-${String(index)}`);
    const body = JSON.stringify(tokens.map((access_token) => ({ access_token })));
    learnFrom({ headers: [['Set-Cookie', `sessionId=${'x'.repeat(20_000)}`]], body });
    expect(missed()).toBe(24_001 - 500);
    expect(text(tokens[0] ?? '')).toBe(REDACTED);
    expect(text(body)).not.toContain('opaque');
  });

  it('keeps length and digest of a text that cannot be searched', () => {
    const redactor = createRedactor(Array.from({ length: 300 }, (_, index) => `${'a'.repeat(200)}${String(index)}`));
    expect(redactor.text('a'.repeat(100_000))).toMatch(/^\[withheld: 100000 characters, SHA-256 [\da-f]{64}\]$/);
  });

  it('masks the password inside a configured Basic credential', () => {
    const secrets = secretsOf({
      targets: {},
      credentials: { report: { authorization: `Basic ${Buffer.from('ABC12:gehéim').toString('base64')}` } },
    });
    expect(createRedactor(secrets).text('for ABC12: gehéim')).toBe(`for ${REDACTED}`);
  });

  it('removes each cookie that a gateway requires, also where it is repeated alone', () => {
    const config = { targets: {}, network: { headers: { pm: { Cookie: 'gate=geheim-1; route="geheim-2"' } } } };
    const { text } = createRedactor(secretsOf(config));
    expect(text('{"cookies":{"gate":"geheim-1","route":"geheim-2"}}')).not.toContain('geheim');
    expect(text('gate=geheim-1; route="geheim-2", or geheim-2')).not.toContain('geheim');
  });

  it('leaves JSON as it is where a cookie that a gateway requires has a value such as true', () => {
    const config = { targets: {}, network: { headers: { pm: { Cookie: 'consent=true; gate=geheim-1' } } } };
    expect(createRedactor(secretsOf(config)).text('{"active":true}')).toBe('{"active":true}');
  });

  it('does not let a response mask common words', () => {
    const redactor = createRedactor();
    const headers: [string, string][] = [
      ['Set-Cookie', 'lang=200'],
      ['Set-Cookie', 'sessionId=deleted'],
    ];
    redactor.learnFrom({ headers, body: '{"password":"status","access_token":"expected"}' });
    expect(redactor.text('expected status 200, got 404; deleted')).toBe('expected status 200, got 404; deleted');
  });

  it('removes a secret from the names of headers and cookies', () => {
    const secret = 'geheim=4711;x';
    const { headers } = createRedactor([secret]);
    const told = headers([
      ['X-6765686569', '1'],
      [`X-${Buffer.from(secret).toString('hex')}`, '1'],
      ['Set-Cookie', `${secret}=1; Path=/${encodeURIComponent(secret)}`],
    ]);
    expect(told).toEqual([
      ['X-6765686569', '1'],
      [`X-${REDACTED}`, '1'],
      ['Set-Cookie', `${REDACTED}=${REDACTED}; Path=/${REDACTED}`],
    ]);
  });

  it('removes a token after other words, in linear time even for repeated beginnings of tokens', () => {
    const { text } = createRedactor();
    expect(text('v1.x-eyJhbGciOi.eyJzdWIi.c2ln, eyJ, a.b.c')).toBe(`v1.x-${REDACTED_JWT}, eyJ, a.b.c`);
    expectProportional((length) => {
      const endless = '-eyJ'.repeat(length);
      expect(text(endless)).toBe(endless);
    }, 10_000);
  });

  it('removes the user info of a URL', () => {
    expect(createRedactor().text('at http://user:geheim@h.example/x')).toBe(`at http://${REDACTED}@h.example/x`);
  });

  it('masks with secrets that it learns later', () => {
    const redactor = createRedactor();
    expect(redactor.text('late-secret')).toBe('late-secret');
    redactor.learn('late-secret');
    expect(redactor.text('a late-secret b')).toBe(`a ${REDACTED} b`);
  });
});
