import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../engine/config/load.ts';
import { HOSTS, INTERFACE_IDS } from '../../generated/platform.ts';
import { ENDING } from '../servers/ended.ts';
import { newFolder, run, serve, type Serving } from './cli.fixture.ts';
import { parseSpeed } from './option-values.ts';

const config = join(newFolder(), 'reference.json');
let serving: Serving;
beforeAll(async () => {
  serving = await serve(['reference', '--port', '0', '--speed', 'instant', '--write-config', config]);
});
afterAll(() => serving.stop());

/** The printed commands, by the interface in the line above. */
function commands(): [string, string][] {
  return [...serving.stdout.matchAll(/^# (\S+)\n(curl .+)$/gm)].map(([, id = '', command = '']) => [id, command]);
}

/** The arguments that a shell passes to curl after setting the variables. */
function argumentsOf(command: string): string[] {
  const variables = serving.stdout.match(/^[A-Z_]+='.+'$/gm) ?? [];
  const script = [...variables, `curl() { printf '%s\\0' "$@"; }; ${command}`].join('\n');
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

/**
 * Does what curl would do with these arguments. Unlike fetch, curl sends no length for a missing body.
 *
 * @param way whether a body is sent with its length, or in chunks
 * @returns the status of the response
 */
function send(args: readonly string[], way: 'whole' | 'chunked' = 'whole'): Promise<number | undefined> {
  const url = args.find((each) => each.startsWith('http')) ?? '';
  const after = (flag: string) => args.flatMap((each, index) => (args[index - 1] === flag ? [each] : []));
  const [body] = after('-d');
  const headers = new Headers(body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' });
  for (const header of after('-H')) headers.set(...(header.split(/: (.*)/, 2) as [string, string]));
  if (body !== undefined && way === 'whole') headers.set('Content-Length', String(Buffer.byteLength(body)));
  const method = after('-X')[0] ?? (body === undefined ? 'GET' : 'POST');
  return new Promise((resolve, reject) => {
    // While this process waits for the shell, it does not notice that the server closes an idle connection.
    const sent = request(url, { method, headers: Object.fromEntries(headers), agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    sent.on('error', reject);
    if (way === 'whole' && body === undefined) {
      for (const name of ['Content-Length', 'Transfer-Encoding']) sent.removeHeader(name);
    }
    if (way === 'chunked') sent.setHeader('Transfer-Encoding', 'chunked');
    sent.end(body);
  });
}

describe('reference', () => {
  it('serves a fault, and refuses one that does not exist', async () => {
    const spoilt = await serve(['reference', '--port', '0', '--fault', 'report/no-location']);
    expect(await spoilt.stop()).toBe(0);
    const { code, stderr } = await run(['reference', '--port', '0', '--fault', 'no-location']);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('--fault no-location: there is no such fault. Did you'),
    ]);
  });

  it('prints the address of each host, and the credentials', () => {
    const { targets, credentials } = loadConfig(config);
    for (const host of HOSTS)
      expect(serving.stdout).toMatch(new RegExp(`^${host} +${targets[host] ?? 'nowhere'}$`, 'm'));
    expect(serving.stdout).toMatch(new RegExp(`^report\\.authorization +${credentials?.report?.authorization}$`, 'm'));
    expect(serving.stdout).toMatch(new RegExp(`^login\\.password +${credentials?.login?.password}$`, 'm'));
    expect(serving.stdout).toMatch(new RegExp(`^kex\\.accessToken +${credentials?.kex?.accessToken}$`, 'm'));
  });

  it.each(['whole', 'chunked'] as const)(
    'prints a command for each interface, and each is answered: %s',
    async (way) => {
      expect(commands().map(([id]) => id)).toEqual(INTERFACE_IDS);
      const answers = await Promise.all(
        commands().map(async ([id, command]) => [id, await send(argumentsOf(command), way)] as const),
      );
      const special = { report: 202, 'offers-v2': 302 };
      expect(Object.fromEntries(answers)).toEqual({
        ...Object.fromEntries(INTERFACE_IDS.map((id) => [id, 200])),
        ...special,
      });
    },
  );

  it('prints only commands that fit on a screen', () => {
    for (const [, command] of commands()) expect(command.length).toBeLessThan(250);
  });

  it('writes a configuration with which it is conformant', async () => {
    expect(serving.stdout).toContain(`npm run conformance -- --config ${config} --allow-writes`);
    expect(Object.keys(JSON.parse(readFileSync(config, 'utf8')) as object)[0]).toBe('$schema');
    const args = ['--config', config, '--allow-writes', '--interface', 'report,offers-v2,login'];
    const { code, stdout } = await run(['run', ...args]);
    expect(stdout).toContain('\nconformant (');
    expect(code).toBe(0);
  });

  it('serves ended interfaces like a platform after their last day, writes `expect` for them, and ends with 0', async () => {
    const file = join(newFolder(), 'ended.yaml');
    const flags = ['--ended', '404', '--ended', 'cases-v2=410', '--write-config', file];
    const ended = await serve(['reference', '--port', '0', ...flags]);
    expect(ended.stdout).toContain('Ended by --ended: cases-v2: every request is answered with 410.');
    expect(ended.stdout).not.toContain('# cases-v2');
    expect(readFileSync(file, 'utf8')).toMatch(/^# yaml-language-server: \$schema=\S+\ntargets:\n/);
    expect(loadConfig(file).expect).toEqual(Object.fromEntries(ENDING.map((id) => [id, 'retired'])));
    const wanted = `{${ENDING.join(',')},cases-v3}/*`;
    const { code, stdout } = await run(['run', '--config', file, '--level', 'must', '--rule', wanted]);
    expect([code, stdout.trim().split('\n').at(-1)]).toEqual([0, expect.stringMatching(/^conformant /)]);
    expect(await ended.stop()).toBe(0);
  });
});

describe('--speed', () => {
  it.each([
    ['instant', 0],
    ['fast', 5000],
    ['real', 60_000],
    ['1500', 1500],
    ['0', 0],
  ])('converts %s to %i ms', (text, wanted) => {
    expect(parseSpeed(text)).toBe(wanted);
  });

  it.each(['warp', '-1', '1.5', '', '3600001', 'constructor'])('refuses «%s»', (text) => {
    expect(() => parseSpeed(text)).toThrow('It must be one of instant, fast, real, or a number of milliseconds');
  });
});
