import { describe, expect, it } from 'vitest';
import { manualClock } from '../clock.ts';
import type { Host } from '../reference/interface.ts';
import type { Handler } from '../servers/handler.ts';
import { idsWith, judgeInProcess, START } from './in-process.ts';
import { judgeAtPace } from './steadiness.ts';
import { VARIANTS } from './variants/index.ts';
import { variantNamed } from './variants/variant-named.fixture.ts';
import { together } from './variants/variant.ts';
import { expected, judgeGroups, reached, rules } from './variants/variants.fixture.ts';

const all = Object.values(VARIANTS).flat();

describe('conforming variants', () => {
  it('are many, have unique names, and leave only existing rules undecided', () => {
    expect(all.length).toBeGreaterThanOrEqual(35);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.filter(({ name, says }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || !says.endsWith('.'))).toEqual([]);
    const known = new Set(rules.flatMap((rule) => [rule.id, `${rule.interface}/*`]));
    expect(all.flatMap(({ open = {} }) => Object.keys(open)).filter((id) => !known.has(id))).toEqual([]);
  });

  it('include one with the members of every object in another order (P57)', () => {
    expect(all.map(({ name }) => name)).toContain('members-reversed');
  });

  it('include the reference deployment itself', async () => {
    expect(reached((await judgeInProcess({ rules })).rules)).toEqual(expected({}));
  });

  it.each([
    ['one-report-at-a-time', 'quota-runs-out', 'report'],
    ['five-partners-at-most', 'partner-without-defaults', 'partner'],
    ['variables-always', 'rates-take-turns', 'consumer-loan-offers'],
  ])('%s and %s together make no rule fail', async (inner, outer, id) => {
    const arounds = [inner, outer].map((name) => variantNamed(name).around);
    const around = together(...arounds.filter((one) => one !== undefined));
    const report = await judgeInProcess({ rules: rules.filter((rule) => rule.interface === id), around });
    expect(idsWith(report, 'failed')).toEqual([]);
  });

  // These variants allow something only once or one at a time, so the order of the requests matters.
  it.each(['tokens-and-sessions-alone', 'closed-by-readiness', 'one-report-at-a-time'])(
    '%s makes no rule fail in another order and at another pace',
    async (wanted) => {
      const report = await judgeAtPace(1, { rules, around: variantNamed(wanted).around });
      expect(idsWith(report, 'failed')).toEqual([]);
    },
  );

  it.each([
    'closed-by-status',
    'closed-by-readiness',
    'status-not-shown',
    'message-sent-once',
    'persons-follow-each-other',
  ])('%s makes no rule fail in a second run', async (wanted) => {
    const { around: wrap = (next) => next } = variantNamed(wanted);
    const kept: Partial<Record<Host, Handler>> = {};
    const around = (next: Handler, host: Host) => (kept[host] ??= wrap(next, host));
    const clock = manualClock(START);
    const time = { clock, sleep: async (ms: number) => clock.advance(ms) };
    const own = rules.filter(({ id }) => /^(cases|applications)\b/.test(id));
    for (const run of ['first', 'second']) {
      const report = await judgeInProcess({ rules: own, around, time });
      expect([run, idsWith(report, 'failed')]).toEqual([run, []]);
    }
  });

  // The second needs a report that is read by its identifier, the third an existing page; the next two are visible only beside values that
  // the variant may hide.
  it.each([
    ['more-members', 'report/no-location', 'report/accepted-with-location'],
    ['odd-identifiers', 'report/ready-report-for-everybody', 'report/nonsense-credential-refused'],
    ['tokens-and-sessions-alone', 'session/bad-token-signs-on', 'session/bad-token-opens-no-session'],
    ['partner-without-defaults', 'partner/patch-takes-rights', 'partner/change-keeps-the-rest'],
    ['partner-without-defaults', 'partner/change-unblocks-persons', 'partner/change-keeps-the-rest'],
    ['list-without-dates', 'applications/filters-give-nothing', 'applications/list-is-restricted'],
    ['old-versions-gone', 'login/basic-foreign-token', 'login/token-works-as-bearer'],
    ['unknown-token-to-login', 'login/basic-foreign-token', 'login/token-works-as-bearer'],
    [
      'applications-without-reference',
      'applications/three-operations-refused',
      'applications/several-operations-in-one-call',
    ],
  ])('%s does not hide the fault %s', async (wanted, fault, id) => {
    const { around, configure } = variantNamed(wanted);
    const [family] = id.split('/');
    const report = await judgeInProcess({
      rules: rules.filter((rule) => rule.interface === family),
      fault,
      around,
      configure,
    });
    expect(reached(report.rules)[id]).toMatch(/^failed: /);
  });
});

judgeGroups(0);
