import { describe, expect, it } from 'vitest';
import { idsWith, judgeInProcess } from './in-process.ts';
import { judgeAtPace } from './steadiness.ts';
import { VARIANTS } from './variants/index.ts';
import { together } from './variants/variant.ts';
import { expected, judgeGroups, reached, rules } from './variants/variants.fixture.ts';

const all = Object.values(VARIANTS).flat();

describe('conforming variants', () => {
  it('are many, have names of their own, and leave open only rules that exist', () => {
    expect(all.length).toBeGreaterThanOrEqual(35);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.filter(({ name, says }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || !says.endsWith('.'))).toEqual([]);
    const known = new Set(rules.flatMap((rule) => [rule.id, `${rule.interface}/*`]));
    expect(all.flatMap(({ open = {} }) => Object.keys(open)).filter((id) => !known.has(id))).toEqual([]);
  });

  it('may have the members of every object in another order (P57)', () => {
    expect(all.map(({ name }) => name)).toContain('members-reversed');
  });

  it('begin with the reference deployment itself', async () => {
    expect(reached((await judgeInProcess({ rules })).rules)).toEqual(expected({}));
  });

  it.each([
    ['one-report-at-a-time', 'quota-runs-out', 'report'],
    ['five-partners-at-most', 'partner-without-defaults', 'partner'],
  ])('%s and %s are accused of nothing together', async (inner, outer, id) => {
    const arounds = [inner, outer].map((wanted) => all.find(({ name }) => name === wanted)?.around);
    const around = together(...arounds.filter((one) => one !== undefined));
    const report = await judgeInProcess({ rules: rules.filter((rule) => rule.interface === id), around });
    expect(idsWith(report, 'failed')).toEqual([]);
  });

  // Which of them takes only one thing at a time, or one thing once, depends on the order in which rules ask.
  it.each(['tokens-and-sessions-alone', 'closed-by-readiness', 'one-report-at-a-time'])(
    '%s is accused of nothing in another order and at another pace',
    async (wanted) => {
      const around = all.find(({ name }) => name === wanted)?.around;
      const report = await judgeAtPace(1, { rules, ...(around && { around }) });
      expect(idsWith(report, 'failed')).toEqual([]);
    },
  );

  it.each([
    ['more-members', 'report/no-location', 'report/accepted-with-location'],
    ['old-versions-gone', 'login/basic-foreign-token', 'login/token-works-as-bearer'],
    ['unknown-token-to-login', 'login/basic-foreign-token', 'login/token-works-as-bearer'],
    [
      'applications-without-reference',
      'applications/three-operations-refused',
      'applications/several-operations-in-one-call',
    ],
  ])('are not excused from anything: behind %s, %s shows, too', async (name, fault, rule) => {
    const { around, configure } = all.find((variant) => variant.name === name) ?? {};
    const report = await judgeInProcess({ rules, fault, ...(around && { around }), ...(configure && { configure }) });
    expect(report.verdict).toBe('nonconformant');
    expect(reached(report.rules)[rule]).toMatch(/^failed: /);
  });
});

judgeGroups(0);
