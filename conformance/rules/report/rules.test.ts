import { describe, expect, it } from 'vitest';
import type { Config } from '../../kit/config/schema.ts';
import type { ReportKind } from '../../kit/report-kinds.ts';
import type { Report } from '../../kit/report.ts';
import {
  ADDRESSES,
  CONSTANT_ANSWERS,
  faultsOf,
  faultsToCatch,
  idsWith,
  judgeInProcess,
  rulesOf,
  type InProcessOptions,
} from '../../proof/in-process.ts';
import type { Handler } from '../../reference/interface.ts';

const rules = await rulesOf('report');

const judge = (options: Omit<InProcessOptions, 'rules'> = {}) => judgeInProcess({ rules, ...options });
const resultOf = (report: Report, name: string) => report.rules.find(({ id }) => id === `report/${name}`);
const flagged = (report: Report) => report.rules.filter(({ status }) => status !== 'passed');
const withKinds = (kinds: ReportKind[]) => (config: Config) => ({
  ...config,
  fixtures: { ...config.fixtures, report: { kinds } },
});

/** What the reason of a failed rule has to speak of. */
const REASONS: Record<string, RegExp> = {
  'accepted-body-is-text': /expected a string as body, got a JSON (object|array)/,
  'accepted-with-location': /expected a non-empty header Location, got (none|'')/,
  'documentation-answers': /expected status 200, got (204|403|404)$/,
  'documentation-preflight': /expected status 204, got (200|405)$/,
  'error-members-are-strings': /expected ((message|error) of type string|a JSON object), got/,
  'error-members-present': /expected (message|error) in the body of the 404, got none/,
  'forbidden-has-message': /expected (message of type string|a JSON body), got/,
  'generating-report-has-status': /expected (status 200|a JSON (object|body)|a member status), got/,
  'kind-allows-cross-origin':
    /expected a non-empty header Access-Control-Allow-(Origin|Methods|Headers), got (none|'')/,
  'kind-exists': /expected status 204, got (200|401|403|404|405)/,
  'location-names-report': /expected a Location that ends in \/[a-z]+\/ and an identifier, got \//,
  'no-permission-forbidden': /expected status 403, got (202; credentials\.reportForbidden has to be .*|401|404)$/,
  'nonsense-credential-forbidden': /expected status 403 or 401, got 404$/,
  'nonsense-credential-refused': /expected a refusal \(no 2xx\), got 202$/,
  'preflight-needs-no-credential': /expected an answer without a credential, got 40[13]$/,
  'read-needs-credential': /expected a refusal \(no 200 or 303\), got (200|303)$/,
  'read-status-is-declared': /expected status 200, 303, 400, 403, 404, 422, 500, got (202|302)$/,
  'ready-with-location': /expected a non-empty header Location, got (none|'')$/,
  'report-preflight': /expected (status 204|a non-empty header Access-Control-Allow-(Origin|Methods|Headers)), got/,
  'request-accepted': /expected status 202, got 20[01]$/,
  'request-needs-credential': /expected a refusal \(no 2xx\), got 20[02]/,
  'root-preflight': /expected (status 204|a non-empty header Access-Control-Allow-(Origin|Methods|Headers)), got/,
  'status-is-known': /expected status REQUESTED or PROCESSING, got ("processing"|"FINISHED"|1|null)$/,
  'unknown-report-not-found': /expected status 404, got 410$/,
  'unknown-report-refused': /expected a refusal \(no 200 or 303\), got (200|303)$/,
};

describe('the reference deployment', () => {
  it('passes every rule', async () => {
    expect(flagged(await judge())).toEqual([]);
  });

  it('is never asked for the content of a finished report', async () => {
    const { exchanges } = await judge();
    expect(exchanges.some(({ response }) => response?.status === 303)).toBe(true);
    expect(exchanges.filter(({ request }) => !request.url.startsWith(ADDRESSES.report))).toEqual([]);
  });
});

