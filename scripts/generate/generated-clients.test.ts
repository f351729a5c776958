import { describe, expect, it } from 'vitest';
import { createApplicationsClient } from '../../generated/applications/index.ts';
import {
  BestesAngebotDocument,
  ConsumerLoanOffersError,
  createConsumerLoanOffersClient,
} from '../../generated/consumer-loan-offers/index.ts';
import { createLoginClient } from '../../generated/login/index.ts';
import { createPartnerClient } from '../../generated/partner/index.ts';
import { createReportClient } from '../../generated/report/index.ts';
import { createSessionClient } from '../../generated/session/index.ts';

const baseUrl = 'http://platform.test/prefix/';
const antrag = '/v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}';
const antragPath = { path: { vorgangsnummer: 'AK73M2', antragsnummer: '1', teilantragsnummer: '1' } };
const cents = { auszahlungsbetrag: 10_000 };

/** A `fetch` that records requests and always returns the same response. */
function recorder(answer: () => Response = () => Response.json({})): {
  requests: Request[];
  fetch: (request: Request) => Promise<Response>;
} {
  const requests: Request[] = [];
  return {
    requests,
    fetch: (request) => {
      requests.push(request);
      return Promise.resolve(answer());
    },
  };
}

describe('credentials', () => {
  it('are sent as the whole header of the report service, with POST and GET', async () => {
    const { requests, fetch } = recorder();
    const client = createReportClient({ baseUrl, authorization: 'the-key', fetch });
    await client.POST('/partner', { body: {} });
    await client.GET('/partner/{reportId}', { params: { path: { reportId: '7' } } });
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['the-key', 'the-key']);
  });

  it('are not sent with operations that require none', async () => {
    const { requests, fetch } = recorder();
    const client = createReportClient({ baseUrl, authorization: 'the-key', fetch });
    await client.OPTIONS('/partner');
    await client.GET('/documentation');
    expect(requests.map(({ headers }) => headers.has('Authorization'))).toEqual([false, false]);
  });

  it('are sent as a bearer token', async () => {
    const { requests, fetch } = recorder();
    await createApplicationsClient({ baseUrl, accessToken: 'jwt', fetch }).GET('/v2/antraege');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer jwt');
  });

  it('are sent as the pair of the partner interface', async () => {
    const { requests, fetch } = recorder();
    const client = createPartnerClient({ baseUrl, apiKey: 'key', partnerId: 'ABC12', fetch });
    await client.GET('/partner/{PartnerId}', { params: { path: { PartnerId: 'XYZ99' } } });
    expect(requests[0]?.headers.get('X-ApiKey')).toBe('key');
    expect(requests[0]?.headers.get('X-PartnerId')).toBe('ABC12');
  });

  it('are sent as HTTP Basic in UTF-8 with GET /login, and not with POST', async () => {
    const { requests, fetch } = recorder();
    const client = createLoginClient({ baseUrl, username: 'ABC12', password: 'schlüssel:ß', fetch });
    await client.GET('/login');
    await client.POST('/login', { body: { username: 'ABC12', password: 'x' } });
    const expected = `Basic ${Buffer.from('ABC12:schlüssel:ß').toString('base64')}`;
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([expected, null]);
  });

  it('are sent as the session cookie with the logout only', async () => {
    const { requests, fetch } = recorder(() => new Response(null, { status: 302 }));
    const client = createSessionClient({ baseUrl, sessionId: 's-1', fetch });
    await client.POST('/logout');
    await client.GET('/partner-login-box.html');
    expect(requests.map(({ headers }) => headers.get('Cookie'))).toEqual(['sessionId=s-1', null]);
  });

  it('that are functions are called for each request', async () => {
    const { requests, fetch } = recorder();
    let count = 0;
    const client = createApplicationsClient({
      baseUrl,
      accessToken: () => Promise.resolve(`jwt-${String(++count)}`),
      fetch,
    });
    await client.GET('/v2/antraege');
    await client.GET('/v2/antraege');
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer jwt-1', 'Bearer jwt-2']);
  });

  it('are overridden by a header of the call', async () => {
    const { requests, fetch } = recorder();
    const client = createApplicationsClient({ baseUrl, accessToken: 'jwt', fetch });
    await client.GET('/v2/antraege', { headers: { Authorization: 'Bearer other' } });
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer other');
  });
});

