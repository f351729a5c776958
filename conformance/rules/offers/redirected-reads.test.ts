import { describe, expect, it } from 'vitest';
import type { Config } from '../../engine/config/schema.ts';
import { idsWith, judgeInProcess, type InProcessOptions } from '../../proof/in-process.ts';
import { rulesOf } from '../../proof/rules-and-faults.fixture.ts';
import { withoutSetting } from '../../proof/named-settings.fixture.ts';
import { variantNamed } from '../../proof/variants/variant-named.fixture.ts';

/** For each version, a read that occurs in its reasons. */
const VERSIONS = { 'offers-v1': 'GET', 'offers-v2': 'ermittlung', 'offers-v3': 'ergebnisliste' } as const;
const IDS = Object.keys(VERSIONS) as (keyof typeof VERSIONS)[];

const rules = (await Promise.all(IDS.map(rulesOf))).flat().filter(({ optIn }) => optIn === undefined);
const variants = ['reads-redirected', 'reads-redirected-at-once'].map(variantNamed);

const withoutDetermination = (config: Config): Config => withoutSetting(config, 'fixtures.offers.ermittlungsId');
const runs: [string, Partial<InProcessOptions>][] = [
  ['with writes', {}],
  ['without writes', { allowWrites: false }],
  ['without writes and without a determination', { allowWrites: false, configure: withoutDetermination }],
];

describe.each(variants)('$name', ({ around = (next) => next }) => {
  it.each(runs)('fails no rule in a run %s', async (_, options) => {
    const report = await judgeInProcess({ rules, around, ...options });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(idsWith(report, 'inconclusive')).toEqual([]);
  });

  it.each(runs)('does not hide from a run %s that any token is accepted', async (_, options) => {
    for (const id of IDS) {
      const report = await judgeInProcess({ rules, around, fault: `${id}/signature-not-verified`, ...options });
      const result = report.rules.find((rule) => rule.id === `${id}/token-required`);
      expect([result?.status, result?.reason]).toEqual([
        'failed',
        expect.stringContaining(`${VERSIONS[id]} with a wrong credential`),
      ]);
    }
  });

  it('does not hide that x-TraceId changes the response at the end of redirects', async () => {
    const faults = [
      'offers-v1/trace-id-empties-answers',
      'offers-v2/trace-id-empties-answers',
      'offers-v3/trace-id-hides-results',
    ];
    for (const fault of faults) {
      const report = await judgeInProcess({ rules, around, fault });
      expect(idsWith(report, 'failed')).toContain(fault.replace(/\/.*/, '/trace-id-optional'));
    }
  });

  it('does not fail for a configured determination that no longer exists', async () => {
    const expired = { ermittlungsId: 'expired' };
    const configure = ({ fixtures, ...config }: Config): Config => ({
      ...config,
      fixtures: { ...fixtures, offers: { ...fixtures?.offers, ...expired } },
    });
    const report = await judgeInProcess({ rules, around, allowWrites: false, configure });
    expect(idsWith(report, 'failed')).toEqual([]);
  });
});

it('a redirect of strangers to a login page is a refusal', async () => {
  const report = await judgeInProcess({
    rules,
    around: (next, host) => async (request) => {
      const response = await next(request);
      if (!['v2', 'baufi'].includes(host) || response.status !== 401) return response;
      return new Response(null, { status: 302, headers: { location: '/anmeldung' } });
    },
  });
  expect(idsWith(report, 'failed')).toEqual([]);
});