describe('faults', () => {
  it('exist for every rule that can fail a run or warn', () => {
    expect(rules.filter(({ level, brokenBy }) => level !== 'info' && brokenBy.length === 0)).toEqual([]);
  });

  it('are all caught by a rule that names them', () => {
    const caught = new Set(faultsToCatch(rules).map(({ fault }) => fault));
    expect(faultsOf('report').filter((fault) => !caught.has(fault))).toEqual([]);
  });

  it.each(faultsToCatch(rules).map(({ rule, fault }) => ({ id: rule.id, rule, fault })))(
    '$id catches $fault',
    async ({ rule, fault }) => {
      const [result] = (await judgeInProcess({ rules: [rule], fault })).rules;
      expect(result?.status).toBe('failed');
      expect(result?.reason).toMatch(REASONS[rule.id.slice('report/'.length)] ?? /^no reason is expected$/);
    },
  );
});

describe('servers that answer everything alike', () => {
  const satisfied: Record<string, string[]> = {
    '200 {}': ['report/documentation-answers'],
    '200 HTML': ['report/documentation-answers'],
    '202 {}': ['report/request-accepted'],
    '204': ['report/kind-exists', 'report/preflight-needs-no-credential'],
    '400 {}': ['report/error-members-are-strings'],
    '404': ['report/error-members-are-strings'],
  };

  it.each(Object.entries(CONSTANT_ANSWERS))('pass no must-rule that %s does not satisfy', async (name, answer) => {
    const report = await judge({ around: () => answer });
    expect(idsWith(report, 'passed', 'must')).toEqual(satisfied[name] ?? []);
    expect(report.verdict).toBe('nonconformant');
  });
});

describe('unusual but conforming answers', () => {
  const rewrite = (change: (response: Response, request: Request) => Response | Promise<Response>) =>
    ({ around: (next) => async (request) => change(await next(request), request) }) satisfies Partial<InProcessOptions>;
  const copy = (response: Response, headers: Record<string, string>, body: BodyInit | null = response.body) =>
    new Response(body, {
      status: response.status,
      headers: { ...Object.fromEntries(response.headers), ...headers },
    });

  it('an absolute Location', async () => {
    const report = await judge(
      rewrite((response, request) => {
        const location = response.headers.get('location');
        return location === null ? response : copy(response, { location: new URL(location, request.url).href });
      }),
    );
    expect(flagged(report)).toEqual([]);
  });

  it.each(['', '"accepted"', '4711'])('the body «%s» of a 202', async (body) => {
    const report = await judge(rewrite((response) => (response.status === 202 ? copy(response, {}, body) : response)));
    expect(flagged(report)).toEqual([]);
  });

  it('a charset, and members that the contract does not name', async () => {
    const report = await judge(
      rewrite(async (response) => {
        if (!response.headers.get('content-type')?.includes('json')) return response;
        const body = (await response.json()) as object;
        const more = JSON.stringify({ ...body, requestId: 'r-1', details: null });
        return copy(response, { 'content-type': 'Application/JSON;charset=UTF-8' }, more);
      }),
    );
    expect(flagged(report)).toEqual([]);
  });

  it('a gateway that answers unknown credentials with 401 and Message', async () => {
    const report = await judge({
      around: (next) => async (request) => {
        const known = /^(Jahresabschluss|Besucherausweis)-/.test(request.headers.get('authorization') ?? '');
        const open = request.method === 'OPTIONS' || new URL(request.url).pathname === '/documentation';
        return known || open ? next(request) : Response.json({ Message: 'Unauthorized' }, { status: 401 });
      },
    });
    expect(flagged(report)).toEqual([]);
  });

  it('a server that negotiates and accepts requests with text only', async () => {
    const report = await judge(
      rewrite((response, request) =>
        response.status === 202 && !request.headers.get('accept')?.includes('*/*')
          ? new Response(null, { status: 406 })
          : response,
      ),
    );
    expect(flagged(report)).toEqual([]);
  });

  it('a documentation address that serves the definition', async () => {
    const report = await judge({
      around: (next) => (request) =>
        request.method === 'GET' && request.url.endsWith('/documentation')
          ? Response.json({ openapi: '3.1.0' })
          : next(request),
    });
    expect(flagged(report)).toEqual([]);
    expect(resultOf(report, 'documentation-has-no-content')?.notes).toEqual(['19 bytes, application/json']);
  });

  it('a report that can be read only a moment after its request', async () => {
    const seen = new Set<string>();
    const report = await judge({
      around: (next) => (request) => {
        const fresh = request.method === 'GET' && !seen.has(request.url);
        seen.add(request.url);
        return fresh && !request.url.endsWith('/documentation')
          ? Response.json({ message: 'unknown', error: 'Not Found' }, { status: 404 })
          : next(request);
      },
    });
    expect(flagged(report)).toEqual([]);
  });

  it('a path prefix in the base URL', async () => {
    const report = await judge({
      configure: (config) => ({
        ...config,
        targets: { ...config.targets, report: `${ADDRESSES.report}/berichte/v1/` },
      }),
      around: (next) => async (request) => {
        const url = new URL(request.url);
        if (!url.pathname.startsWith('/berichte/v1/')) return new Response(null, { status: 404 });
        url.pathname = url.pathname.slice('/berichte/v1'.length);
        const response = await next(new Request(url, request));
        const location = response.headers.get('location');
        return location?.startsWith('/') ? copy(response, { location: `/berichte/v1${location}` }) : response;
      },
    });
    expect(flagged(report)).toEqual([]);
  });
});

