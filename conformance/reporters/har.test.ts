import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { harReport } from './har.ts';
import { everything, exchangeOf, planted, reportOf } from './report.fixture.ts';

interface Entry {
  startedDateTime: string;
  time: number;
  comment: string;
  _error?: string;
  request: Record<string, unknown>;
  response: Record<string, unknown>;
}

const load = createRequire(import.meta.url);
const schemas = load('har-schema') as Record<string, object>;
const ajv = new Ajv({
  strict: false,
  formats: {
    'date-time': (text: string) => text === new Date(text).toISOString(),
    uri: (text: string) => URL.canParse(text),
    ipv4: true,
    ipv6: true,
  },
});
ajv.addMetaSchema(load('ajv/dist/refs/json-schema-draft-06.json') as object);
for (const schema of Object.values(schemas)) ajv.addSchema(schema);

function entriesOf(text: string): Entry[] {
  const har = JSON.parse(text) as { log: { version: string; creator: object; entries: Entry[] } };
  expect([ajv.validate('har.json#', har), ajv.errors]).toEqual([true, null]);
  return har.log.entries;
}

describe('the HTTP archive', () => {
  it('holds every exchange in the form of HAR 1.2', () => {
    const [entry] = entriesOf(harReport(everything()));
    expect(entry).toMatchObject({
      startedDateTime: '2026-01-02T03:04:05.678Z',
      time: 12.5,
      comment: 'report/fine',
      request: {
        method: 'POST',
        url: 'http://127.0.0.1:4110/partner?day=2026-01-01',
        queryString: [{ name: 'day', value: '2026-01-01' }],
        postData: { mimeType: 'application/json', text: '{"fromDay":"2026-01-01"}' },
        bodySize: 24,
      },
      response: {
        status: 202,
        statusText: 'Accepted',
        content: { mimeType: 'application/json;charset=UTF-8', text: exchangeOf().response?.body },
      },
    });
  });

  it('parses cookies, queries and redirects', () => {
    const exchange = exchangeOf({
      request: {
        method: 'GET',
        url: 'http://t/login?redirectTo=%2Fa+b&authentication=[redacted]&bad=%E0%A4%A#x?y=z',
        headers: { Cookie: 'sessionId=[redacted]; theme=dark' },
      },
      response: {
        status: 302,
        headers: {
          'Set-Cookie':
            'sessionId=[redacted]; Path=/; HttpOnly; Secure; Expires=Wed, 09 Jun 2027 10:18:14 GMT, lang=de; Domain=t',
          Location: '/next?jwt=[redacted]',
        },
        body: '',
      },
    });
    const [entry] = entriesOf(harReport(reportOf([], { exchanges: [exchange] })));
    expect(entry?.request).toMatchObject({
      url: 'http://t/login?redirectTo=%2Fa+b&authentication=%5Bredacted%5D&bad=%E0%A4%A#x?y=z',
      queryString: [
        { name: 'redirectTo', value: '/a b' },
        { name: 'authentication', value: '[redacted]' },
        { name: 'bad', value: '%E0%A4%A' },
      ],
      cookies: [
        { name: 'sessionId', value: '[redacted]' },
        { name: 'theme', value: 'dark' },
      ],
    });
    expect(entry?.request).not.toHaveProperty('postData');
    expect(entry?.response).toMatchObject({
      redirectURL: '/next?jwt=%5Bredacted%5D',
      cookies: [
        {
          name: 'sessionId',
          value: '[redacted]',
          path: '/',
          httpOnly: true,
          secure: true,
          expires: '2027-06-09T10:18:14.000Z',
        },
        { name: 'lang', value: 'de', domain: 't', httpOnly: false, secure: false },
      ],
    });
  });

  it('keeps an exchange without a response, and marks a cut body', () => {
    const { request, durationMs, scope, curl } = exchangeOf();
    const cut = { status: 200, headers: {}, body: 'the beginning', bodyCut: true } as const;
    const exchanges = [
      { request, startedMs: 0, durationMs, scope, curl, error: 'connection refused' },
      exchangeOf({ response: cut }),
    ];
    const [silent, long] = entriesOf(harReport(reportOf([], { exchanges })));
    expect(silent).toMatchObject({ _error: 'connection refused', response: { status: 0 } });
    expect(long?.response).toMatchObject({ bodySize: -1, content: { comment: expect.any(String) as string } });
  });

  it('has the start of each exchange, in that order', () => {
    const exchanges = [exchangeOf({ scope: 'second', startedMs: 20 }), exchangeOf({ scope: 'first', startedMs: 5 })];
    const entries = entriesOf(harReport(reportOf([], { exchanges })));
    expect(entries.map(({ comment, startedDateTime }) => [comment, startedDateTime])).toEqual([
      ['first', '2026-01-02T03:04:05.683Z'],
      ['second', '2026-01-02T03:04:05.698Z'],
    ]);
  });

  it('stays valid with any text in it', () => {
    const har = JSON.parse(harReport(planted('"\u0000</script>'))) as { log: { entries: Entry[] } };
    expect(har.log.entries.map(({ request }) => request['url'])).toEqual(['"\u0000</script>', '"\u0000</script>']);
  });
});
