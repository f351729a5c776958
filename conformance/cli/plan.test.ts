import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { HOSTS } from '../../generated/platform.ts';
import type { Config } from '../engine/config/schema.ts';
import { operationAt } from '../engine/operation-at.ts';
import type { Report } from '../engine/report.ts';
import { createDeployment } from '../reference/deployment.ts';
import type { Handler } from '../servers/handler.ts';
import { listen } from '../servers/listen.ts';
import { newFolder, run } from './cli.fixture.ts';
import { READY_AFTER_MS } from './embedded.ts';
import type { Plan, PlannedOperation } from './planned.ts';

const folder = newFolder();
const file = join(folder, 'reference.json');
const report = join(folder, 'report.json');
/** The requests to the deployment, `METHOD URL`. */
const asked: string[] = [];
let config: Config;
let close: () => Promise<void>;

beforeAll(async () => {
  const { hosts, configuration } = createDeployment({ readyAfterMs: READY_AFTER_MS });
  const counted = (host: Handler): Handler => {
    return (request) => {
      asked.push(`${request.method} ${request.url}`);
      return host(request);
    };
  };
  const listening = await listen(
    Object.fromEntries(HOSTS.map((host) => [host, counted(hosts[host])])) as typeof hosts,
    { port: 0 },
  );
  close = listening.close;
  config = (await configuration(listening.urls)) as Config;
  writeFileSync(file, JSON.stringify(config));
});
afterAll(() => close());

async function plan(...args: string[]): Promise<Plan> {
  const { code, stdout, stderr } = await run(['plan', '--json', ...args]);
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Plan;
}

/** The operation of a request; undefined if it is in no contract. */
function operationOf(one: string): string | undefined {
  const [method = '', url = ''] = one.split(' ');
  const found = operationAt(config.targets, method, url);
  return found === undefined ? undefined : `${found.interface} ${method} ${found.operation.path}`;
}

/** How often each operation was called. */
function seen(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of asked.flatMap((one) => operationOf(one) ?? [])) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Operations that are polled, so that their number of calls depends on time. */
const POLLED = /\{reportId\}|\/provision$/;
const steady = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([name]) => !POLLED.test(name)));

const nameOf = ({ interface: id, method, path }: PlannedOperation) => `${id ?? ''} ${method} ${path}`;