describe('what the configuration says', () => {
  it('decides which kinds are requested', async () => {
    const { exchanges } = await judge({ configure: withKinds(['rohdaten', 'vertrieb']) });
    const posted = exchanges.filter(({ request }) => request.method === 'POST').map(({ request }) => request.url);
    expect(new Set(posted)).toEqual(new Set([`${ADDRESSES.report}/rohdaten`, `${ADDRESSES.report}/vertrieb`]));
  });

  const refusing = (kinds: string, status: number) => (next: Handler) => (request: Request) => {
    const posted = request.method === 'POST' && new RegExp(`/(${kinds})$`).test(request.url);
    return posted ? Response.json({ message: 'refused', error: 'refused' }, { status }) : next(request);
  };
  const unnamed = (config: Config) => ({ ...config, fixtures: { ...config.fixtures, report: {} } });

  it('is asked for by the reason of a kind that is forbidden', async () => {
    const report = await judge({ configure: unnamed, around: refusing('partner|mtvreport', 403) });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'request-accepted')).toMatchObject({
      status: 'inconclusive',
      reason:
        'partner, mtvreport: the credential may not request it (403); list the kinds it may request in fixtures.report.kinds',
    });
  });

  it('does not let a kind that is forbidden, or gives no answer, stand for the others', async () => {
    for (const status of [403, 503]) {
      const report = await judge({ configure: unnamed, around: refusing('partner|vertrieb', status) });
      const perKind = rules.filter(({ cases }) => typeof cases === 'function').map(({ id }) => id);
      expect(idsWith(report, 'failed')).toEqual([]);
      expect(idsWith(report, 'inconclusive').filter((id) => !perKind.includes(id))).toEqual([]);
    }
  });

  it('is asked about by the reason of a kind that is named and forbidden', async () => {
    const report = await judge({ around: refusing('mtvreport', 403) });
    expect(idsWith(report, 'failed')).toEqual(['report/request-accepted']);
    expect(resultOf(report, 'request-accepted')?.reason).toBe(
      'mtvreport: expected status 202, got 403; leave the kind out of fixtures.report.kinds if the credential may not request it',
    );
  });

  it('limits how long a report is waited for', async () => {
    const report = await judge({
      configure: (config) => ({ ...config, timing: { pollMs: 1, patienceMs: 3 } }),
    });
    expect(idsWith(report, 'inconclusive')).toEqual(['report/ready-with-location']);
    expect(resultOf(report, 'ready-with-location')?.reason).toBe(
      'the partner report was not ready (303) after 3 reads; ' +
        'raise timing.patienceMs, or put a faster kind first in fixtures.report.kinds',
    );
  });

  it('is not blamed for a report that ends otherwise', async () => {
    const report = await judge({ fault: 'report/ready-302' });
    expect(resultOf(report, 'ready-with-location')).toMatchObject({
      status: 'inconclusive',
      reason: 'needs a report that gets ready (303); the last read of the partner report answered 302',
    });
  });
});

