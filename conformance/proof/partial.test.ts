import { describe, expect, it } from 'vitest';
import { loadRules } from '../engine/load-rules.ts';
import { judgeInProcess, type InProcessOptions } from './in-process.ts';
import { rulesOf } from './rules-and-faults.fixture.ts';
import { withoutSetting } from './named-settings.fixture.ts';

const rules = await loadRules();

/** The result of a rule, judged together with what it observes. */
async function resultOf(id: string, options: Omit<InProcessOptions, 'rules'>) {
  const [rule] = rules.filter((one) => one.id === id);
  if (rule === undefined) throw new RangeError(`there is no rule ${id}`);
  const company = rule.effect === 'observes' ? [...(await rulesOf(rule.interface)), rule] : [rule];
  const report = await judgeInProcess({ rules: company, ...options });
  return report.rules.find((one) => one.id === id);
}

const without = (setting: string): Pick<InProcessOptions, 'configure'> => ({
  configure: (config) => withoutSetting(config, setting),
});

describe('a rule that passes although a setting is missing', () => {
  it.each([
    ['fixtures.offers.vorgangsNummer', 'offers-v2/token-required'],
    ['fixtures.offers.vorgangsNummer', 'offers-v2/trace-id-optional'],
    ['fixtures.offers.vorgangsNummerOhneErgebnisse', 'offers-v3/determination-answers-200-or-204'],
    ['fixtures.offers.vorgangsNummerOhneErgebnisse', 'offers-v3/token-required'],
    ['fixtures.cases.bodies.nachricht', 'cases-v1/later-operations-absent'],
    ['fixtures.cases.bodies.entscheidungsreife', 'cases-v1/later-operations-absent'],
    ['fixtures.cases.bodies.patch', 'cases-v3/token-is-taken'],
    ['fixtures.cases.bodies.nachricht', 'cases-v3/token-is-taken'],
    ['credentials.partnerWithoutCreateRight', 'partner/granting-needs-the-right'],
  ])('says what was left out without %s: %s', async (setting, id) => {
    const { status, notes = [] } = (await resultOf(id, without(setting))) ?? {};
    expect([status, notes.join()]).toEqual(['passed', expect.stringContaining(setting)]);
  });

  it.each(['read-needs-credential', 'read-without-permission-refused', 'nonsense-credential-refused'])(
    'says that no existing report was read in a run without writes: report/%s',
    async (name) => {
      const { status, notes = [] } = (await resultOf(`report/${name}`, { allowWrites: false })) ?? {};
      expect([status, notes.join()]).toEqual(['passed', expect.stringMatching(/fixtures\.report\.readyReport/)]);
    },
  );

  it('says in a run without writes which fixture was judged instead, or which cases were skipped', async () => {
    const byGiven = rules.filter(({ withoutWrites }) => withoutWrites !== undefined);
    const report = await judgeInProcess({ rules: byGiven, allowWrites: false });
    const passed = report.rules.filter(({ status }) => status === 'passed');
    expect(passed.length).toBeGreaterThan(5);
    for (const { id, notes } of passed) {
      const { withoutWrites } = byGiven.find((rule) => rule.id === id) ?? {};
      const told = [`judged by ${withoutWrites} alone; the rest takes --allow-writes`, 'allow it with --allow-writes'];
      expect(told.filter((what) => notes?.join('\n').includes(what)).length, id).toBe(1);
    }
  });
});

describe('a rule that cannot be judged because a setting is missing', () => {
  it.each([
    ['fixtures.offers.vorgangsNummer', 'offers-v3/token-is-taken', undefined],
    ['credentials.partner', 'partner/reads-answer-200', undefined],
    ['credentials.kex', 'consumer-loan-offers/bodies-are-typed', undefined],
    [
      'fixtures.applications.produktAnbieterStatus',
      'applications/status-change-is-dated',
      'applications/several-operations-undated',
    ],
    ['targets.login', 'cases-v2/case-reads', undefined],
  ])('names it: %s for %s', async (setting, id, fault) => {
    const { status, reason } = (await resultOf(id, { ...without(setting), fault })) ?? {};
    expect([status, reason]).toEqual(['inconclusive', expect.stringContaining('supply ')]);
    expect(reason).toContain(setting);
  });
});
