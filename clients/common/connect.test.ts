import { describe, expect, it } from 'vitest';
import { createApplicationsApi } from '../applications/index.ts';
import { createCasesV3Api, createCasesV3Client } from '../cases-v3/index.ts';
import { createConsumerLoanOffersApi } from '../consumer-loan-offers/index.ts';
import { tokenSource } from '../login/index.ts';
import { createOffersV2Api } from '../offers-v2/index.ts';
import { createPartnerApi } from '../partner/index.ts';
import { createReportApi } from '../report/index.ts';
import { createSessionApi } from '../session/index.ts';
import { UnsendableError } from './index.ts';

const baseUrl = 'https://platform.example';
const ANTRAG = { vorgangsnummer: 'AB12CD', antragsnummer: '1', teilantragsnummer: '1' };
const fetch = async (): Promise<Response> => {
  throw new Error('something was sent');
};

/** The factories of the interfaces, each with the names of its credentials. */
const FACTORIES: [(settings: never) => unknown, ...string[]][] = [
  [createReportApi, 'authorization'],
  [createCasesV3Api, 'accessToken'],
  [createOffersV2Api, 'accessToken'],
  [createConsumerLoanOffersApi, 'accessToken'],
  [createPartnerApi, 'apiKey', 'partnerId'],
  [tokenSource, 'username', 'password'],
  [createSessionApi],
];

it.each(FACTORIES)('%o says which setting it lacks', (create, ...credentials) => {
  const make = create as (settings?: unknown) => unknown;
  for (const settings of [undefined, null, {}]) expect(() => make(settings)).toThrow(/^baseUrl must begin with http/);
  for (const name of credentials) {
    const others = Object.fromEntries(credentials.map((other) => [other, 'any']));
    for (const value of [undefined, 5, { token: 'geheim' }]) {
      const wanted = new UnsendableError(`${name} must be a string`);
      expect(() => make({ baseUrl, ...others, [name]: value })).toThrow(wanted);
    }
    for (const empty of ['', ' ', '\n'])
      expect(() => make({ baseUrl, ...others, [name]: empty })).toThrow(
        new UnsendableError(`${name} must not be empty`),
      );
  }
});

describe('no credential, or an empty one,', () => {
  const nothing = (() => undefined) as unknown as () => string;
  const none = async () => null as unknown as string;
  const empty = async () => '';
  const settings = { baseUrl, fetch };

  it.each([
    ['accessToken', () => createCasesV3Api({ ...settings, accessToken: nothing }).getVorgang('AB12CD')],
    ['accessToken', () => createCasesV3Client({ ...settings, accessToken: none }).GET('/v3/vorgaenge')],
    ['accessToken', () => createSessionApi(settings).signOn({ accessToken: nothing, redirectTo: '/' })],
    ['authorization', () => createReportApi({ ...settings, authorization: nothing }).request('rohdaten', {})],
    [
      'authorization',
      () => createReportApi({ ...settings, authorization: none }).download({ url: `${baseUrl}/rohdaten.csv` }),
    ],
    ['partnerId', () => createPartnerApi({ ...settings, apiKey: 'any', partnerId: none }).read('ABC12')],
    ['password', () => tokenSource({ ...settings, username: 'any', password: nothing })()],
    ['username', () => tokenSource({ ...settings, username: none, password: 'any', as: 'basic' })()],
    ['accessToken', () => createSessionApi(settings).signOnUrl({ accessToken: empty, redirectTo: '/' })],
    ['apiKey', () => createPartnerApi({ ...settings, apiKey: empty, partnerId: 'ABC12' }).read('ABC12')],
    ['password', () => tokenSource({ ...settings, username: 'any', password: empty, as: 'basic' })()],
  ])('is no failure of the network: %s', async (name, call) => {
    const error: unknown = await call().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnsendableError);
    expect(error).toMatchObject({
      code: 'UNSENDABLE',
      message: expect.stringMatching(`^${name} must (be a string|not be empty)$`) as string,
    });
  });
});

