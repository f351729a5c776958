import { describe, expect, it } from 'vitest';
import type { Report } from '../../engine/report.ts';
import { LEVELS } from '../../engine/rule.ts';
import { idsWith, type InProcessOptions } from '../../proof/in-process.ts';
import { variantNamed } from '../../proof/variants/variant-named.fixture.ts';
import { describeRules, flagged, interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';
import { NoAnswer } from '../../engine/transport.ts';
import { onDocument } from '../../reference/faulty.ts';
import { CREATE, refusing } from '../../reference/partner/faulty-documents.ts';
import { RIGHTS } from './steps/attributes.ts';
import { unexpectedLeftovers } from './steps/report.fixture.ts';
import { withPartner } from './steps/with-partner.fixture.ts';

const tested = await interfaceUnderTest('partner');
const { judge, resultOf } = tested;
function without(headers: Headers, name: string): Headers {
  const others = new Headers(headers);
  others.delete(name);
  return others;
}

describeRules(tested, {
  // New partners have other identifiers in each run; a test below checks them.
  leftovers: expect.any(Array),
  alike: {
    satisfied: {
      '200 {}': ['head-answers-as-get', 'identifiers-read', 'other-types-are-not-acceptable', 'partner-reads'],
      '200 HTML': ['head-answers-as-get', 'other-types-are-not-acceptable'],
    },
    levels: LEVELS,
  },
});

describe('the reference deployment', () => {
  it('is left as it was except for blocked partners', async () => {
    const report = await judge();
    expect(unexpectedLeftovers(report)).toEqual([]);
    const created = report.exchanges.flatMap(({ response }) =>
      response?.status === 201 ? (response.headers['location'] ?? []) : [],
    );
    const last = (address: string) =>
      report.exchanges.findLast(({ request }) => request.url === address)?.response?.body;
    for (const address of created) expect(last(address)).toContain('"gesperrt":true');
    expect(report.leftovers).toHaveLength(created.length);
    // They cannot be deleted: a new rule should judge an existing creation (steps/combined.ts).
    expect(created.length).toBeLessThanOrEqual(6);
  });

  it('shows which rights a new person has', async () => {
    const notes = resultOf(await judge(), 'rights-not-supplied')?.notes;
    expect(notes).toHaveLength(2);
    expect(notes).toContainEqual(expect.stringMatching(/^true: .*rechtDarfMortgageNutzen/));
  });
});

describe('faults', () => {
  it('that never overwrite a value are caught even if none is set at first', async () => {
    const report = await judge({
      fault: 'partner/patch-keeps-what-is-set',
      configure: withPartner({ partnerId: 'KSB01', parentPartnerId: 'HSE01', mayChange: true }),
    });
    expect(resultOf(report, 'set-attributes-read')?.reason).toContain(
      'expected titelFunktion "Büroleitung \\"Süd\\"", got "Geschäftsführerin"',
    );
    expect(unexpectedLeftovers(report)).toEqual([]);
  });

  it.each([
    ['patch-accepts-bad-anrede', 'refused-change-stores-nothing'],
    ['create-accepts-bad-anrede', 'refused-values-explain'],
    ['create-refuses-rights', 'change-keeps-the-rest'],
    ['read-gesperrt-is-text', 'creation-answers-current-data'],
    ['read-typ-in-lower-case', 'creation-answers-current-data'],
    ['read-shows-unset-as-empty', 'creation-answers-current-data'],
  ])('that other rules judge leave a rule without a verdict: %s and %s', async (fault, name) => {
    expect(resultOf(await judge({ fault: `partner/${fault}` }), name)).toMatchObject({
      status: 'inconclusive',
      reason: expect.stringContaining('needs a ') as unknown,
    });
  });

  it.each([
    ['POST', 400],
    ['POST', 403],
    ['POST', 404],
    ['PATCH', 400],
    ['PATCH', 403],
    ['PATCH', 404],
  ])('of one refusal without a trace id are caught: %s with %i', async (method, status) => {
    const report = await judge({
      rules: [...tested.rules, ...tested.observing],
      around: (next) => async (request) => {
        const response = await next(request);
        if (request.method !== method || response.status !== status) return response;
        return new Response(response.body, { status, headers: without(response.headers, 'X-TraceId') });
      },
    });
    const withNobody = status === 404 ? ['partner/refusals-carry-trace-id'] : [];
    expect(idsWith(report, 'failed')).toEqual([...withNobody, 'partner/changes-carry-trace-id']);
    const path = `/partner/{PartnerId}${method === 'POST' ? '/untergeordnetePartner' : ''}`;
    expect(resultOf(report, 'changes-carry-trace-id')?.reason).toMatch(
      /: expected (the header X-TraceId '.+', got no such header|a non-empty header X-TraceId, got none)$/,
    );
    expect(resultOf(report, 'changes-carry-trace-id')?.reason).toContain(`${method} ${path}: expected`);
  });

  it('with an undocumented status fail a run', async () => {
    const report = await judge({ fault: 'partner/create-answers-202' });
    expect(idsWith(report, 'failed')).toEqual(['partner/creation-answers-201']);
    expect(report.verdict).toBe('nonconformant');
  });
});

it('the body of a refusal shows no inherited value, nor that there is none', async () => {
  const report = await judge({
    around: (next) => async (request) => {
      const sent = request.method === 'PATCH' ? await request.clone().text() : '';
      if (sent !== '{"gesperrt":true}') return next(request);
      const read = await next(new Request(request.url, { headers: request.headers }));
      const { typ } = (await read.json()) as { typ?: string };
      return typ === 'PERSON' ? Response.json({ message: 'blocked by others' }, { status: 409 }) : next(request);
    },
  });
  expect(resultOf(report, 'inherited-values')?.cases?.map(({ name, status }) => [name.split(' ')[0], status])).toEqual([
    ['GET', 'passed'],
    ['PATCH', 'inconclusive'],
    ['POST', 'passed'],
  ]);
});

it('a creation shows no inherited value only if a later read tells', async () => {
  const blocked = new Set<string>();
  const report = await judge({
    fault: 'partner/records-show-inherited-values',
    around: (next) => async (request) => {
      if (request.method === 'GET' && blocked.has(request.url)) return Response.json({ message: 'x' }, { status: 500 });
      const sent = request.method === 'PATCH' ? await request.clone().text() : '';
      if (sent === '{"gesperrt":true}') blocked.add(request.url);
      return next(request);
    },
  });
  expect(resultOf(report, 'inherited-values')?.cases?.map(({ status }) => status)).not.toContain('passed');
});

it.each([
  ['the first bad value', 'HERRN', undefined],
  ['another one', '1', undefined],
  ['the first one, though another one is accepted', 'HERRN', 'DIVERS'],
])('a change that is refused for %s and stores something is found', async (_, bad, taken) => {
  const report = await judge({
    around: (next) => async (request) => {
      const text = request.method === 'PATCH' ? await request.clone().text() : '{}';
      const { anrede, ...others } = Object(JSON.parse(text)) as Record<string, unknown>;
      const storing = (sent: object) => next(new Request(request.clone(), { body: JSON.stringify(sent) }));
      if (anrede !== undefined && anrede === taken) return storing({ ...others, anrede: 'FRAU' });
      if (anrede === bad) await storing(others);
      return next(request);
    },
  });
  expect(resultOf(report, 'refused-change-stores-nothing')?.status).toBe('failed');
});

it('a bad value that is accepted says nothing of the refusal of another one', async () => {
  const report = await judge({ fault: 'partner/anrede-by-its-number' });
  expect(resultOf(report, 'change-refuses-bad-values')?.status).toBe('failed');
  expect(resultOf(report, 'refused-change-stores-nothing')?.status).toBe('passed');
});

describe('a part of a creation', () => {
  const RIGHT_IN_ANY_CASE = new Map(RIGHTS.map((right) => [right.toLowerCase(), right]));
  /** Reads names of rights case-insensitively; the first of two equal ones counts. */
  const firstOfTwo = (sent: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(sent)
        .map(([name, value]): [string, unknown] => [RIGHT_IN_ANY_CASE.get(name.toLowerCase()) ?? name, value])
        .toReversed(),
    );
  const created = (report: Report) => report.leftovers.filter((line) => line.includes('was created')).length;

  it('is sent alone if a combination is stored wrongly, so that no other part fails', async () => {
    const report = await judge({ around: (next) => onDocument(CREATE, firstOfTwo)(next) });
    expect(idsWith(report, 'failed')).toEqual(['partner/names-are-case-sensitive']);
    expect(created(report)).toBeGreaterThan(6);
    expect(unexpectedLeftovers(report)).toEqual([]);
  });

  it('is sent alone if a target refuses the combination', async () => {
    const report = await judge({ around: (next) => refusing(CREATE, (sent) => Object.keys(sent).length > 40)(next) });
    expect(flagged(report)).toEqual([]);
    expect(created(report)).toBeGreaterThan(6);
  });

  it('is sent without booleans if empty strings for these are refused, so that no text is blamed', async () => {
    const report = await judge({ around: (next) => refusing(CREATE, (sent) => sent['gesperrt'] === '')(next) });
    const { status, reason } = resultOf(report, 'creation-ignores-empty-strings') ?? {};
    expect(status).toBe('failed');
    expect(reason).toMatch(/ gesperrt, .* gehoertZuKreditinstitut, .*: expected status 201, got 400$/);
    expect(reason).not.toMatch(/nachname|titelFunktion/);
  });

  it.each([
    ['answers 503', () => Response.json({}, { status: 503 })],
    ['loses the connection', () => Promise.reject(new NoAnswer('the connection was reset'))],
  ])('is not sent alone if a gateway %s', async (_, unanswered) => {
    let combinations = 0;
    const report = await judge({
      around: (next) => async (request) => {
        const isCreation = request.method === 'POST' && request.url.endsWith('/untergeordnetePartner');
        if (!isCreation) return next(request);
        const isCombined = Object.keys((await request.clone().json()) as object).length > 40;
        combinations += isCombined ? 1 : 0;
        return isCombined ? unanswered() : next(request);
      },
    });
    expect(combinations).toBeGreaterThan(0);
    expect(created(report)).toBeLessThanOrEqual(6);
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(idsWith(report, 'inconclusive').length).toBeGreaterThan(5);
  });

  it('fails no rule about blocks if the parent was not created blocked', async () => {
    const unblocked = (sent: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(sent).filter(([name]) => name !== 'gesperrt'));
    const report = await judge({ around: (next) => onDocument(CREATE, unblocked)(next) });
    expect(resultOf(report, 'block-reaches-subordinates')?.status).not.toBe('failed');
  });

  it('can be sent even if no partner can be created below a blocked one', async () => {
    const report = await judge({
      around: (next) => async (request) => {
        const { pathname } = new URL(request.url);
        if (request.method !== 'POST' || !pathname.endsWith('/untergeordnetePartner')) return next(request);
        const [above = ''] = request.url.split('/untergeordnetePartner');
        const read = await next(new Request(above, { headers: request.headers }));
        const isBlocked = (await read.text()).includes('"gesperrt":true');
        return isBlocked ? new Response(null, { status: 409 }) : next(request);
      },
    });
    expect(flagged(report)).toEqual([]);
    expect(created(report)).toBe(6);
  });
});

describe('unusual but conforming responses', () => {
  const rewrite = (change: (response: Response, request: Request) => Response | Promise<Response>) =>
    ({ around: (next) => async (request) => change(await next(request), request) }) satisfies Partial<InProcessOptions>;
  const copy = (response: Response, headers: Record<string, string>, body: BodyInit | null = response.body) =>
    new Response(body, { status: response.status, headers: { ...Object.fromEntries(response.headers), ...headers } });
  const rewriteRecord = (change: (record: Record<string, unknown>) => unknown) =>
    rewrite(async (response, { method }) => {
      if (!response.ok || method === 'HEAD') return response;
      const body = (await response.clone().json()) as Record<string, unknown>;
      if (!('gesperrtTransitiv' in body)) return response;
      return copy(response, { 'content-type': 'Application/JSON;charset=UTF-8' }, JSON.stringify(change(body)));
    });

  it('a relative Location', async () => {
    const report = await judge(
      rewrite((response) => {
        const location = response.headers.get('location');
        return location === null ? response : copy(response, { location: new URL(location).pathname });
      }),
    );
    expect(flagged(report)).toEqual([]);
    expect(unexpectedLeftovers(report)).toEqual([]);
  });

  it('a charset, links as strings, an empty anschrift and members of its own', async () => {
    let version = 0;
    const report = await judge(
      rewriteRecord((record) => ({
        anschrift: {},
        ...record,
        version: ++version,
        _links: Object.fromEntries(
          ['', '/administrierbare', '/partnerkennzeichen'].map((path) => [
            path.slice(1) || 'self',
            `/partner/${String(record['id'])}${path}`,
          ]),
        ),
      })),
    );
    expect(flagged(report)).toEqual([]);
  });

  it('a read that omits rights that are false', async () => {
    const report = await judge(
      rewrite(async (response, { method }) => {
        if (!response.ok || method !== 'GET') return response;
        const left = (name: string, value: unknown) =>
          name.startsWith('recht') && value === false ? undefined : value;
        return copy(response, {}, JSON.stringify(await response.clone().json(), left));
      }),
    );
    expect(flagged(report)).toEqual([]);
  });

  it('a read without typ and flags', async () => {
    const report = await judge(
      rewrite(async (response, { method }) =>
        response.ok && method === 'GET'
          ? copy(
              response,
              {},
              JSON.stringify(await response.clone().json(), (name, value: unknown) =>
                name === 'typ' || (name === 'gehoertZuKreditinstitut' && value === false) ? undefined : value,
              ),
            )
          : response,
      ),
    );
    expect(idsWith(report, 'failed', 'must')).toEqual([]);
  });

  it('a trace id of a gateway beside the one that came back', async () => {
    const report = await judge(
      rewrite((response) => {
        const traceId = response.headers.get('x-traceid');
        return traceId === null ? response : copy(response, { 'x-traceid': `gateway-1, ${traceId}` });
      }),
    );
    expect(idsWith(report, 'failed', 'must')).toEqual([]);
    expect(resultOf(report, 'trace-id-comes-back')?.status).toBe('passed');
  });

  it('refusals as HTML pages', async () => {
    const report = await judge(
      rewrite((response) =>
        [401, 403, 404].includes(response.status) ? copy(response, { 'content-type': 'text/html' }, '<p>') : response,
      ),
    );
    expect(flagged(report)).toEqual([]);
  });

  it('a link to a missing list, which only the rule about the list reports', async () => {
    const report = await judge({
      around: (next) => async (request) =>
        request.url.endsWith('/administrierbare') ? Response.json({}, { status: 404 }) : next(request),
    });
    expect(idsWith(report, 'failed')).toEqual(['partner/administrable-partners-are-listed']);
  });

  it('rights that are false unless they were supplied, the other reading of D3', async () => {
    const report = await judge({ around: variantNamed('rights-default-to-false').around });
    expect(flagged(report)).toEqual([]);
    expect(resultOf(report, 'rights-not-supplied')?.notes).toEqual([expect.stringMatching(/^false: /)]);
  });

  it('empty lists, which are judged by their form alone', async () => {
    const report = await judge(
      rewrite((response, request) => {
        if (!response.ok) return response;
        if (request.url.endsWith('/administrierbare')) return copy(response, {}, '[]');
        const empty = '{"alleSichtbar":false,"_embedded":{"partner":[]}}';
        return request.url.endsWith('/uebernahmeRechtFuer') ? copy(response, {}, empty) : response;
      }),
    );
    expect(flagged(report).map(({ id, status }) => [id.slice('partner/'.length), status])).toEqual([
      ['administrable-partners-include-itself', 'not-applicable'],
      ['entries-agree-with-records', 'not-applicable'],
      ['takeover-list-agrees-with-status', 'not-applicable'],
      ['writes-reach-nobody-else', 'not-applicable'],
    ]);
  });

  it('a bad typ that PATCH refuses', async () => {
    const report = await judge({
      around: (next) => async (request) => {
        const isBad = request.method === 'PATCH' && (await request.clone().text()).includes('"typ":"PERSONAL"');
        return isBad ? Response.json({ message: 'typ', traceId: 'T-1' }, { status: 400 }) : next(request);
      },
    });
    expect(flagged(report)).toEqual([]);
    expect(resultOf(report, 'change-with-bad-typ')?.status).toBe('passed');
  });

  it('a change that can be read only a moment later', async () => {
    const former = new Map<string, Response>();
    const stale = new Set<string>();
    const report = await judge({
      around: (next) => async (request) => {
        const { url, method } = request;
        if (method === 'GET' && stale.delete(url)) return former.get(url)?.clone() ?? next(request);
        const response = await next(request);
        if (method === 'GET') former.set(url, response.clone());
        if (method === 'PATCH') stale.add(url);
        return response;
      },
    });
    expect(idsWith(report, 'failed')).toEqual([]);
  });
});