describe('plan', () => {
  it('needs no credential to be set, since none is sent', async () => {
    const unset = join(folder, 'unset.yaml');
    writeFileSync(
      unset,
      'targets: { report: http://r.example }\ncredentials: { report: { authorization: "${NOT_SET}" } }',
    );
    expect((await plan('--config', unset)).requests).toBeGreaterThan(100);
    expect((await run(['run', '--config', unset])).stderr).toContain('the environment variable NOT_SET is not set');
  });

  it('lists what a run sends, and sends nothing itself', async () => {
    const planned = await plan('--config', file, '--allow-writes');
    expect([asked, planned.speltSecrets]).toEqual([[], []]);

    const { code, stdout } = await run(['run', '--config', file, '--allow-writes', '--report', `json=${report}`]);
    expect(code).toBe(0);
    const sent = seen();
    const counted = planned.byOperation.filter((one) => nameOf(one) in sent);
    expect(Object.keys(sent).length).toBeGreaterThan(100);
    expect(counted.map(nameOf).sort()).toEqual(Object.keys(sent).sort());
    expect(steady(Object.fromEntries(counted.map((one) => [nameOf(one), one.count])))).toEqual(steady(sent));
    // Requests to no operation of the contracts: other methods, and the root of a host.
    const others = planned.byOperation.filter((one) => !(nameOf(one) in sent));
    expect(others.reduce((sum, { count }) => sum + count, 0)).toBe(
      asked.filter((one) => operationOf(one) === undefined).length,
    );

    const { leftovers } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    expect(planned.leftovers.reduce((sum, { count }) => sum + count, 0)).toBe(leftovers.length);
    const partners = leftovers.filter((one) => / partner \S+ was created/.test(one));
    expect(planned.leftovers).toContainEqual({
      what: 'partner <id> was created and is blocked',
      count: partners.length,
    });
    // The run itself has printed this before.
    expect(stdout).toContain(`sends ${planned.effects.creates} requests to create something`);
    const unfolded = stdout.replace(/\s+/g, ' ');
    const created = planned.byOperation.filter(({ effect }) => effect === 'creates');
    const carriedOut = created.reduce((sum, { accepted }) => sum + accepted, 0);
    expect(unfolded).toContain(
      `${carriedOut} of the requests that create something are carried out, the others refused.`,
    );
    expect(unfolded).toMatch(
      new RegExp(`leaves behind: [^.]*\\b${partners.length} × partner <id> was created and is blocked`),
    );
    const [further] = planned.furtherLeftovers;
    expect(further?.count).toBeGreaterThan(partners.length);
    expect(unfolded).toContain(`at most ${further?.count} × partner <id> was created and is blocked, beyond these.`);
  });

  it('lists no writes if they are not allowed', async () => {
    const { effects, byOperation, byRule, leftovers } = await plan('--config', file);
    expect([effects.creates, effects.changes]).toEqual([0, 0]);
    expect(effects.reads).toBeGreaterThan(100);
    expect(byOperation.filter(({ effect }) => effect !== 'reads')).toEqual([]);
    expect(byRule.filter(({ effect }) => effect !== 'reads')).toEqual([]);
    expect(leftovers.map(({ what }) => what).filter((what) => !what.includes('session'))).toEqual([]);
  });

  it('respects selected rules, and the settings of the configuration', async () => {
    const few = await plan('--config', file, '--allow-writes', '--rule', 'partner/creation-*');
    expect(few.byRule.length).toBeGreaterThan(5);
    expect(few.byRule.filter(({ rule }) => !rule.startsWith('partner/creation-'))).toEqual([]);

    const less = { ...config, fixtures: { ...config.fixtures, partner: { mayChange: true } } };
    const other = join(folder, 'less.json');
    writeFileSync(other, JSON.stringify(less));
    const none = await plan('--config', other, '--allow-writes', '--rule', 'partner/creation-*');
    expect([none.byRule, none.leftovers]).toEqual([[], []]);
    expect(none.notJudged.flatMap(({ rules }) => rules)).toEqual(
      expect.arrayContaining(few.byRule.map((one) => one.rule)),
    );
    expect(none.notJudged.map(({ reason }) => reason).join('\n')).toContain('supply fixtures.partner.parentPartnerId');
    // The run itself prints this before it starts.
    const { stdout } = await run(['run', '--config', other, '--allow-writes', '--rule', 'partner/creation-*']);
    expect(stdout).toContain(`${none.inconclusive} rules will stay inconclusive because settings are missing`);
    // In lines of limited length.
    const named = `plan --config ${other} --rule 'partner/creation-*' --allow-writes`;
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(named);
  });

  it('replaces credentials and fixtures of another deployment by its own, and names those without an equivalent', async () => {
    const other = join(folder, 'other.json');
    const foreign = {
      targets: { v2: 'https://offers.example.com/v2', report: 'https://report.example.com' },
      credentials: { v2: { accessToken: 'foreign' }, report: { authorization: 'foreign' } },
      fixtures: { report: { kinds: ['rohdaten'] }, offers: { vorgangsNummer: 'XX0815', ergebnisNummer: '7' } },
    };
    writeFileSync(other, JSON.stringify(foreign));
    const { byOperation, notSimulated } = await plan('--config', other, '--allow-writes');
    const accepted = byOperation.filter((one) => one.accepted > 0 && one.effect === 'creates').map(nameOf);
    expect(accepted).toContain('offers-v2 POST /v2/ergebnisliste/ermittlung');
    expect(accepted.filter((name) => name.startsWith('report'))).toEqual(['report POST /rohdaten']);
    expect(notSimulated).toEqual(['fixtures.offers.ergebnisNummer']);
  });

  it('only tests whether an interface is gone that is expected to be retired', async () => {
    const retired = { ...config, expect: { ...config.expect, 'cases-v1': 'retired' } };
    const other = join(folder, 'retired.json');
    writeFileSync(other, JSON.stringify(retired));
    const { byRule, notJudged } = await plan('--config', other, '--interface', 'cases-v1');
    expect(byRule.map(({ rule }) => rule)).toEqual(['cases-v1/expected-retired']);
    expect(notJudged.map(({ reason }) => reason)).toEqual([expect.stringContaining('expect.cases-v1 is retired')]);
  });

  it('names the missing host if no rule can be judged', async () => {
    const { code, stdout } = await run(['plan', '--target', 'report=http://127.0.0.1:9', '--interface', 'partner']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/nothing would be sent, since no selected rule can be judged: no target for the host pm/i);
    expect(stdout).toContain('a conforming deployment');
  });

  it('gives the maximum number of partners on a target that refuses combined ones', async () => {
    const { furtherLeftovers } = await plan('--config', file, '--allow-writes', '--interface', 'partner');
    const own = createDeployment({ readyAfterMs: READY_AFTER_MS });
    const unlike: Handler = async (request) => {
      const isCreation = request.method === 'POST' && request.url.endsWith('/untergeordnetePartner');
      const document = isCreation
        ? ((await request
            .clone()
            .json()
            .catch(() => ({}))) as object)
        : {};
      const response = await own.hosts.pm(request);
      const isMany = response.status === 201 && Object.keys(document).length > 40;
      return isMany ? new Response(response.body, { status: 202, headers: response.headers }) : response;
    };
    const { urls, close: end } = await listen({ ...own.hosts, pm: unlike }, { port: 0 });
    onTestFinished(() => end());
    const other = join(folder, 'unlike.json');
    writeFileSync(other, JSON.stringify(await own.configuration(urls)));
    const out = join(folder, 'unlike-report.json');
    await run(['run', '--config', other, '--allow-writes', '--interface', 'partner', '--report', `json=${out}`]);
    const { leftovers } = JSON.parse(readFileSync(out, 'utf8')) as Report;
    expect(leftovers.length).toBeGreaterThan(6);
    expect(leftovers.length - 6).toBeLessThanOrEqual(furtherLeftovers[0]?.count ?? 0);
  });

  it('warns of a secret that occurs elsewhere in what the suite sends, in lines of limited length', async () => {
    const common = {
      ...config,
      credentials: { ...config.credentials, session: { username: 'u@example.com', password: 'conformance' } },
      network: { headers: { pm: { 'X-Part': 'partner', 'X-Key': 'k-4711' } } },
    };
    const other = join(folder, 'common.json');
    writeFileSync(other, JSON.stringify(common));
    const { stdout } = await run(['plan', '--config', other, '--allow-writes', '--rule', 'partner/*']);
    const warned = [...stdout.matchAll(/^Warning: (\S+) also occurs elsewhere in what the suite sends, /gm)];
    expect(warned.map(([, setting]) => setting)).toEqual(['credentials.session.password', 'network.headers.pm.X-Part']);
    expect(stdout.split('\n').filter((line) => line.length > 200)).toEqual([]);
  });

  it('requires a target if the tool is installed', async () => {
    const before = process.cwd();
    process.chdir(newFolder());
    onTestFinished(() => process.chdir(before));
    const { code, stderr } = await run(['plan'], {}, undefined, false);
    expect([code, stderr]).toEqual([2, expect.stringContaining('There is no target: ')]);
  });
});
