import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../kit/config/load.ts';
import { HOSTS, INTERFACE_IDS } from '../kit/interfaces.ts';
import { newFolder, run, serve, type Serving } from './cli.fixture.ts';
import { parseSpeed, timingFor } from './speed.ts';

const config = join(newFolder(), 'reference.json');
let serving: Serving;
beforeAll(async () => {
  serving = await serve(['reference', '--port', '0', '--speed', 'instant', '--write-config', config]);
});
afterAll(() => serving.stop());

/** The commands that were printed, by the interface of the line above. */
function commands(): [string, string][] {
  return [...serving.stdout.matchAll(/^# (\S+)\n(curl .+)$/gm)].map(([, id = '', command = '']) => [id, command]);
}

/** What a shell hands to curl. */
function argumentsOf(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }; ${command}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

/** Does what curl would do with these arguments. */
async function send(args: readonly string[]): Promise<Response> {
  const url = args.find((each) => each.startsWith('http')) ?? '';
  const after = (flag: string) => args.flatMap((each, index) => (args[index - 1] === flag ? [each] : []));
  const [body] = after('-d');
  const headers = new Headers(body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' });
  for (const header of after('-H')) headers.set(...(header.split(/: (.*)/, 2) as [string, string]));
  const method = after('-X')[0] ?? (body === undefined ? 'GET' : 'POST');
  return fetch(url, { method, headers, redirect: 'manual', ...(body === undefined ? {} : { body }) });
}

describe('reference', () => {
  it('prints the address of each host, and the credentials', () => {
    const { targets, credentials } = loadConfig(config);
    for (const host of HOSTS)
      expect(serving.stdout).toMatch(new RegExp(`^${host} +${targets[host] ?? 'nowhere'}$`, 'm'));
    expect(serving.stdout).toMatch(new RegExp(`^report\\.authorization +${credentials?.report?.authorization}$`, 'm'));
    expect(serving.stdout).toMatch(new RegExp(`^login\\.password +${credentials?.login?.password}$`, 'm'));
    expect(serving.stdout).toMatch(new RegExp(`^kex\\.accessToken +${credentials?.kex?.accessToken}$`, 'm'));
  });

  it('prints a command for each interface, and each is answered', async () => {
    expect(commands().map(([id]) => id)).toEqual(INTERFACE_IDS);
    const answers = await Promise.all(
      commands().map(async ([id, command]) => [id, (await send(argumentsOf(command))).status]),
    );
    const special = { report: 202, 'offers-v2': 302 };
    expect(Object.fromEntries(answers)).toEqual({
      ...Object.fromEntries(INTERFACE_IDS.map((id) => [id, 200])),
      ...special,
    });
  });

  it('writes a configuration by which it is conformant', async () => {
    expect(serving.stdout).toContain(`platform-conformance run --config ${config} --allow-writes`);
    const args = ['--config', config, '--allow-writes', '--interface', 'report,offers-v2,login'];
    const { code, stdout } = await run(['run', ...args]);
    expect(stdout).toContain('\nconformant (');
    expect(code).toBe(0);
  });

  it('ends with 0 when it is stopped', async () => {
    const short = await serve(['reference', '--port', '0']);
    expect(short.stdout).toContain('written by --write-config FILE');
    expect(await short.stop()).toBe(0);
  });
});

describe('--speed', () => {
  it.each([
    ['instant', 0],
    ['fast', 5000],
    ['real', 60_000],
    ['1500', 1500],
    ['0', 0],
  ])('takes %s for %i ms', (text, wanted) => {
    expect(parseSpeed(text)).toBe(wanted);
  });

  it.each(['warp', '-1', '1.5', '', '3600001', 'constructor'])('refuses «%s»', (text) => {
    expect(() => parseSpeed(text)).toThrow('It is one of instant, fast, real, or a number of milliseconds');
  });

  it.each([0, 60, 5000, 60_000, 3_600_000])('lets the suite wait long enough for %i ms', (readyAfterMs) => {
    const { pollMs, patienceMs } = timingFor(readyAfterMs);
    expect(patienceMs).toBeGreaterThan(readyAfterMs * 2);
    // Three readings, at least: requested, processing, ready.
    expect(patienceMs / pollMs).toBeGreaterThan(3);
  });
});