describe('media types', () => {
  const body = [{ op: 'remove', path: '/antragsReferenz' }] as const;

  it('are JSON Patch for patches of applications', async () => {
    const { requests, fetch } = recorder();
    const client = createApplicationsClient({ baseUrl, accessToken: 'jwt', fetch });
    await client.PATCH(antrag, { params: antragPath, body: [...body] });
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json-patch+json');
    expect(await requests[0]?.json()).toEqual(body);
  });

  it('can be set by the call, even to plain JSON', async () => {
    const { requests, fetch } = recorder();
    const client = createApplicationsClient({ baseUrl, accessToken: 'jwt', fetch, headers: { 'X-Mine': '1' } });
    await client.PATCH(antrag, {
      params: antragPath,
      body: [...body],
      headers: { 'Content-Type': 'application/json' },
    });
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(requests[0]?.headers.get('X-Mine')).toBe('1');
  });

  it('are not sent without a body', async () => {
    const { requests, fetch } = recorder();
    await createApplicationsClient({ baseUrl, accessToken: 'jwt', fetch }).GET('/v2/antraege');
    expect(requests[0]?.headers.has('Content-Type')).toBe(false);
  });

  it('are forms for the logins, in UTF-8', async () => {
    const { requests, fetch } = recorder();
    const form = { username: 'a@b.example', password: 'ü&=' };
    await createLoginClient({ baseUrl, fetch }).POST('/login', { body: form });
    await createSessionClient({ baseUrl, fetch }).POST('/login.do', { body: form });
    for (const request of requests) {
      expect(request.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
      expect(Object.fromEntries(new URLSearchParams(await request.text()))).toEqual(form);
    }
    expect(requests).toHaveLength(2);
  });

  it('of plain text are read as text, keeping the URL of the response', async () => {
    const answer = (): Response =>
      Object.defineProperty(new Response('accepted', { status: 202, headers: { Location: '/partner/7' } }), 'url', {
        value: 'http://platform.test/partner',
      });
    const client = createReportClient({ baseUrl, authorization: 'the-key', fetch: recorder(answer).fetch });
    const { data, response } = await client.POST('/partner', { body: {} });
    expect(data).toBe('accepted');
    expect(response.status).toBe(202);
    expect(response.headers.get('Location')).toBe('/partner/7');
    expect(response.url).toBe('http://platform.test/partner');
  });

  it.each([
    ['an empty body', () => new Response('', { status: 202 }), undefined],
    ['a JSON string', () => Response.json('accepted', { status: 202 }), 'accepted'],
  ])('of plain text also allow %s', async (_what, answer, expected) => {
    const client = createReportClient({ baseUrl, authorization: 'the-key', fetch: recorder(answer).fetch });
    expect((await client.POST('/partner', { body: {} })).data).toBe(expected);
  });
});

describe('addresses', () => {
  it('carry one slash after the base URL, and encoded parameters', async () => {
    const { requests, fetch } = recorder();
    const client = createReportClient({ baseUrl: 'http://platform.test/prefix//', authorization: 'k', fetch });
    await client.GET('/partner/{reportId}', { params: { path: { reportId: 'a/b' } } });
    expect(requests[0]?.url).toBe('http://platform.test/prefix/partner/a%2Fb');
  });

  it('of redirects are not followed', async () => {
    const { requests, fetch } = recorder(
      () => new Response(null, { status: 303, headers: { Location: '/elsewhere' } }),
    );
    const client = createReportClient({ baseUrl, authorization: 'k', fetch });
    const { response } = await client.GET('/partner/{reportId}', { params: { path: { reportId: '7' } } });
    expect(requests.map(({ redirect }) => redirect)).toEqual(['manual']);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/elsewhere');
  });
});

describe('execute', () => {
  const clientFor = (answer: () => Response): ReturnType<typeof createConsumerLoanOffersClient> =>
    createConsumerLoanOffersClient({ baseUrl, accessToken: 'jwt', fetch: recorder(answer).fetch });

  it('posts query and variables', async () => {
    const { requests, fetch } = recorder(() => Response.json({ data: { bestesAngebot: null } }));
    const client = createConsumerLoanOffersClient({ baseUrl, accessToken: 'jwt', fetch });
    const { data, errors } = await client.execute(BestesAngebotDocument, cents, { traceId: 't-1' });
    expect({ data, errors }).toEqual({ data: { bestesAngebot: null }, errors: [] });
    const [request] = requests;
    expect(request?.url).toBe('http://platform.test/prefix/angebote');
    expect(request?.headers.get('Authorization')).toBe('Bearer jwt');
    expect(request?.headers.get('Content-Type')).toBe('application/json');
    expect(request?.headers.get('X-TraceId')).toBe('t-1');
    expect(await request?.json()).toEqual({
      query: expect.stringMatching(/^\s*query BestesAngebot\(/) as unknown,
      variables: cents,
    });
  });

  it('accepts fields that were not requested, and values that no list knows yet (L21)', async () => {
    const offer = {
      produktanbieter: { name: 'Bank', gruendung: 1870 },
      finanzierungszweck: 'RAUMFAHRT',
      neu: { a: 1 },
    };
    const client = clientFor(() => Response.json({ data: { bestesAngebot: offer }, extensions: { cost: 3 } }));
    const { data, errors } = await client.execute(BestesAngebotDocument, cents);
    expect(errors).toEqual([]);
    expect(data?.bestesAngebot).toEqual(offer);
  });

  it('returns the errors of a failed query', async () => {
    const errors = [{ message: 'no', status: 422 }];
    const client = clientFor(() => Response.json({ data: null, errors }));
    expect(await client.execute(BestesAngebotDocument, cents)).toEqual({ data: null, errors });
  });

  it.each([
    ['a 403', () => Response.json({ message: 'no' }, { status: 403 }), 403, { message: 'no' }],
    ['an undocumented status', () => new Response('try later', { status: 503 }), 503, 'try later'],
    ['a 200 that is not JSON', () => new Response('<html>'), 200, '<html>'],
    ['a 200 that is not a GraphQL response', () => Response.json({ ok: true }), 200, { ok: true }],
    ['no content', () => new Response(null, { status: 204 }), 204, undefined],
  ])('throws on %s, with status and body and without the token', async (_what, answer, status, body) => {
    const error: unknown = await clientFor(answer)
      .execute(BestesAngebotDocument, cents)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConsumerLoanOffersError);
    expect(error).toMatchObject({ status, body });
    expect(JSON.stringify(error) + String(error)).not.toContain('jwt');
  });

  it('can be aborted', async () => {
    const client = createConsumerLoanOffersClient({
      baseUrl,
      accessToken: 'jwt',
      fetch: ({ signal }) =>
        signal.aborted ? Promise.reject(new Error('given up')) : Promise.resolve(Response.json({})),
    });
    const execution = client.execute(BestesAngebotDocument, cents, { signal: AbortSignal.abort() });
    await expect(execution).rejects.toThrow('given up');
  });
});