it.each(['abc', 'Bearer abc', 'bearer  abc'])(
  'sends the token %j with one scheme, in every client',
  async (accessToken) => {
    const sent: (string | null)[] = [];
    const told = async ({ headers }: Request) => {
      sent.push(headers.get('Authorization'));
      return new Response(null, { status: 204 });
    };
    await createCasesV3Api({ baseUrl, fetch: told, accessToken }).listVorgaenge();
    await createCasesV3Client({ baseUrl, fetch: told, accessToken }).GET('/v3/vorgaenge');
    expect(sent).toEqual(['Bearer abc', 'Bearer abc']);
  },
);

it.each([{ timeoutMS: 5 }, { retries: -1 }, { retrys: 0 }, { timoutMs: 1 }])(
  'refuses the settings %j before anything is sent',
  async (wrong) => {
    const partners = createPartnerApi({ baseUrl, fetch, apiKey: 'any', partnerId: 'ABC12' });
    await expect(partners.read('ABC12', wrong)).rejects.toThrow(UnsendableError);
    const others = createPartnerApi({ baseUrl, fetch, apiKey: 'any', partnerId: 'ABC12', ...wrong });
    await expect(others.read('ABC12')).rejects.toThrow(UnsendableError);
  },
);

it.each([{ 'X-A': 'a\nb' }, { 'X-A': undefined }])('refuses the headers %j of an interface', (headers) => {
  expect(() => createSessionApi({ baseUrl, fetch, headers: headers as Record<string, string> })).toThrow(
    UnsendableError,
  );
});

it('a method that gets a wrong argument says what it takes', async () => {
  const reports = createReportApi({ baseUrl, fetch, authorization: 'any' });
  const sessions = createSessionApi({ baseUrl, fetch });
  const methods: [string, (given: never) => Promise<unknown>][] = [
    ['finished takes { kind, reportId }', reports.finished],
    ['download takes { url }', reports.download],
    ['login takes { username, password }', sessions.login],
    ['signOn takes { accessToken, redirectTo }', sessions.signOn],
    ['signOnUrl takes { accessToken, redirectTo }', sessions.signOnUrl],
    ['logout takes what login or signOn returned, { sessionId }', sessions.logout],
    [
      'query takes a text: a string, or a TypedDocumentString',
      (given) => createConsumerLoanOffersApi({ baseUrl, fetch, accessToken: 'any' }).query(given, {}),
    ],
    [
      'change takes what patch() builds, with one operation at least',
      (given) => createApplicationsApi({ baseUrl, fetch, accessToken: 'any' }).change(ANTRAG, given),
    ],
  ];
  for (const [says, method] of methods)
    for (const wrong of [undefined, null, {}] as never[])
      await expect(method(wrong)).rejects.toThrow(new UnsendableError(says));
});

it.each([
  'https://evil.example/x',
  '//evil.example',
  '/\t/evil.example',
  String.raw`/\evil.example`,
  'javascript:alert(1)',
])('signs nobody on at %j', async (redirectTo) => {
  const sessions = createSessionApi({ baseUrl, fetch });
  const wanted = new UnsendableError('redirectTo must be a path of the web interface, such as /uebersicht');
  for (const method of [sessions.signOn, sessions.signOnUrl])
    await expect(method({ accessToken: 'any', redirectTo })).rejects.toThrow(wanted);
});

it('loads a contract for the first response that is validated', async () => {
  let loads = 0;
  const validate = () => {
    loads += 1;
    return import('../../generated/cases-v3/validators.ts');
  };
  const cases = createCasesV3Api({ baseUrl, accessToken: 'any', validate, fetch: async () => Response.json({}) });
  expect(loads).toBe(0);
  await cases.listVorgaenge();
  expect(loads).toBe(1);
});
