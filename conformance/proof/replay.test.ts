import { describe, expect, it } from 'vitest';
import { loadRules } from '../engine/load-rules.ts';
import { replay } from '../engine/replay.ts';
import type { Report } from '../engine/report.ts';
import { faults } from '../reference/faults.ts';
import { CONSTANT_ANSWERS, judgeInProcess } from './in-process.ts';

const rules = await loadRules();

/** The report as read from a file. */
const written = (report: Report) => JSON.parse(JSON.stringify(report)) as Report;

async function expectSame(report: Report, by = rules): Promise<void> {
  const { report: again, differences } = await replay(written(report), by);
  expect(differences).toEqual([]);
  expect(again).toMatchObject({ verdict: report.verdict, digest: report.digest, summary: report.summary });
  const reasons = (one: Report) => one.rules.map(({ id, reason }) => `${id}: ${reason ?? ''}`);
  expect(reasons(again)).toEqual(reasons(report));
}

describe('a report that is judged again', () => {
  it('has the same verdict and the same reasons', async () => {
    await expectSame(await judgeInProcess({ rules }));
  });

  it('has them without writes, too', async () => {
    await expectSame(await judgeInProcess({ rules, allowWrites: false }));
  });

  it.each(['report/no-location', 'partner/error-message-is-number'])('finds the fault %s again', async (fault) => {
    const own = rules.filter((rule) => fault.startsWith(`${rule.interface}/`));
    const report = await judgeInProcess({ rules: own, fault });
    expect(report.verdict).not.toBe('inconclusive');
    await expectSame(report, own);
  });

  it.each(['login', 'session'])('finds every fault of %s again, although secrets are redacted', async (id) => {
    const own = rules.filter((rule) => rule.interface === id);
    for (const fault of faults.filter((one) => one.interface === id))
      await expectSame(await judgeInProcess({ rules: own, fault: fault.id }), own);
  });

  // One of each class: success, redirect, refusal, server error.
  it.each(['200 {}', '302', '401', '500'])(
    'gives the same verdict on a server that always responds with %s',
    async (name) => {
      await expectSame(await judgeInProcess({ rules, around: () => CONSTANT_ANSWERS[name] ?? expect.unreachable() }));
    },
  );

  it('detects changed evidence', async () => {
    const report = written(
      await judgeInProcess({ rules: rules.filter(({ id }) => id === 'report/documentation-answers') }),
    );
    for (const { response } of report.exchanges) if (response !== undefined) response.status = 404;
    const { differences } = await replay(report, rules);
    expect(differences).toEqual([{ id: 'report/documentation-answers', recorded: 'passed', replayed: 'failed' }]);
  });
});
