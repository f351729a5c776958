import { describe, expect, it } from 'vitest';
import type { Report } from '../../kit/report.ts';
import {
  CONSTANT_ANSWERS,
  faultsOf,
  faultsToCatch,
  idsWith,
  judgeInProcess,
  rulesOf,
  type InProcessOptions,
} from '../../proof/in-process.ts';

const rules = await rulesOf('login');

const judge = (options: Omit<InProcessOptions, 'rules'> = {}) => judgeInProcess({ rules, ...options });
const flagged = (report: Report) => report.rules.filter(({ status }) => status !== 'passed');

/** What the reason of a failed rule has to speak of. */
const TOKEN =
  /expected (status 200|a JSON object|a non-empty string access_token), got (204|401|405|''|undefined|object|a body that is no JSON)$/;
const REASONS: Record<string, RegExp> = {
  'token-by-form': TOKEN,
  'token-by-basic': TOKEN,
  'token-is-jwt': /expected three base64url parts, got (1 part|3 parts) of another form$/,
  'token-works-as-bearer': /expected an answer to the bearer of the token, got 401$/,
  'user-gets-token': TOKEN,
  'wrong-credentials-refused': /^((form|HTTP Basic): )?expected a refusal \(no 2xx\), got (200|204)$/,
};

it('the reference deployment passes every rule, without writes', async () => {
  expect(flagged(await judge({ allowWrites: false }))).toEqual([]);
});

describe('faults', () => {
  it('exist for every rule, and all are caught by a rule that names them', () => {
    const caught = new Set(faultsToCatch(rules).map(({ fault }) => fault));
    const wanted = { must: 3, should: 1, info: 0 };
    expect(rules.filter(({ level, brokenBy }) => brokenBy.length < wanted[level]).map(({ id }) => id)).toEqual([]);
    expect(faultsOf('login').filter((fault) => !caught.has(fault))).toEqual([]);
  });

  it.each(faultsToCatch(rules).map(({ rule, fault }) => ({ id: rule.id, rule, fault })))(
    '$id catches $fault',
    async ({ rule, fault }) => {
      const [result] = (await judgeInProcess({ rules: [rule], fault })).rules;
      expect(result?.status).toBe('failed');
      expect(result?.reason).toMatch(REASONS[rule.id.slice('login/'.length)] ?? /^no reason is expected$/);
    },
  );
});

it.each(Object.entries(CONSTANT_ANSWERS))(
  'a server that answers everything with %s passes no must-rule',
  async (name, answer) => {
    const report = await judge({ around: () => answer });
    expect(idsWith(report, 'passed', 'must')).toEqual([]);
    // What refuses the configured credentials by both ways may be right about them.
    expect(report.verdict).toBe(['401', '403'].includes(name) ? 'inconclusive' : 'nonconformant');
  },
);

describe('secrets', () => {
  it('reach neither reasons nor exchanges', async () => {
    const reports = [await judge(), await judge({ fault: 'login/form-opaque-token' })];
    const text = JSON.stringify(reports);
    expect(text).toContain('[redacted]');
    expect(text).not.toMatch(/api-key-4e7a90c2b6d1|undurchsichtig-4711|eyJ/);
  });
});

describe('unusual but conforming answers', () => {
  const change = (judgeAnswer: (response: Response) => Response | Promise<Response>) =>
    judge({
      around: (next, host) => async (request) => (host === 'login' ? judgeAnswer(await next(request)) : next(request)),
    });

  it('a token and nothing else, with a charset', async () => {
    const report = await change(async (response) => {
      if (response.status !== 200) return response;
      const { access_token } = (await response.json()) as { access_token: string };
      return new Response(JSON.stringify({ access_token }), {
        headers: { 'Content-Type': 'application/json;charset=UTF-8' },
      });
    });
    expect(flagged(report)).toEqual([]);
  });

  it('a refusal with 400 and a page', async () => {
    const report = await change((response) =>
      response.status === 401 ? new Response('<p>Anmeldung fehlgeschlagen</p>', { status: 400 }) : response,
    );
    expect(flagged(report)).toEqual([]);
  });
});

it('sends one wrong login by each way', async () => {
  const { exchanges } = await judge();
  const refused = exchanges.filter(({ response }) => response?.status === 401);
  const logins = refused.filter(({ request }) => request.url.endsWith('/login'));
  expect(logins.map(({ request }) => request.method).sort()).toEqual(['GET', 'POST']);
});

describe('a user', () => {
  const refusing = (way: (request: Request) => boolean) =>
    judge({
      around: (next, host) => async (request) => {
        const sent = request.headers.get('authorization') ?? (await request.clone().text());
        const named = sent.startsWith('Basic ') ? Buffer.from(sent.slice(6), 'base64').toString('utf8') : sent;
        const isUser = host === 'login' && /^(username=)?erika/.test(named);
        return isUser && way(request) ? new Response(null, { status: 401 }) : next(request);
      },
    });

  it('who gets a token by HTTP Basic only is warned about', async () => {
    const report = await refusing(({ method }) => method === 'POST');
    expect(flagged(report).map(({ id, status, reason }) => [id, status, reason])).toEqual([
      ['login/user-gets-token', 'failed', 'expected status 200, got 401'],
    ]);
  });

  it('who gets none at all may have no access', async () => {
    const report = await refusing(() => true);
    expect(flagged(report).map(({ id, status, reason }) => [id, status, reason])).toEqual([
      [
        'login/user-gets-token',
        'inconclusive',
        'the credentials are refused with 401, and got no token the other way either (401); ' +
          'see credentials.session, a user with access to the mortgage or loan product',
      ],
    ]);
  });
});

it('what else comes with a token is named, and shown where it is no secret', async () => {
  const report = await judge({
    around: (next, host) => async (request) => {
      const response = await next(request);
      if (host !== 'login' || response.status !== 200) return response;
      return Response.json({ ...((await response.json()) as object), refresh_token: 'geheim-4711' });
    },
  });
  const [fields] = report.rules.filter(({ id }) => id === 'login/other-token-fields');
  expect(fields?.notes).toEqual([
    'token_type: "Bearer"; expires_in: 3600; scope: "baufinanzierung:angebot:ermitteln"; refresh_token',
  ]);
});

const REFUSED =
  'the credentials are refused with 401, and got no token the other way either (401); see credentials.login';

it('credentials that the target does not accept leave nothing to say about invented ones', async () => {
  const report = await judge({
    configure: (config) => ({
      ...config,
      credentials: { ...config.credentials, login: { username: 'ABC12', password: 'outdated-key' } },
    }),
  });
  expect(flagged(report).map(({ id, status, reason }) => [id, status, reason])).toEqual([
    ['login/other-token-fields', 'inconclusive', 'needs a JSON object with an access_token'],
    ['login/token-by-basic', 'inconclusive', REFUSED],
    ['login/token-by-form', 'inconclusive', REFUSED],
    ['login/token-is-jwt', 'inconclusive', 'needs an access_token'],
    ['login/token-works-as-bearer', 'inconclusive', 'needs an access_token'],
    [
      'login/wrong-credentials-refused',
      'inconclusive',
      'needs right credentials that are accepted, got 401; see credentials.login',
    ],
  ]);
});
