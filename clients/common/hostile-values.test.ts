import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../generated/operations.ts';
import { INTERFACE_IDS, type InterfaceId } from '../../generated/platform.ts';
import { UnsendableError } from '../../generated/sendable.ts';
import { createPartnerApi } from '../partner/index.ts';
import { createReportApi, type ReportKind } from '../report/index.ts';
import { createSessionApi } from '../session/index.ts';

const baseUrl = 'https://platform.example/prefix';
const SECRET = 'streng-geheim';

/** Identifiers that could leave their segment, end the path, or break the request line. */
const HOSTILE = [
  ...['', '.', '..', '%2e%2e', '%2E.', '../..', 'a/b', 'a\\b', '..\\..', '?x', '#x', '//other.example', ';x', ':', '@'],
  ...[
    ' ',
    '\r\nX-Injected: 1',
    '\0',
    '\t..',
    '\n',
    '\u2028',
    '\ud800',
    '\udc00a',
    '．．',
    'ä',
    '{reportId}',
    '$&',
    'a'.repeat(100_000),
  ],
];
/** Values that a JavaScript program may pass in place of a string. */
const NO_TEXT = [undefined, null, NaN, Infinity, true, 10n, ['..'], { a: '..' }];

type Method = (path: string, init: object) => Promise<unknown>;
type Factory = (options: object) => Readonly<Record<string, Method>>;

/** The generated client of an interface, and the requests that it sends. */
async function clientOf(id: InterfaceId, credential = SECRET) {
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    sent.push(request);
    return new Response(null, { status: 204 });
  };
  const names = ['accessToken', 'authorization', 'apiKey', 'partnerId', 'username', 'password', 'sessionId'];
  const module = (await import(`../../generated/${id}/client.ts`)) as Readonly<Record<string, unknown>>;
  const create = Object.entries(module).find(([name]) => /^create\w+Client$/.test(name))?.[1] as Factory;
  const onDeprecation = () => undefined;
  const given = Object.fromEntries(names.map((name) => [name, credential]));
  return { client: create({ baseUrl, fetch, onDeprecation, ...given }), sent };
}

const operations = INTERFACE_IDS.flatMap((id) => OPERATIONS[id].map(({ method, path }) => ({ id, method, path })));
const withParameters = operations.filter(({ path }) => path.includes('{'));
const namesIn = (path: string) => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

it.each(withParameters)('$id $method $path: no identifier reaches another path', async ({ id, method, path }) => {
  const { client, sent } = await clientOf(id);
  for (const name of namesIn(path)) {
    for (const value of [...HOSTILE, ...NO_TEXT]) {
      sent.length = 0;
      const values = { ...Object.fromEntries(namesIn(path).map((other) => [other, 'AB12CD'])), [name]: value };
      const error: unknown = await client[method]!(path, { params: { path: values } }).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (error !== undefined) {
        expect(error).toSatisfy((reason) => reason instanceof TypeError || reason instanceof URIError);
        expect(sent).toEqual([]);
        continue;
      }
      expect(typeof value).toBe('string');
      const url = path.replaceAll(/\{([^}]+)\}/g, (_, each: string) => encodeURIComponent(values[each] as string));
      expect(sent.map((request) => request.url)).toEqual([`${baseUrl}${url}`]);
      expect(url.split('/')).toHaveLength(path.split('/').length);
    }
  }
  await expect(client[method]!(path, {})).rejects.toThrow(UnsendableError);
});

it.each(operations)('$id $method $path refuses a credential with a line break', async ({ id, method, path }) => {
  const params = { path: Object.fromEntries(namesIn(path).map((name) => [name, 'AB12CD'])) };
  for (const end of ['\r\nX-Injected: 1', '\0', '\nx', '€']) {
    const { client, sent } = await clientOf(id, SECRET + end);
    const error: unknown = await client[method]!(path, { params }).catch((reason: unknown) => reason);
    for (const { headers } of sent) expect([...headers.keys()]).not.toContain('x-injected');
    // If the operation sends no credential, or sends it in Base64, there is no error.
    if (error instanceof Error) {
      expect(error).toBeInstanceOf(UnsendableError);
      expect(inspect(error, { depth: 20 })).not.toContain(SECRET);
      expect(sent).toEqual([]);
    }
  }
});

describe('flows', () => {
  const never = async (): Promise<Response> => {
    throw new Error('something was sent');
  };

  it.each(['', 'a; admin=1', 'a, b', 'a b', '"a', 'a"', 'a\\b', 'a\r\nX-Injected: 1', 'a\0', 'ä', '\ud800'])(
    'refuse the cookie %j',
    async (sessionId) => {
      const sessions = createSessionApi({ baseUrl, fetch: never });
      await expect(sessions.logout({ sessionId })).rejects.toThrow(UnsendableError);
    },
  );

  it.each(['a=1+/%20', '"a"'])('send the cookie %j back unchanged', async (sessionId) => {
    const sent: (string | null)[] = [];
    const fetch = async ({ headers }: Request) => {
      sent.push(headers.get('Cookie'));
      return new Response(null, { status: 204 });
    };
    await createSessionApi({ baseUrl, fetch }).logout({ sessionId });
    expect(sent).toEqual([`sessionId=${sessionId}`]);
  });

  it.each(['a\r\nX-Injected: 1', 'a\0', '€'])('refuse the trace id and the key %j', async (value) => {
    const settings = { baseUrl, fetch: never, partnerId: 'ABC12' };
    const traced = createPartnerApi({ ...settings, apiKey: SECRET }).read('ABC12', { traceId: value });
    await expect(traced).rejects.toThrow(new UnsendableError('traceId must be one line of Latin-1'));
    const keyed = createPartnerApi({ ...settings, apiKey: `${SECRET}${value}` }).read('ABC12');
    await expect(keyed).rejects.toThrow(new UnsendableError('apiKey must be one line of Latin-1'));
  });

  it.each(['rohdatn', 'Vertrieb', '../partner', undefined])('refuse the report kind %j', async (given) => {
    const says = `no kind ${given}`;
    const reports = createReportApi({ baseUrl, fetch: never, authorization: SECRET });
    const kind = given as ReportKind;
    await expect(reports.report(kind, {})).rejects.toThrow(new UnsendableError(says));
    await expect(reports.finished({ kind, reportId: '7' })).rejects.toThrow(new UnsendableError(says));
  });
});
