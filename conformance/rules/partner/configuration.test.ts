import { describe, expect, it } from 'vitest';
import type { Config } from '../../engine/config/schema.ts';
import type { Report } from '../../engine/report.ts';
import { idsWith } from '../../proof/in-process.ts';
import { flagged, interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';
import { onAnswers } from '../../proof/variants/variant.ts';
import { part, withRewrittenJson, withStatus, type JsonObject } from '../../reference/faulty.ts';
import { unexpectedLeftovers, requestsBy } from './steps/report.fixture.ts';
import { alsoWithPartner, withPartner } from './steps/with-partner.fixture.ts';

const { rules, judge, resultOf } = await interfaceUnderTest('partner');
/** Rewrites the responses to reads of a path. */
const onRead = (path: RegExp, rewrite: (body: JsonObject) => unknown) =>
  onAnswers('pm')({ method: 'GET', path, status: 200 }, withRewrittenJson(rewrite));

/** Hides the rights of a record that have certain values. */
const withoutRights = (isHidden: (value: unknown) => boolean) => (record: JsonObject) =>
  part(record, (name, value) => !name.startsWith('recht') || !isHidden(value));

describe('the configuration', () => {
  it('prevents changes of a partner without mayChange', async () => {
    const report = await judge({ configure: alsoWithPartner({ mayChange: false }) });
    expect(flagged(report)).toEqual([]);
    expect(requestsBy(report, 'PATCH').filter(({ url }) => url.endsWith('/BRT01'))).toEqual([]);
  });

  it('prevents changes of an organisation, which has other attributes', async () => {
    const report = await judge({
      configure: alsoWithPartner({ partnerId: 'STL01' }),
      // D3 lists links for persons only.
      around: onRead(/\/partner\/STL01$/, ({ _links, ...record }) => record),
    });
    // An organisation can take over nobody.
    expect(flagged(report).map(({ id, status }) => [id, status])).toEqual([
      ['partner/takeover-list-agrees-with-status', 'not-applicable'],
    ]);
    expect(requestsBy(report, 'PATCH').filter(({ url }) => url.endsWith('/STL01'))).toEqual([]);
  });

  it.each([
    ['an organisation', { partnerId: 'HSE01' }, /\/(HSE01|VBD01)\/uebernahmeRechtFuer\/\w+$/],
    ['the partner itself', { otherPartnerId: 'BRT01' }, /\/(\w+)\/uebernahmeRechtFuer\/\1$/],
  ])('may name %s for the takeover status, which need not be answered then', async (_, names, refused) => {
    const report = await judge({
      configure: alsoWithPartner(names),
      around: (next) => async (request) => {
        const response = await next(request);
        return refused.test(request.url) && response.ok ? withStatus(400)(response) : response;
      },
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'takeover-status-reads')).toMatchObject({
      status: 'inconclusive',
      reason: expect.stringContaining('supply persons as fixtures.partner.partnerId') as unknown,
    });
  });

  it('may name only persons, whose identifiers need not be answered', async () => {
    const report = await judge({
      allowWrites: false,
      configure: withPartner({ partnerId: 'BRT01' }),
      around: (next) => async (request) =>
        request.url.endsWith('/partnerkennzeichen') ? withStatus(403)(await next(request)) : next(request),
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'identifiers-read')?.reason).toMatch(/^got 403 for .*; supply a sales unit as fixtures\./);
  });

  it('is requested in the reasons if rules about PATCH lack a setting', async () => {
    const report = await judge({ configure: withPartner({ partnerId: 'BRT01' }) });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'change-keeps-the-rest')).toMatchObject({
      status: 'inconclusive',
      reason: expect.stringContaining('supply fixtures.partner.parentPartnerId') as unknown,
    });
    expect(resultOf(report, 'creation-answers-201')?.reason).toBe('supply fixtures.partner.parentPartnerId');
  });

  it('may omit partners that the run can find itself', async () => {
    const report = await judge({
      configure: withPartner({ parentPartnerId: 'HSE01', readOnlyPartnerId: 'VBD01', hiddenPartnerId: 'FRD02' }),
    });
    expect(flagged(report)).toEqual([]);
    const urls = report.exchanges.map(({ request }) => request.url);
    expect(urls.some((url) => url.endsWith('/partner/ADM01'))).toBe(true);
    expect(urls.some((url) => /\/ADM01\/uebernahmeRechtFuer\/\w+$/.test(url))).toBe(true);
  });

  it('is requested to name a partner if the caller may not see itself', async () => {
    const report = await judge({
      allowWrites: false,
      configure: withPartner({}),
      around: () => (request) => {
        const traceId = request.headers.get('x-traceid') ?? 'T-1';
        return new Response(null, { status: 404, headers: { 'X-TraceId': traceId } });
      },
    });
    expect(resultOf(report, 'partner-reads')).toMatchObject({
      status: 'inconclusive',
      reason: 'got 404 for credentials.partner; supply fixtures.partner.partnerId',
    });
    expect(idsWith(report, 'failed', 'must')).toEqual([]);
  });

  it('is named in the reason if a fixture is not as described', async () => {
    const report = await judge({
      configure: alsoWithPartner({ readOnlyPartnerId: 'KSB01', hiddenPartnerId: 'STL02', otherPartnerId: 'FRD02' }),
    });
    expect(resultOf(report, 'change-needs-settings-rights')?.reason).toMatch(
      /; see fixtures.partner.readOnlyPartnerId/,
    );
    expect(resultOf(report, 'invisible-partner-not-found')?.reason).toMatch(/; see fixtures.partner.hiddenPartnerId/);
    expect(resultOf(report, 'takeover-status-reads')?.reason).toMatch(/ and fixtures.partner.otherPartnerId$/);
    expect(unexpectedLeftovers(report)).toEqual([]);
  });

  it('may not name a right that persons have by default as rightNotHeld', async () => {
    const report = await judge({ configure: alsoWithPartner({ rightNotHeld: 'rechtDarfMortgageNutzen' }) });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'granting-needs-the-right')?.reason).toContain(
      'a person may have rechtDarfMortgageNutzen by default; supply another fixtures.partner.rightNotHeld',
    );
  });

  it('may not name a right that the record of the caller shows as rightNotHeld', async () => {
    const report = await judge({ configure: alsoWithPartner({ rightNotHeld: 'rechtDarfErgebnisListeNutzen' }) });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'granting-needs-the-right')?.reason).toContain(
      'the record of the caller shows rechtDarfErgebnisListeNutzen; supply another fixtures.partner.rightNotHeld',
    );
  });

  it('is requested to name a right not held if no record shows one', async () => {
    const report = await judge({
      configure: ({ credentials, fixtures, ...config }) => {
        const { partnerWithoutCreateRight: _, ...others } = credentials ?? {};
        const { rightNotHeld: __, ...partner } = fixtures?.partner ?? {};
        return { ...config, credentials: others, fixtures: { ...fixtures, partner } };
      },
      around: onRead(
        /\/partner\/[^/]+$/,
        withoutRights((value) => value === false),
      ),
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'granting-needs-the-right')).toMatchObject({
      status: 'inconclusive',
      reason: 'supply fixtures.partner.rightNotHeld',
    });
  });

  it('is questioned if the caller is refused for the right that it names as rightHeld', async () => {
    const report = await judge({
      configure: alsoWithPartner({ rightHeld: 'rechtLoanEchtgeschaeftErlaubt' }),
      // D3 contradicts itself on whether a right for an organisation is refused or ignored.
      around: (next, host) => {
        const hidden = onRead(
          /\/partner\/ADM01$/,
          withoutRights(() => true),
        )(next, host);
        return async (request) =>
          request.method !== 'GET' && (await request.clone().text()).includes('"rechtLoanEchtgeschaeftErlaubt":true')
            ? new Response(null, { status: 403 })
            : hidden(request);
      },
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'foreign-attributes-are-ignored')?.reason).toContain(
      'the caller may not grant rights (403); see fixtures.partner.rightHeld',
    );
  });

  it('may name a blocked parent, below which blocks are not judged', async () => {
    const report = await judge({ configure: alsoWithPartner({ parentPartnerId: 'STL01' }) });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'blocks-are-lifted')?.reason).toBe(
      'needs a parent that is not blocked, nor anybody above; see fixtures.partner.parentPartnerId',
    );
  });

  it('exempts a target without state from rules that need it', async () => {
    const report = await judge({ configure: (config) => ({ ...config, capabilities: { state: false } }) });
    expect(flagged(report).filter(({ status }) => status !== 'not-applicable')).toEqual([]);
    expect(requestsBy(report, 'PATCH')).toEqual([]);
  });

  it('decides whether anything is written', async () => {
    const report = await judge({ allowWrites: false });
    const reading = rules
      .filter(({ effect, withoutWrites }) => effect === 'reads' || withoutWrites)
      .map(({ id }) => id);
    expect(idsWith(report, 'passed')).toEqual(reading);
    expect(idsWith(report, 'skipped')).toHaveLength(rules.length - reading.length);
    expect(new Set(report.exchanges.map(({ request }) => request.method))).toEqual(new Set(['GET', 'HEAD']));
  });
});

