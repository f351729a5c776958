import { describe, expect, it } from 'vitest';
import { linesIn, run } from './cli.fixture.ts';

describe('a terminal of 80 columns', () => {
  it.each([
    ['list'],
    ['list', '--faults'],
    ['coverage'],
    ['plan', '--target', 'reference', '--interface', 'login,cases-v1', '--allow-writes'],
    ['check', '--target', 'reference'],
    ['run', '--help'],
    ['generate', '--help'],
  ])('has room for the output of %s, except for longer words', async (...args) => {
    const lines = await linesIn(80, args);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => line.length > 80 && line.trim().includes(' '))).toEqual([]);
  });
});

it('list counts one rule as one', async () => {
  const { stdout } = await run(['list', '--rule', 'report/root-preflight']);
  expect(stdout).toMatch(/\n1 rule\n$/);
});

describe('list --faults', () => {
  it('shows each fault of the interfaces with its kind, and what the kinds mean', async () => {
    const { code, stdout } = await run(['list', '--faults', '--interface', 'login, report']);
    expect(code).toBe(0);
    const [faults = '', kinds = ''] = stdout.split('\n\n');
    expect(faults).toMatch(/^fault +kind +what this server does wrong\n─/);
    expect(faults).toMatch(/^report\/no-location +missing-header +The 202 has no Location\.$/m);
    expect(faults).toMatch(/^login\/basic-204 +wrong-status +The response to basic credentials is 204\.$/m);
    expect(faults).not.toContain('partner/');
    const used = [...faults.matchAll(/^\S+\/\S+ +(\S+) /gm)].map(([, kind]) => kind);
    expect([...kinds.matchAll(/^([a-z-]+) +[A-Z].*\.$/gm)].map(([, kind]) => kind).sort()).toEqual(
      [...new Set(used)].sort(),
    );
  });

  it('shows those of the interfaces whose rules are selected', async () => {
    const ofInterface = await run(['list', '--faults', '--interface', 'login']);
    expect(await run(['list', '--faults', '--rule', 'login/token-*', '--level', 'must'])).toEqual(ofInterface);
  });

  it('gives the same to programs', async () => {
    const { code, stdout } = await run(['list', '--faults', '--interface', 'report', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toContainEqual({
      id: 'report/no-location',
      kind: 'missing-header',
      says: 'The 202 has no Location.',
    });
  });

  it('refuses an interface that does not exist', async () => {
    const { code, stderr } = await run(['list', '--faults', '--interface', 'reports']);
    expect(code).toBe(2);
    expect(stderr).toContain('--interface reports: there is no such interface. Did you mean «report»?');
  });
});
