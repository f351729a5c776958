import { describe, expect, it } from 'vitest';
import type { Config } from '../../engine/config/schema.ts';
import { CONSTANT_ANSWERS, idsWith, judgeInProcess, type InProcessOptions } from '../../proof/in-process.ts';
import { faultsToCatch, rulesOf } from '../../proof/rules-and-faults.fixture.ts';
import { withoutSetting } from '../../proof/named-settings.fixture.ts';
import { variantNamed } from '../../proof/variants/variant-named.fixture.ts';
import { ermittlungsId } from '../../reference/cases/seed.ts';
import { strangerCases } from '../steps/access.ts';

const rules = (await rulesOf('offers-v2')).filter(({ optIn }) => optIn === undefined);
const reading = rules.filter(({ effect, withoutWrites }) => effect === 'reads' || withoutWrites !== undefined);

/** The configuration with a determination that no longer exists. */
const withExpired = (config: Config): Config => {
  const offers = { ...config.fixtures?.offers, ermittlungsId: 'expired' };
  return { ...config, fixtures: { ...config.fixtures, offers } };
};

const judge = (options: Omit<InProcessOptions, 'rules'> = {}) =>
  judgeInProcess({ rules, allowWrites: false, ...options });

/** Faults of creating a determination, which reads cannot find. */
const OF_DETERMINATION = [
  'determination-leads-strangers-to-copy',
  'determination-refused-with-location',
  'determination-shows-login-page',
  'determination-without-token',
  'trace-id-of-case-refused',
].map((name) => `offers-v2/${name}`);
/** Faults of a new determination; the configured one is old. */
const OF_FRESH_ONE = ['determination-identifier-of-another', 'waiting-200-empty', 'waiting-202', 'waiting-404'];
const toCatch = faultsToCatch(reading).filter(
  ({ fault }) => ![...OF_DETERMINATION, ...OF_FRESH_ONE.map((name) => `offers-v2/${name}`)].includes(fault),
);

const OF_UNKNOWN_ONE = ['offers-v2/token-required', 'offers-v2/trace-id-optional'];
const OF_GIVEN_ONE = ['offers-v2/commission-of-caller', 'offers-v2/commission-ready', 'offers-v2/determination-reads'];
const READING_MUST = [...OF_GIVEN_ONE, ...OF_UNKNOWN_ONE];

