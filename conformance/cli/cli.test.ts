import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTS } from '../../generated/platform.ts';
import type { CoverageSummary } from '../engine/coverage.ts';
import type { Report } from '../engine/report.ts';
import { LONGEST_LINE } from '../reporters/lines.ts';
import { newFolder, PROGRAM, run } from './cli.fixture.ts';

const folder = newFolder();

/** A server that gives every request the same response, and counts them. */
const methods: string[] = [];
const constant = createServer((request, response) => {
  methods.push(request.method ?? '');
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => constant.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(constant.address() as AddressInfo).port}`;
});
afterAll(() => {
  constant.closeAllConnections();
  constant.close();
});

/** A configuration with `target` for every host, and with every credential and fixture. */
function configure(target: string): string {
  const hosts = ['report', 'v2', 'baufi', 'login', 'kex', 'pm'];
  const config = {
    targets: Object.fromEntries(hosts.map((host) => [host, target])),
    timing: { pollMs: 1, patienceMs: 2 },
    credentials: {
      report: { authorization: 'key-of-report' },
      reportForbidden: { authorization: 'forbidden-key' },
      login: { username: 'ABC12', password: 'password-of-login' },
      v2: { accessToken: 'token-of-v2' },
      partner: { apiKey: 'key-of-partner', partnerId: 'ABC12' },
    },
    fixtures: {
      offers: { vorgangsNummer: 'AB1234', ergebnisNummer: '1' },
      applications: { vorgangsnummer: 'AB1234', antragsnummer: '1', teilantragsnummer: '1', mayChange: true },
      partner: { partnerId: 'XYZ99', parentPartnerId: 'ABC12', mayChange: true },
    },
  };
  const file = join(mkdtempSync(join(folder, 'c-')), 'conformance.json');
  writeFileSync(file, JSON.stringify(config));
  return file;
}

/** Writes a file. */
function fileWith(text: string): string {
  const file = join(mkdtempSync(join(folder, 'f-')), 'broken.yaml');
  writeFileSync(file, text);
  return file;
}

describe('the command line', () => {
  it('judges the embedded reference deployment: everything passes, exit code 0', async () => {
    const file = join(folder, 'reference.json');
    const { code, stdout } = await run(['run', '--report', `json=${file}`]);
    expect(stdout).toContain('conformant (must-rules: ');
    expect(stdout).not.toContain('✗');
    const lines = stdout.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(25);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(LONGEST_LINE);
    // The number of repeated reads depends on the machine.
    const varying = /(\d+) checks, \d+ requests, [\d.]+ s/;
    const steady = (line: string) => line.replace(varying, '');
    const checksIn = (text: string) => Number(varying.exec(text)?.[1]);
    const [, shown = ''] =
      /npm run conformance\n```\n\n```\n([^`]+)\n```/.exec(readFileSync('README.md', 'utf8')) ?? [];
    const told = shown.split('\n').filter((line) => line !== '…');
    expect(lines.map(steady)).toEqual(expect.arrayContaining(told.map(steady)));
    expect(checksIn(shown) / checksIn(stdout)).toBeCloseTo(1, 2);
    expect(told.length).toBeGreaterThan(5);
    expect(code).toBe(0);
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    expect(report.verdict).toBe('conformant');
    expect(report.summary.must).toMatchObject({ failed: 0, inconclusive: 0 });
    const skipped = report.rules.filter(({ status }) => status === 'skipped');
    for (const { id, reason } of skipped) expect(reason, id).toMatch(/^excluded by default/);
    expect(report.summary.must.passed).toBeGreaterThan(40);
    // Maximum number of requests in a complete run.
    expect(report.exchanges.length).toBeLessThanOrEqual(1500);
    expect(report.suite.contracts['report']).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  it('fails a server that answers everything with 200 {}, shows a curl command, and hides secrets', async () => {
    const file = join(folder, 'constant.json');
    const args = ['run', '--config', configure(url), '--allow-writes', '--report', `json=${file}`];
    const { code, stdout } = await run(args);
    expect(code).toBe(1);
    expect(stdout).toContain('✗ report/request-accepted');
    expect(stdout).toContain('expected status 202, got 200');
    expect(stdout).toContain(`curl -gi -X POST '${url}/`);
    const report = readFileSync(file, 'utf8');
    expect(report + stdout).not.toMatch(/key-of-report|forbidden-key|password-of-login|token-of-v2|key-of-partner/);
  });

  it('sends nothing that changes the target without --allow-writes', async () => {
    methods.length = 0;
    const { stdout } = await run(['run', '--config', configure(url), '--interface', 'report,partner,applications']);
    expect(methods.length).toBeGreaterThan(0);
    expect(methods.filter((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method))).toEqual([]);
    expect(stdout).toContain('allow it with --allow-writes');
  });

  it('ends with 3 if nothing could be judged', async () => {
    const { code, stdout } = await run(['run', '--target', `report=${url}`, '--rule', 'report/request-accepted']);
    expect(stdout).toContain('inconclusive');
    expect(code).toBe(3);
  });

  it.each<[string, number, { asked: number; code: number; says: string }]>([
    [
      'says that no host answers, and sends no more requests',
      Infinity,
      { asked: 2, code: 3, says: 'No host answered, so no more' },
    ],
    ['continues if a host answers the second check', 1, { asked: 3, code: 0, says: 'conformant (must-rules: 1' }],
  ])('%s', async (_, silentFor, { asked, code, says }) => {
    let requests = 0;
    const server = createServer(({ socket }, response) => {
      requests += 1;
      if (requests <= silentFor) socket.destroy();
      else response.end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const target = `report=http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ended = await run(['run', '--target', target, '--rule', 'report/documentation-answers']);
    server.close();
    expect([requests, ended.code]).toEqual([asked, code]);
    expect(ended.stdout).toContain(says);
    expect(ended.stdout.endsWith('; no host answered\n')).toBe(code === 3);
    expect(ended.stdout.includes('0 checks, 0 requests')).toBe(code === 3);
    // Other hints would not help.
    expect(ended.stdout.includes('not selected')).toBe(code === 0);
    expect(ended.stdout).not.toMatch(/^Inconclusive/m);
    // The remedy is printed once, at the host.
    expect(ended.stdout.match(/no answer from/g)?.length).toBe(code === 3 ? 1 : undefined);
  });

  it.each<[string, (path: string, isKnown: boolean) => boolean]>([
    ['drops whoever brings no credential', (_, isKnown) => isKnown],
    ['answers, but not what is open to everybody', (path) => path.startsWith('/partner/')],
  ])('continues if a host %s', async (_, answers) => {
    const server = createServer(({ url: path = '', headers, socket }, response) => {
      if (answers(path, headers.authorization !== undefined)) response.writeHead(404).end('{}');
      else socket.destroy();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const file = join(folder, 'dropping.yaml');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    writeFileSync(file, `targets: { report: '${address}' }\ncredentials: { report: { authorization: key } }\n`);
    const { stdout } = await run([
      'run',
      '--config',
      file,
      '--rule',
      'report/{unknown-report-refused,documentation-answers}',
    ]);
    server.close();
    expect(stdout).not.toContain('No host answered');
  });

  it('takes credentials from a file and targets from the command line', async () => {
    const file = join(folder, 'credentials.yaml');
    writeFileSync(file, 'credentials: { report: { authorization: key } }\n');
    const { stdout } = await run([
      'run',
      '--config',
      file,
      '--target',
      `report=${url}`,
      '--rule',
      'report/root-preflight',
    ]);
    expect(stdout).toContain(`report ${url}`);
  });

  it('judges a report again, and refuses other files', async () => {
    const file = join(folder, 'recorded.json');
    await run(['run', '--interface', 'login', '--report', `json=${file}`]);
    const { code, stdout } = await run(['replay', file]);
    expect(stdout).toContain('Every rule has the recorded status.');
    expect(code).toBe(0);
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    for (const broken of [{}, { ...report, exchanges: [null] }, { ...report, configuration: {} }]) {
      writeFileSync(file, JSON.stringify(broken));
      const refused = await run(['replay', file]);
      expect(refused.code).toBe(2);
      expect(refused.stderr).toContain('is not a report of this suite');
    }
  });

  it('lists every statement with its places, none of which is missing', async () => {
    const { code, stdout } = await run(['coverage']);
    expect(stdout).toMatch(/^D1 Report service: \d+ statements \(\d+ open, /);
    expect(stdout).toMatch(/\n {2}Endpoints, rule 1\n {4}R01 {2}must, 15 places: .*accepted/);
    const json = await run(['coverage', '--json']);
    const summary = JSON.parse(json.stdout) as CoverageSummary;
    expect(Object.keys(summary)).toEqual([
      ...['statements', 'open', 'places', 'judged', 'static', 'excluded', 'missing'],
    ]);
    expect(stdout).toContain(`${summary.places} places: ${summary.judged} judged, 0 missing`);
    expect(summary.missing).toEqual([]);
    expect([code, json.code]).toEqual([0, 0]);
    const elsewhere = 'are in the repository of the project, not in this package';
    expect(stdout).not.toContain(elsewhere);
    expect((await run(['coverage'], {}, undefined, false)).stdout).toContain(elsewhere);
  });

  it('prints only a JSON report to standard output with --report json=-', async () => {
    const { stdout, stderr, code } = await run(['run', '--interface', 'login', '--report', 'json=-']);
    expect((JSON.parse(stdout) as Report).verdict).toBe('conformant');
    expect(stderr).toContain('conformant');
    expect(code).toBe(0);
  });

  it.each<[string, string[], string]>([
    ['an unknown flag', ['run', '--foo'], "unknown option '--foo'"],
    ['the option of another command', ['run', '--fault', 'report/no-location'], 'Did you mean --reference-fault'],
    ['an unknown interface', ['run', '--interface', 'reports'], 'Did you mean «report»?'],
    [
      'a filter that matches nothing',
      ['run', '--rule', 'report/request-acepted'],
      'Did you mean «report/request-accepted»?',
    ],
    ['an unknown level', ['run', '--level', 'may'], 'must, should, info'],
    ['a fault beside the mocks', ['run', '--target', 'mock', '--reference-fault', 'report/no-location'], 'leave out'],
    ['two reports into one file', ['run', '--report', 'json=x', '--report', 'html=x'], 'two files'],
    ['another command after run', ['run', 'replay', 'x.json'], '«replay» is another command'],
    ['an overlay that is not there', ['run', '--overlay', 'nowhere.yaml'], 'nowhere.yaml: cannot be read'],
    ['a target that is no host', ['run', '--target', 'v3=http://127.0.0.1:1'], 'there is no host «v3»'],
    [
      'a target that is not a URL',
      ['run', '--target', 'v2=nowhere'],
      '--target v2=…: the value must be an address that begins with http:// or https://',
    ],
    ['a configuration that is not there', ['run', '--config', 'nowhere.yaml'], 'nowhere.yaml: cannot be read'],
    ['a report without its format', ['run', '--report', 'x.html'], 'Did you mean html=x.html?'],
    ['a report format that is not there', ['run', '--report', 'pdf=x.pdf'], 'there is no format «pdf»'],
    ['a missing report folder', ['run', '--report', 'json=nowhere/x.json'], 'the folder nowhere does not exist'],
    [
      'a fault without its interface',
      ['run', '--reference-fault', 'no-location'],
      'Did you mean «report/no-location»?',
    ],
    ['a configuration that is a folder', ['run', '--config', folder], `${folder}: cannot be read: it is a folder.`],
    [
      'a configuration with an open quote',
      ['run', '--config', fileWith('targets:\n  "v2: x\n')],
      'a quote is opened that is not closed',
    ],
    ['a configuration that is no YAML', ['run', '--config', fileWith('targets: {')], 'broken.yaml:1: '],
    [
      'a configuration with a variable that is not set',
      ['run', '--config', fileWith('targets: { kex: "${NOT_SET_ANYWHERE}" }')],
      'broken.yaml:1: the environment variable NOT_SET_ANYWHERE is not set,',
    ],
    ['a report without a file', ['run', '--report', 'json'], 'name a file, for example json=report.json'],
    [
      'a report that cannot be written',
      ['run', '--rule', 'login/token-by-form', '--report', `json=${folder}`],
      `json=${folder}: `,
    ],
    ['two reports on standard output', ['run', '--report', 'json=-', '--report', 'har=-'], 'only one report'],
    ['an address of the documentation that is none', ['run', '--docs', 'docs.example'], '--docs …: the value must be'],
    ['no concurrency', ['run', '--concurrency', '0'], 'It must be a whole number, 1 or more.'],
    ['a shard that is none', ['run', '--shard', 'x'], 'Write I/N: 2/3 is the second of three shards.'],
    ['shard 0', ['run', '--shard', '0/3'], 'The shards of 3 are 1/3 to 3/3.'],
    ['a shard beyond the last', ['run', '--shard', '4/3'], 'The shards of 3 are 1/3 to 3/3.'],
    ['a shard of none', ['run', '--shard', '1/0'], 'There is at least one shard.'],
    ['more shards than families', ['run', '--shard', '1/9'], 'There are at most 8 shards'],
    ['a port that is none', ['mock', '--port', '70000'], 'A port is a whole number'],
    ['an end that no platform shows', ['mock', '--ended', '200'], 'Write one of 410, 404, 403, or INTERFACE=STATUS'],
    ['an end of what goes on', ['reference', '--ended', 'cases-v3=410'], 'cases-v3 has no last day'],
    ['an end of nothing', ['mock', '--ended', 'case-v2=410'], 'Did you mean «cases-v2»?'],
    [
      'a first port without room for the others',
      ['reference', '--port', '65535'],
      `${HOSTS.length} ports in a row are used`,
    ],
    ['a port of the documentation that is none', ['docs', '--port', '65536'], 'from 0 to 65535'],
    ['a speed that is none', ['reference', '--speed', 'warp'], 'It must be one of instant, fast, real, or a number of'],
    [
      'a configuration of the reference deployment that cannot be written',
      ['reference', '--port', '0', '--write-config', join(folder, 'nowhere/c.json')],
      'nowhere/c.json: cannot be written: the folder',
    ],
    ['a command that is not there', ['refrence'], "unknown command 'refrence'"],
    ['no command', [], 'Commands:'],
    ['a command without its argument', ['replay'], 'Run «replay --help» to see its options.'],
    ['a word after run', ['run', 'cases-v3'], 'run takes no argument «cases-v3»'],
    [
      'a file after check',
      ['check', 'my.yaml'],
      'check takes no argument «my.yaml»: write --config my.yaml for a configuration.',
    ],
    ['an argument of a server', ['mock', '5010'], 'mock takes no argument «5010»: options begin with --.'],
    ['an address without its host', ['run', '--target', 'https://user:pw@a.test'], '--target …: write HOST=URL'],
    ['an address with = and no host', ['run', '--target', 'https://user:pw@a.test/b=c'], 'no host «…»'],
    ['an address after run', ['run', 'https://user:pw@a.test'], 'run takes no argument «…»'],
    ['an address without its scheme', ['run', '--target', 'user:pw@a.test'], '--target …@a.test: write HOST=URL'],
    ['an address as a command', ['https://user:pw@a.test'], "unknown command '…@a.test'"],
    ['an address in an unknown option', ['run', '--taget=v2=https://user:p/@w@a.test'], "'--taget=v2=…@a.test'"],
    ['an address as a file', ['run', '--config', 'https://user:pw@a.test'], '…@a.test: cannot be read'],
    ['an address as an interface', ['run', '--interface', 'https://user:pw@a.test'], '--interface …@a.test: there is'],
    ['the beginning of a host', ['run', '--target', 'rep=http://a.test'], 'Did you mean «report»?'],
    ['a host that is like several', ['run', '--target', 'v3=http://a.test'], 'There are: report, v2, '],
    ['the beginning of rules', ['run', '--rule', 'report/accepted'], 'Did you mean «report/accepted*»?'],
    ['an interface in place of its rules', ['run', '--rule', 'report'], 'Did you mean «report/*»?'],
    ['the beginning of interfaces', ['run', '--rule', '!offers'], 'Did you mean «!offers*/*»?'],
    [
      'two filters without a rule in common',
      ['run', '--interface', 'login', '--rule', 'report/*'],
      'no rule matches all of them',
    ],
    [
      'one of several patterns that matches nothing',
      ['run', '--rule', 'login/*', '--rule', 'logon/*'],
      '--rule logon/*: no rule matches',
    ],
    ['an exclusion of nothing', ['run', '--rule', '!logon/*'], '--rule !logon/*: no rule matches'],
    ['an exclusion of everything', ['run', '--rule', '!**'], 'excludes every rule'],
    ['an exclusion of every interface', ['run', '--interface', 'login,!login'], 'excludes every interface'],
    [
      'the reference deployment beside a configuration',
      ['run', '--target', 'reference', '--config', 'x.yaml'],
      'leave out --config',
    ],
  ])('refuses %s with exit code 2', async (_, args, message) => {
    const { code, stderr } = await run(args);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });

  it('shows one fault of the reference deployment being caught', async () => {
    const { code, stdout } = await run(['run', '--interface', 'report', '--reference-fault', 'report/no-location']);
    expect(stdout).toContain('✗ report/accepted-with-location');
    expect(code).toBe(1);
  });

  it('annotates a GitHub workflow, and no response of a target is read as a command', async () => {
    const args = ['run', '--config', configure(url), '--interface', 'login', '--allow-writes'];
    const plain = await run(args);
    const inside = await run(args, { GITHUB_ACTIONS: 'true' });
    const [, word = ''] = /^::stop-commands::(\S+)\n/.exec(inside.stdout) ?? [];
    const [shown, commands = ''] = inside.stdout.split(`\n::${word}::\n`);
    expect(commands).toMatch(/^::error /m);
    expect(shown).not.toContain('::error');
    expect(plain.stdout).not.toContain('::');
  });

  it('runs as a program, and its exit code reaches the shell', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [...PROGRAM, '--version']);
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    await expect(promisify(execFile)(process.execPath, [...PROGRAM, 'run', '--foo'])).rejects.toMatchObject({
      code: 2,
    });
  });

  it('links the documentation of the command line or the configuration in its reports', async () => {
    const reference = ['run', '--interface', 'report', '--reference-fault', 'report/no-location'];
    const file = join(folder, 'documented.json');
    const { stdout } = await run([...reference, '--docs', 'https://docs.example/', '--report', `json=${file}`]);
    const page = 'https://docs.example/rules/report/accepted-with-location.html';
    expect(stdout).toContain(page);
    expect((await run(['replay', file])).stdout).toContain(page);
    const configured = fileWith(`targets: { report: '${url}' }\ndocs: https://own.example/docs\n`);
    const own = ['run', '--config', configured, '--rule', 'report/root-preflight'];
    expect((await run(own)).stdout).toContain('https://own.example/docs/rules/report/root-preflight.html');
    expect((await run([...own, '--docs', 'https://docs.example'])).stdout).not.toContain('own.example');
  });

  it('names options that npm consumed', async () => {
    const kept = { npm_lifecycle_event: 'list', npm_config_smoke: 'true', npm_config_level: 'must' };
    const { stderr } = await run(['list', '--level', 'must'], kept);
    expect(stderr).toBe('npm consumed --smoke: write -- before options, as in npm run list -- --smoke\n');
    expect((await run(['list', '--smoke'], kept)).stderr).toMatch(/^npm consumed --level:/);
  });

  it('lists rules without running them', async () => {
    const { code, stdout } = await run(['list', '--interface', 'report', '--json']);
    const rules = JSON.parse(stdout) as { id: string; source: string[] }[];
    expect(rules.find(({ id }) => id === 'report/accepted-with-location')?.source).toEqual(['R02']);
    expect(code).toBe(0);
  });
});