describe('a credential', () => {
  const refusing = (refuse: (request: Request) => boolean) => (next: Handler) => (request: Request) =>
    refuse(request) ? Response.json({ message: 'Unauthorized' }, { status: 401 }) : next(request);

  it('that is refused for every kind leaves requests without a verdict', async () => {
    const report = await judge({ around: refusing(({ method }) => method === 'POST') });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'request-accepted')).toMatchObject({
      status: 'inconclusive',
      reason: 'the credential is refused with 401, and no kind is accepted; see credentials.report',
    });
  });

  it('that is accepted for another kind shows that the target is wrong', async () => {
    const report = await judge({
      around: refusing(({ method, url }) => method === 'POST' && url.endsWith('/partner')),
    });
    expect(resultOf(report, 'request-accepted')).toMatchObject({
      status: 'failed',
      reason: 'partner: expected status 202, got 401',
    });
  });

  it('without permission that may be unknown to the target leaves permission without a verdict', async () => {
    const report = await judge({
      around: refusing((request) => {
        const value = request.headers.get('authorization');
        return request.method === 'POST' && value !== null && !value.startsWith('Jahresabschluss-');
      }),
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'no-permission-forbidden')).toMatchObject({ status: 'inconclusive' });
    expect(resultOf(report, 'no-permission-forbidden')?.reason).toContain('credentials.reportForbidden');
  });

  it('that nobody was given is sent once', async () => {
    const { exchanges } = await judge({
      around: refusing(({ method, url }) => method === 'POST' && url.endsWith('/partner')),
      configure: (config) => ({
        ...config,
        credentials: { report: config.credentials?.report ?? { authorization: '' } },
      }),
    });
    const accepted = exchanges.find(({ response }) => response?.status === 202);
    const forbidden = exchanges.filter(
      ({ request, response }) => response?.status === 403 && request.headers['Authorization'] !== undefined,
    );
    expect(forbidden.map(({ request }) => request.url)).toEqual([accepted?.request.url]);
  });
});

it('has nothing to say about the members of errors that carry no JSON', async () => {
  const report = await judge({
    around: (next) => async (request) => {
      const response = await next(request);
      if (response.status === 404)
        return new Response('<p>nichts</p>', { status: 404, headers: { 'Content-Type': 'text/html' } });
      return response.status === 400 ? new Response(null, { status: 400 }) : response;
    },
  });
  expect(resultOf(report, 'error-members-are-strings')).toMatchObject({
    status: 'not-applicable',
    reason: 'the errors that could be provoked carry no JSON: 404 with text/html, 400 without a body',
  });
  expect(idsWith(report, 'failed')).toEqual(['report/error-members-present']);
});

describe('a report that is ready at once', () => {
  const ready = (kinds: RegExp) => (next: Handler) => async (request: Request) => {
    const response = await next(request);
    const running = request.method === 'GET' && response.status === 200 && kinds.test(new URL(request.url).pathname);
    return running && response.body !== null
      ? new Response('', { status: 303, headers: { Location: 'https://store.test/r' } })
      : response;
  };

  it('leaves its generation without a verdict after a few more kinds', async () => {
    const report = await judge({ around: ready(/./) });
    expect(idsWith(report, 'inconclusive')).toEqual(['report/generating-report-has-status', 'report/status-is-known']);
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'generating-report-has-status')?.reason).toBe(
      'no report was seen while it was generated (partner: ready (303) at its first read; ' +
        'bestandskundenpotential: ready (303) at its first read; handelsbeziehungen: ready (303) at its first read; ' +
        'erweitertefinanzierungskriterien: ready (303) at its first read); ' +
        'put a slower kind first in fixtures.report.kinds',
    );
  });

  it('lets the next kind stand for it', async () => {
    const around = ready(/^\/(partner|handelsbeziehungen)\//);
    expect(flagged(await judge({ around }))).toEqual([]);
    const faulty = await judge({ around, fault: 'report/running-without-status' });
    expect(resultOf(faulty, 'generating-report-has-status')?.status).toBe('failed');
  });

  it('is not called ready at its first read when that answered 404', async () => {
    const seen = new Set<string>();
    const report = await judge({
      configure: withKinds(['rohdaten']),
      around: (next) => (request) => {
        const fresh = request.method === 'GET' && !seen.has(request.url);
        seen.add(request.url);
        return fresh && !request.url.endsWith('/documentation')
          ? new Response(null, { status: 404 })
          : ready(/./)(next)(request);
      },
    });
    expect(resultOf(report, 'generating-report-has-status')?.reason).toContain('(rohdaten: ready (303) after 1 × 404)');
  });
});
