import { describe, expect, it } from 'vitest';
import { INTERFACE_IDS } from '../../generated/platform.ts';
import { loadRules } from '../engine/load-rules.ts';
import { casesOf, type Rule } from '../engine/rule.ts';
import type { Report } from '../engine/report.ts';
import { reportProblem } from '../engine/report-schema.ts';
import { newFolder, run } from './cli.fixture.ts';

const rules = await loadRules();

/** The ids that a command line selects. */
async function selected(...args: string[]): Promise<string[]> {
  const { code, stdout, stderr } = await run(['list', '--json', ...args]);
  expect(code, stderr).toBe(0);
  return (JSON.parse(stdout) as Rule[]).map(({ id }) => id);
}
const idsWhere = (isMeant: (rule: Rule) => boolean) => rules.filter(isMeant).map(({ id }) => id);

describe('the selection of rules', () => {
  it('includes rules that match any of several patterns or lists of interfaces', async () => {
    expect(await selected('--rule', 'login/*', '--rule', 'report/documentation*')).toEqual(
      idsWhere(({ id }) => id.startsWith('login/') || id.startsWith('report/documentation')),
    );
    expect(await selected('--interface', 'login,report', '--interface', 'session')).toEqual(
      idsWhere((rule) => ['login', 'report', 'session'].includes(rule.interface)),
    );
  });

  it('excludes rules that one of them excludes, with others and alone', async () => {
    expect(await selected('--rule', 'login/*', '--rule', '!login/token-*')).toEqual(
      idsWhere(({ id }) => id.startsWith('login/') && !id.startsWith('login/token-')),
    );
    expect(await selected('--interface', '!partner', '--rule', '!**/allow-*')).toEqual(
      idsWhere(({ id, interface: own }) => own !== 'partner' && !id.includes('/allow-')),
    );
  });

  it.each(['', '!', '@(login|session)/*', '+(login)/*', '*o*g*i*n*/*', '{,}'.repeat(5), `login/*${'x'.repeat(200)}`])(
    'refuses %s, with which no command could read the report',
    async (pattern) => {
      const { code, stderr } = await run(['run', '--rule', pattern]);
      expect([code, stderr]).toEqual([2, expect.stringContaining(`--rule ${pattern}: a pattern has letters`)]);
    },
  );

  it('knows ? and classes, also in a report that is read again', async () => {
    const args = ['--rule', 'session/wrong?cred*-[^a-q]efused'];
    expect(await selected(...args)).toEqual(['session/wrong-credentials-refused']);
    const { stdout } = await run(['run', '--target', 'reference', ...args, '--report', 'json=-']);
    expect(reportProblem(JSON.parse(stdout))).toBeUndefined();
  });

  it('has a quick test of each interface with --smoke', async () => {
    const quick = rules.filter(({ smoke }) => smoke !== undefined);
    expect(quick.map((rule) => rule.interface).sort()).toEqual([...INTERFACE_IDS].sort());
    for (const { id, level, effect, smoke, ...rule } of quick) {
      expect([level, effect], id).toEqual(['must', 'reads']);
      if (typeof smoke === 'string') expect(casesOf(rule), id).toContain(smoke);
    }
    const { code, stdout } = await run(['run', '--smoke', '--report', 'json=-']);
    const report = JSON.parse(stdout) as Report;
    expect([code, report.verdict]).toEqual([0, 'conformant']);
    expect(report.rules.filter(({ status }) => status === 'passed').map(({ id }) => id)).toEqual(
      quick.map(({ id }) => id),
    );
    // Some have to log in first, and test whether the interface is served.
    expect(report.exchanges.length).toBeLessThan(4 * INTERFACE_IDS.length);
  });

  it('judges nothing without a target, if the tool is installed', async () => {
    const before = process.cwd();
    process.chdir(newFolder());
    try {
      const { code, stdout, stderr } = await run(['run'], {}, undefined, false);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain('--target reference');
    } finally {
      process.chdir(before);
    }
    const { code, stdout } = await run(['run', '--target', 'reference', '--smoke'], {}, undefined, false);
    expect([code, stdout]).toEqual([0, expect.stringContaining('conformant')]);
  });
});
