import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Report } from '../engine/report.ts';
import { startChecked, withWrongCredentials, WRONG } from './checked.fixture.ts';
import { run, runIn } from './cli.fixture.ts';

const { changed, folder, urls } = await startChecked();

describe('a run after a check', () => {
  it('names each cause once, fails no rule, and has the same result when judged again', async () => {
    const json = join(folder, 'wrong-report.json');
    const args = ['--config', changed('causes', withWrongCredentials), '--allow-writes', '--report', `json=${json}`];
    const { code, stdout } = await run(['run', ...args]);
    expect(code).toBe(3);
    const causes = [...stdout.matchAll(/^ {2}\? (.*(?:\n {6}.*)*)$/gm)].map(([, cause = '']) => cause);
    expect(causes.map((cause) => cause.split(' ')[0]).sort()).toEqual([...WRONG].sort());
    for (const cause of causes) expect(cause).toMatch(/\(see\s+check\)/);
    const again = await run(['replay', json, '--report', 'json=-']);
    expect([again.code, (JSON.parse(again.stdout) as Report).verdict]).toEqual([3, 'inconclusive']);
  });

  it('names the cause of rules that need a token if the issuer sends an HTML page', async () => {
    const login = createServer((_, response) => response.end('<title>Anmeldung</title>'));
    await new Promise<void>((resolve) => login.listen(0, '127.0.0.1', resolve));
    const file = changed('page', ({ targets }) => {
      targets.login = `http://127.0.0.1:${(login.address() as AddressInfo).port}`;
    });
    const { stdout } = await run(['run', '--config', file, '--rule', 'offers-v1/suggestions-read']);
    expect(stdout).toContain(
      '? credentials.login no token: status 200 to POST /login; check targets.login (see check)',
    );
    await new Promise((resolve) => login.close(resolve));
  });

  it('names once that the issuer of tokens does not answer, for all rules that need one', async () => {
    const file = changed('silent-login', ({ targets }) => (targets.login = 'http://127.0.0.1:9'));
    const rules = ['*/token-required', '*/bodies-are-typed', '*/login-token-is-taken'].flatMap((id) => ['--rule', id]);
    const { stdout } = await run(['run', '--config', file, '--interface', 'cases-v1,cases-v3', ...rules]);
    expect(stdout.match(/^ {2}\? .*/gm)).toEqual([expect.stringMatching(/^ {2}\? targets\.login no answer from /)]);
  });

  it('judges nothing if the addresses of two hosts are swapped', async () => {
    const json = join(folder, 'misplaced-report.json');
    const file = changed(
      'misplaced',
      ({ targets }) => void Object.assign(targets, { report: urls.pm, pm: urls.report }),
    );
    const { code, stderr } = await run(['run', '--config', file, '--allow-writes', '--report', `json=${json}`]);
    expect([code, existsSync(json)]).toEqual([2, false]);
    expect(stderr).toContain(
      `targets.report: ${urls.pm} answers like pm, and ${urls.report} like report: set targets.report to`,
    );
  });

  it('says in a terminal what it does before the first rule, and leaves nothing of it', async () => {
    const { stderr } = await runIn(80, ['run', '--allow-writes', '--smoke', '--target', 'report=http://127.0.0.1:9']);
    const erased = '\r\u001b[2K';
    expect(stderr).toBe(`Planning the run …${erased}Checking hosts and credentials …${erased}`);
  });

  it('checks only hosts and credentials of selected rules', async () => {
    const asked: string[] = [];
    const login = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(401).end();
    });
    await new Promise<void>((resolve) => login.listen(0, '127.0.0.1', resolve));
    const file = changed('selected', ({ targets }) => {
      targets.login = `http://127.0.0.1:${(login.address() as AddressInfo).port}`;
    });
    await run(['run', '--config', file, '--rule', 'report/documentation-answers']);
    expect(asked).toEqual([]);
    await run(['run', '--config', file, '--rule', 'offers-v1/suggestions-read']);
    expect(asked).not.toEqual([]);
    await new Promise((resolve) => login.close(resolve));
  });
});
