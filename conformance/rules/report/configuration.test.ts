import { describe, expect, it } from 'vitest';
import type { Config } from '../../engine/config/schema.ts';
import { REPORT_KINDS } from './steps/kinds.ts';
import { ADDRESSES, idsWith } from '../../proof/in-process.ts';
import { authorization } from '../../reference/report/seed.ts';
import type { Handler } from '../../servers/handler.ts';
import { interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';
import { withKinds } from './steps/with-kinds.fixture.ts';

const { judge, resultOf, rules } = await interfaceUnderTest('report');

describe('the configuration', () => {
  it('decides which kinds are requested', async () => {
    const { exchanges } = await judge({ configure: withKinds(['rohdaten', 'vertrieb']) });
    const posted = exchanges.filter(({ request }) => request.method === 'POST').map(({ request }) => request.url);
    expect(new Set(posted)).toEqual(new Set([`${ADDRESSES.report}/rohdaten`, `${ADDRESSES.report}/vertrieb`]));
  });

  it('leaves properties of other kinds without a verdict, and says why', async () => {
    const report = await judge({ configure: withKinds(['rohdaten', 'vertrieb']) });
    expect(idsWith(report, 'inconclusive')).toEqual([]);
    expect(resultOf(report, 'from-day-accepted')).toMatchObject({ status: 'passed' });
    for (const name of ['to-day-accepted', 'produkt-art-accepted', 'partner-of-report-accepted']) {
      expect(resultOf(report, name)).toMatchObject({
        status: 'skipped',
        reason: expect.stringMatching(/ is not among fixtures\.report\.kinds/) as string,
      });
    }
  });

  it('names the partner for whom a report is requested', async () => {
    const withPartner = (partnerId: string) => (config: Config) => ({
      ...config,
      fixtures: { ...config.fixtures, report: { ...config.fixtures?.report, partnerId } },
    });
    const other = await judge({ configure: withPartner('Filiale 7') });
    expect(resultOf(other, 'partner-of-report-accepted')).toMatchObject({
      status: 'inconclusive',
      reason:
        'mtvreport: fixtures.report.partnerId is none for a report, which wants three capital letters and two digits',
    });

    const forbidden = await judge({
      configure: withPartner('XYZ99'),
      around: (next) => async (request) => {
        const sent = request.method === 'POST' ? await request.clone().text() : '';
        return sent.includes('XYZ99') ? Response.json({ message: 'no permission' }, { status: 403 }) : next(request);
      },
    });
    expect(idsWith(forbidden, 'failed')).toEqual([]);
    expect(resultOf(forbidden, 'partner-of-report-accepted')?.reason).toContain('name a partner for whom it may');
  });

  const refusing = (kinds: string, status: number) => (next: Handler) => (request: Request) => {
    const posted = request.method === 'POST' && new RegExp(`/(${kinds})$`).test(request.url);
    return posted ? Response.json({ message: 'refused', error: 'refused' }, { status }) : next(request);
  };
  const unnamed = (config: Config) => {
    const { partnerId = '' } = config.fixtures?.report ?? {};
    return { ...config, fixtures: { ...config.fixtures, report: { partnerId } } };
  };

  it('is requested in the reason if the credential may not request a kind', async () => {
    const report = await judge({ configure: unnamed, around: refusing('partner|mtvreport', 403) });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'request-accepted')).toMatchObject({
      status: 'inconclusive',
      reason:
        'partner, mtvreport: the credential may not request it (403); list the kinds it may request in fixtures.report.kinds',
    });
  });

  it('leaves only rules per kind inconclusive if some kinds are forbidden or unavailable', async () => {
    for (const status of [403, 503]) {
      const report = await judge({ configure: unnamed, around: refusing('partner|vertrieb', status) });
      const perKind = rules.filter(({ cases }) => typeof cases === 'function').map(({ id }) => id);
      expect(idsWith(report, 'failed')).toEqual([]);
      expect(idsWith(report, 'inconclusive').filter((id) => !perKind.includes(id))).toEqual([]);
    }
  });

  it('is questioned in the reason if it lists a kind that is forbidden', async () => {
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
    expect(idsWith(report, 'inconclusive')).toEqual([
      'report/ready-body-is-text',
      'report/ready-location-target',
      'report/ready-with-location',
    ]);
    expect(resultOf(report, 'ready-with-location')?.reason).toBe(
      'the report was not ready (303) after 3 reads; ' +
        'raise timing.patienceMs, or leave the kind out of fixtures.report.kinds',
    );
  });

  it('is not blamed if a report ends with an error', async () => {
    const report = await judge({
      around: (next) => async (request) => {
        const answer = await next(request);
        return answer.status === 303 ? Response.json({ message: 'm', error: 'e' }, { status: 500 }) : answer;
      },
    });
    expect(resultOf(report, 'ready-with-location')).toMatchObject({
      status: 'inconclusive',
      reason:
        'needs a report that gets ready (303); the last read answered 500; ' +
        'if no report of the kind can be produced, leave it out of fixtures.report.kinds',
    });
  });
});

describe('a credential', () => {
  it('without permission is not asked for where it is named', async () => {
    const hiding = (next: Handler) => async (request: Request) => {
      const answer = await next(request);
      return answer.status === 403 ? Response.json({ message: 'm', error: 'e' }, { status: 404 }) : answer;
    };
    expect(resultOf(await judge({ around: hiding }), 'forbidden-has-message')).toMatchObject({
      status: 'inconclusive',
      reason: 'nothing was answered with 403, with credentials.reportForbidden either',
    });
  });

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

  it.each([
    ['POST', ['no-permission-forbidden']],
    ['GET or POST', ['no-permission-forbidden', 'read-without-permission-refused']],
  ])('without permission that %s may not know leaves permission without a verdict', async (method, names) => {
    const report = await judge({
      around: refusing((request) => {
        const value = request.headers.get('authorization');
        const isMeant = method.includes(request.method) && !request.url.endsWith('/documentation');
        return isMeant && value !== null && value !== authorization;
      }),
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    for (const name of names) {
      expect(resultOf(report, name)).toMatchObject({ status: 'inconclusive' });
      expect(resultOf(report, name)?.reason).toContain('credentials.reportForbidden');
    }
  });

  it('that is invented is sent with one request and one read of each kind', async () => {
    const { exchanges } = await judge({
      around: refusing(({ method, url }) => method === 'POST' && url.endsWith('/partner')),
      configure: (config) => ({
        ...config,
        credentials: { report: config.credentials?.report ?? { authorization: '' } },
      }),
    });
    const forbidden = exchanges.filter(
      ({ request, response }) =>
        request.method !== 'OPTIONS' && response?.status === 403 && request.headers['Authorization'] !== undefined,
    );
    const sent = forbidden.map(({ request }) => `${request.method} ${new URL(request.url).pathname.split('/')[1]}`);
    const requested = REPORT_KINDS.filter((kind) => kind !== 'partner').map((kind) => `POST ${kind}`);
    expect(sent.sort()).toEqual([...REPORT_KINDS.map((kind) => `GET ${kind}`), ...requested].sort());
  });
});