describe('a caller without the right', () => {
  const supply = 'see credentials.partner and fixtures.partner.parentPartnerId';
  const reasonsOf = (report: Report) => new Set(report.rules.map(({ reason }) => reason));
  const asCaller = (partner: { apiKey: string; partnerId: string }) => (config: Config) => ({
    ...config,
    credentials: { ...config.credentials, partner },
  });

  it.each([
    ['passed', undefined],
    [
      'inconclusive',
      expect.stringMatching(/ user and \d more: supply credentials\.partnerWithoutCreateRight$/) as unknown,
    ],
  ])('that is an organisation leaves the user to another credential: %s', async (status, reason) => {
    const report = await judge({
      rules: rules.filter(({ id }) => id === 'partner/keys-of-users-and-organisations'),
      allowWrites: false,
      configure: (config) => {
        const { partnerOrganisation: partner, partnerWithoutCreateRight, ...credentials } = config.credentials ?? {};
        return {
          ...config,
          credentials: {
            ...credentials,
            ...(partner && { partner }),
            ...(status === 'passed' && partnerWithoutCreateRight && { partnerWithoutCreateRight }),
          },
        };
      },
    });
    expect(resultOf(report, 'keys-of-users-and-organisations')).toMatchObject({ status, reason });
  });

  it('to create partners leaves rules inconclusive', async () => {
    const report = await judge({
      configure: (config) => {
        const caller = config.credentials?.partnerWithoutCreateRight;
        return caller === undefined ? config : asCaller(caller)(config);
      },
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'creation-answers-201')).toMatchObject({
      status: 'inconclusive',
      reason: `needs a caller who may create a partner, got 403; ${supply}`,
    });
  });

  it('to do anything at all leaves all rules inconclusive', async () => {
    const report = await judge({ configure: asCaller({ apiKey: 'unknown', partnerId: 'ADM01' }) });
    expect(flagged(report).filter(({ status }) => status !== 'inconclusive')).toEqual([]);
    expect(idsWith(report, 'inconclusive')).toHaveLength(rules.length);
    expect(reasonsOf(report)).toContain(`needs a caller who may create a partner, got 401; ${supply}`);
  });

  it('to see the parent leaves rules that write inconclusive', async () => {
    const report = await judge({ configure: withPartner({ parentPartnerId: 'FRD01' }) });
    expect(idsWith(report, 'failed')).toEqual([]);
    const writing = rules.filter(({ effect }) => effect !== 'reads').map(({ id }) => id);
    expect(idsWith(report, 'inconclusive')).toEqual(expect.arrayContaining(writing));
    expect(reasonsOf(report)).toContain(`needs a caller who may create a partner, got 404; ${supply}`);
  });

  it('to see the parent is not assumed if the parent can be read', async () => {
    const report = await judge({
      around: (next) => (request) => (request.method === 'POST' ? new Response(null, { status: 404 }) : next(request)),
    });
    expect(resultOf(report, 'creation-answers-201')?.reason).toBe(
      'expected status 201, got 404; see fixtures.partner.parentPartnerId',
    );
  });

  it.each([401, 403])(
    'to change the partner (%i) leaves rules inconclusive, and nothing more is sent',
    async (status) => {
      const report = await judge({
        around: (next) => (request) =>
          request.method === 'PATCH' && request.url.endsWith('/BRT01') ? new Response(null, { status }) : next(request),
      });
      expect(idsWith(report, 'failed')).toEqual([]);
      expect(resultOf(report, 'forbidden-changes')).toMatchObject({
        status: 'inconclusive',
        reason: `needs a caller who may change the partner, got ${status}; see credentials.partner and fixtures.partner.partnerId`,
      });
      expect(unexpectedLeftovers(report)).toEqual([]);
    },
  );

  it('is not assumed once a change was accepted', async () => {
    const report = await judge({
      around: (next) => async (request) =>
        request.method === 'PATCH' && (await request.clone().text()).includes('"id"')
          ? new Response(null, { status: 403 })
          : next(request),
    });
    expect(resultOf(report, 'change-ignores-what-cannot-change')).toMatchObject({
      status: 'failed',
      reason: expect.stringMatching(/^PATCH \S+ id PERSON, .*: expected status 2xx, got 403$/) as unknown,
    });
  });
});