describe('a run without writes', () => {
  it('reaches verdicts by reads, and skips the other rules', async () => {
    const report = await judge();
    expect(idsWith(report, 'passed')).toEqual(reading.map(({ id }) => id));
    expect(idsWith(report, 'passed', 'must')).toEqual(READING_MUST);
    expect(idsWith(report, 'skipped')).toHaveLength(rules.length - reading.length);
  });

  it('reads an unknown determination if none is configured', async () => {
    const report = await judge({ configure: (config) => withoutSetting(config, 'fixtures.offers.ermittlungsId') });
    expect(idsWith(report, 'passed', 'must')).toEqual(OF_UNKNOWN_ONE);
    expect(idsWith(report, 'skipped', 'must')).toEqual(expect.arrayContaining(OF_GIVEN_ONE));
  });

  it('finds that the configured determination can be read without a token', async () => {
    const report = await judge({
      around: (next) => async (request) => {
        const response = await next(request);
        const isOpen = response.status === 401 && request.url.includes(ermittlungsId);
        return isOpen ? Response.json({ ermittlungsId }, { headers: response.headers }) : response;
      },
    });
    expect(idsWith(report, 'failed', 'must')).toEqual(['offers-v2/token-required']);
  });

  it('waits for the configured determination', async () => {
    const report = await judge({ patienceMs: 5000, around: variantNamed('slow').around });
    expect(idsWith(report, 'passed', 'must')).toEqual(READING_MUST);
  });

  it('names the setting if the configured determination no longer exists', async () => {
    const report = await judge({ configure: withExpired });
    expect(idsWith(report, 'failed')).toEqual([]);
    const reasons = report.rules.filter(({ status }) => status === 'inconclusive').map(({ reason }) => reason);
    expect(reasons.length).toBeGreaterThan(0);
    const says = 'fixtures.offers.ermittlungsId must name a determination that the caller can read, got 404';
    expect(reasons).toEqual(reasons.map(() => expect.stringContaining(says) as unknown));
  });

  it('sends only GET, apart from the token request', async () => {
    const sent = (await judge()).exchanges.map(({ request }) => `${request.method} ${new URL(request.url).pathname}`);
    expect(sent.filter((each) => !each.startsWith('GET '))).toEqual(['POST /login']);
  });

  it.each(toCatch.map(({ rule, fault }) => ({ id: rule.id, rule, fault })))(
    'finds $fault by $id too',
    async ({ rule, fault }) => {
      const [result] = (await judgeInProcess({ rules: [rule], fault, allowWrites: false })).rules;
      expect(result?.status).toBe('failed');
    },
  );

  it.each(OF_DETERMINATION)(
    'reports that it has not requested a determination, and so cannot find %s',
    async (fault) => {
      const { rules: results } = await judge({ fault });
      const casesOf = (name: string) => results.find(({ id }) => id === `offers-v2/${name}`)?.cases ?? [];
      const left = [...casesOf('token-required'), ...casesOf('trace-id-optional')].filter(
        ({ status }) => status !== 'passed',
      );
      expect(left.map(({ name, status, reason }) => [name, status, reason])).toEqual(
        [
          ...strangerCases([
            'ergebnisse of captured data',
            'determination for captured data',
            'determination for a case',
          ]),
          ...['word', 'sentence', 'long'].map((kind) => `determination: ${kind}`),
          'determination for a case: sentence',
        ].map((name) => [
          name,
          'skipped',
          'POST /v2/ergebnisliste/ermittlung may change the target; allow it with --allow-writes',
        ]),
      );
    },
  );

  it.each(Object.entries(CONSTANT_ANSWERS))('passes no must-rule that %s does not satisfy', async (_, answer) => {
    const report = await judge({ around: (next, host) => (host === 'login' ? next : answer) });
    expect(idsWith(report, 'passed', 'must')).toEqual([]);
  });

  it('considers an interface missing if all requests get 404, or 410 with a token', async () => {
    const nothing = () => new Response(null, { status: 404 });
    const gone = ({ headers }: Request) => new Response(null, { status: headers.has('authorization') ? 410 : 401 });
    for (const answer of [nothing, gone]) {
      const report = await judge({ around: (next, host) => (host === 'v2' ? answer : next) });
      expect(idsWith(report, 'failed')).toEqual([]);
      expect(idsWith(report, 'inconclusive').toSorted()).toEqual(expect.arrayContaining(READING_MUST));
      expect(report.rules.find(({ id }) => id === READING_MUST[0])?.notServed).toEqual([answer === gone ? 410 : 404]);
    }
  });

  it('accepts 403 for an unknown determination if a missing token gets 401', async () => {
    const report = await judge({
      around: (next) => async (request) => {
        const response = await next(request);
        return response.status === 404 ? new Response(null, { status: 403, headers: response.headers }) : response;
      },
    });
    expect(idsWith(report, 'passed', 'must')).toEqual(
      expect.arrayContaining(['offers-v2/token-required', 'offers-v2/trace-id-optional']),
    );
    expect(idsWith(report, 'failed')).toEqual([]);
  });

  it('does not conclude that a token is required if every request gets 403', async () => {
    const report = await judge({
      configure: (config) => withoutSetting(config, 'fixtures.offers.ermittlungsId'),
      around: (next, host) => (host === 'v2' ? () => new Response(null, { status: 403 }) : next),
    });
    expect(report.rules.find(({ id }) => id === 'offers-v2/token-required')).toMatchObject({
      status: 'inconclusive',
      reason: expect.stringContaining('403 with it, 403 without; a run with --allow-writes') as unknown,
    });
  });
});
