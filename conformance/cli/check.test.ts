import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { CheckedOnce } from '../engine/checked-once.ts';
import { createDeployment } from '../reference/deployment.ts';
import { HOSTS, type Host } from '../reference/interface.ts';
import { listen } from '../servers/listen.ts';
import { startChecked, withWrongCredentials, WRONG } from './checked.fixture.ts';
import { run } from './cli.fixture.ts';

const { changed, config, urls } = await startChecked();

async function check(file: string, ...flags: string[]): Promise<{ code: number; rows: Map<string, CheckedOnce> }> {
  const { code, stdout } = await run(['check', '--config', file, '--json', ...flags]);
  return { code, rows: new Map((JSON.parse(stdout) as CheckedOnce[]).map((row) => [row.setting, row])) };
}

/** Runs `check --allow-writes` on a deployment with a fault in the host of the sessions. */
async function checkSpoilt(fault: string): ReturnType<typeof check> {
  const other = await listen(createDeployment({ faults: [fault] }).hosts, { port: 0 });
  const file = changed('spoilt', ({ targets }) => (targets.pm = other.urls.pm));
  try {
    return await check(file, '--allow-writes');
  } finally {
    await other.close();
  }
}

const failedIn = (rows: ReadonlyMap<string, CheckedOnce>) =>
  [...rows].filter(([, { state }]) => state === 'failed').map(([setting]) => setting);

/** A server that answers every request with the same status. */
async function answering(status: number): Promise<{ url: string; close: () => Promise<unknown> }> {
  const server = createServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}

describe('check', () => {
  it('finds every host and every credential of a deployment fine, and opens no session', async () => {
    const { code, rows } = await check(changed('fine', () => {}));
    expect(code).toBe(0);
    const settings = [
      ...HOSTS.map((host) => `targets.${host}`),
      ...Object.keys(config.credentials ?? {}).map((name) => `credentials.${name}`),
    ];
    expect([...rows.keys()].sort()).toEqual(settings.sort());
    expect([...rows.values()].filter(({ state }) => state !== 'fine')).toEqual([]);
    const says = (name: string) => rows.get(`credentials.${name}`)?.says;
    expect(says('partner')).toMatch(/^accepted: status 200 to \S+ \S+$/);
    expect(rows.get('credentials.baufiWithoutScope')).toMatchObject({
      says: expect.stringMatching(/^accepted: /) as string,
      differsFrom: 'credentials.baufi',
    });
    expect(says('reportForbidden')).toMatch(/^refused, as it has to be if it lacks the permission: status 403 /);
    expect(says('report')).toMatch(/^not refused: status 404 /);
    expect(says('session')).toBe('a token was obtained: status 200 to POST /login');
  });

  it('opens a session and closes it if writes are allowed', async () => {
    const { rows } = await check(
      changed('session', () => {}),
      '--allow-writes',
    );
    expect(rows.get('credentials.session')).toMatchObject({
      state: 'fine',
      says: 'a session was opened and closed: status 200 to POST /login.do, status 302 to POST /logout',
    });
    const wrong = await check(changed('no-session', withWrongCredentials), '--allow-writes');
    expect(wrong.rows.get('credentials.session')?.says).toMatch(/^refused: status 401 to POST \/login\.do; /);
    const alone = changed('session-alone', ({ targets }) => delete targets.login);
    expect((await check(alone)).rows.get('credentials.session')).toMatchObject({
      state: 'unasked',
      says: 'using it opens a session, which takes --allow-writes',
    });
    const nowhere = changed('session-nowhere', ({ targets }) => {
      delete targets.login;
      delete targets.pm;
    });
    expect((await check(nowhere, '--allow-writes')).rows.get('credentials.session')).toMatchObject({
      state: 'unasked',
      says: 'none of the targets takes it',
    });
  });

  it('closes a session even if the response says nothing about the credential', async () => {
    const { rows } = await checkSpoilt('session/form-login-redirects');
    expect(rows.get('credentials.session')).toMatchObject({
      state: 'unasked',
      says: 'inconclusive, but a session was opened and closed: status 302 to POST /login.do, status 302 to POST /logout',
    });
  });

  it('reports that a session stays open if it cannot be closed', async () => {
    const { code, rows } = await checkSpoilt('session/logout-forgets-cookie');
    expect(code).toBe(0);
    expect(rows.get('credentials.session')?.says).toMatch(/^a session was opened, and stays open until it expires: /);
  });

  it('names each wrong credential, and what refused it', async () => {
    const { code, rows } = await check(changed('wrong', withWrongCredentials));
    expect(code).toBe(2);
    expect(failedIn(rows).sort()).toEqual([...WRONG].sort());
    for (const setting of WRONG) expect(rows.get(setting)?.says).toMatch(/^refused: status 40[13] to (GET|POST) \//);
    const says = (name: string) => rows.get(`credentials.${name}`)?.says;
    expect(says('report')).toContain('authorization is sent unchanged: some deployments want «Bearer » before it');
    expect(says('partner')).toContain('apiKey and partnerId have to belong together');
    expect(says('login')).toContain('username and password have to belong together');
    expect(says('kex')).toMatch(/issued for this deployment$/);
  });

  it('shows the scheme of a credential that is sent verbatim', async () => {
    const { rows } = await check(
      changed('scheme', ({ credentials }) => {
        if (credentials?.report) credentials.report.authorization = `Bearer ${credentials.report.authorization}`;
      }),
    );
    expect(rows.get('credentials.report')?.says).toMatch(
      /^refused: .*; authorization begins with «Bearer »: try it without$/,
    );
  });

  it('shows nothing of a credential that is a passphrase', async () => {
    const { rows } = await check(
      changed('passphrase', ({ credentials }) => {
        if (credentials?.report) credentials.report.authorization = 'correct horse';
      }),
    );
    expect(rows.get('credentials.report')?.says).toMatch(/^refused: (?!.*(correct|horse) )/);
  });

  it('reports a missing interface, and a credential that may not read its own resource', async () => {
    const [nothing, refusing] = await Promise.all([404, 403].map(answering));
    const file = changed('shifted', ({ targets, credentials }) => {
      Object.assign(targets, { baufi: nothing?.url, kex: urls.report, pm: refusing?.url });
      Object.assign(credentials ?? {}, { baufi: credentials?.baufiWithoutScope });
    });
    const { code, rows } = await check(file);
    await Promise.all([nothing?.close(), refusing?.close()]);
    expect(code).toBe(2);
    expect(rows.get('credentials.baufi')?.says).toBe(
      'cases-v3 is not served there: status 404 to GET /v3/vorgaenge; check targets.baufi, or say expect.cases-v3: retired',
    );
    expect(rows.get('credentials.kex')?.says).toMatch(
      /^consumer-loan-offers is not served there: .*; check targets\.kex$/,
    );
    for (const name of ['partner', 'partnerWithoutCreateRight', 'partnerOrganisation'])
      expect(rows.get(`credentials.${name}`)?.says).toMatch(/^refused: status 403 to GET \/partner\//);
  });

  it.each([408, 429, 502, 503, 504])('does not judge a credential after %i', async (status) => {
    const { url, close } = await answering(status);
    const { rows } = await check(
      changed(`put-off-${status}`, ({ targets }) => {
        for (const host of HOSTS) targets[host] = url;
      }),
    );
    await close();
    const says = new Map([...rows].map(([setting, one]) => [setting, `${one.state}: ${one.says}`]));
    for (const name of Object.keys(config.credentials ?? {}))
      expect(says.get(`credentials.${name}`)).toMatch(new RegExp(`^unasked: inconclusive: status ${status} to `));
  });

  it.each<[string, Partial<Record<Host, Host>>]>([
    ['swapped in pairs', { report: 'pm', v2: 'baufi', baufi: 'v2', pm: 'report' }],
    ['confused in a ring', { report: 'pm', baufi: 'report', pm: 'baufi' }],
  ])('recognizes addresses that are %s, and sends no credential there', async (name, meantFor) => {
    const file = changed(name, ({ targets }) => {
      for (const [host, other] of Object.entries(meantFor)) targets[host as Host] = urls[other];
    });
    const { code, rows } = await check(file);
    expect(code).toBe(2);
    expect(failedIn(rows)).toEqual(Object.keys(meantFor).map((host) => `targets.${host}`));
    expect(rows.get('targets.report')?.says).toBe(
      `${urls.pm} answers like pm, and ${urls.report} like report: set targets.report to ${urls.report}`,
    );
    expect(rows.get('credentials.partner')).toMatchObject({ state: 'unasked', says: 'see targets.pm' });
  });

  it('reports that a host without any of its paths proves nothing', async () => {
    const nothing = await answering(404);
    const { rows } = await check(changed('nothing', ({ targets }) => (targets.pm = nothing.url)));
    await nothing.close();
    expect(rows.get('targets.pm')).toMatchObject({
      state: 'fine',
      says: expect.stringMatching(/ answers, status 404, which does not show that this is pm$/) as string,
    });
    expect(rows.get('targets.v2')?.says).not.toContain('does not show');
  });

  it('recognizes an address without the interface by its public read', async () => {
    const nothing = await answering(404);
    const { code, rows } = await check(changed('nothing', ({ targets }) => (targets.report = nothing.url)));
    await nothing.close();
    expect(code).toBe(2);
    expect(failedIn(rows)).toEqual(['targets.report']);
    expect(rows.get('targets.report')?.says).toMatch(
      / is answered with 404, and so is .*\/documentation, .*: check targets\.report$/,
    );
  });

  it.each<[Host, string]>([
    ['report', '/partner'],
    ['report', '/an/unknown/prefix/'],
    ['v2', '/v2'],
    ['baufi', '/v3/vorgaenge'],
    ['login', '/login'],
    ['kex', '/angebote'],
    ['pm', '/partner'],
    ['pm', '/login.do'],
  ])('names the address above a too long one of %s: %s', async (host, path) => {
    const address = urls[host];
    const { code, rows } = await check(changed('far', ({ targets }) => (targets[host] = `${address}${path}`)));
    expect(code).toBe(2);
    expect(failedIn(rows)).toEqual([`targets.${host}`]);
    expect(rows.get(`targets.${host}`)?.says).toContain(`: set targets.${host} to ${address}`);
    expect([...rows.values()].map(({ says }) => says)).toContain(`see targets.${host}`);
  });

  it.each<[Host, string]>([
    ['v2', '/v2'],
    ['baufi', '/v3'],
  ])('hints without credentials at the address above a possibly too long one of %s: %s', async (host, path) => {
    const address = urls[host];
    const withoutCredentials = changed('far', (far) => {
      far.targets[host] = `${address}${path}`;
      delete far.credentials;
    });
    const { rows } = await check(withoutCredentials);
    expect(rows.get(`targets.${host}`)?.state).toBe('fine');
    expect(rows.get(`targets.${host}`)?.says).toContain(
      ` is answered with 404, and ${address} answers like ${host}: if credentials find nothing, look at targets.${host}`,
    );
  });

  it('does not take an HTML page above an address for a resource', async () => {
    const website = createServer((request, response) => {
      const isApi = request.url?.startsWith('/api/') === true;
      response.writeHead(isApi ? 404 : 200, { 'Content-Type': isApi ? 'application/json' : 'text/html' });
      response.end(isApi ? '{}' : '<title>Home</title>');
    });
    await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(website.address() as AddressInfo).port}/api`;
    const { rows } = await check(changed('website', ({ targets }) => (targets.kex = address)));
    await new Promise((resolve) => website.close(resolve));
    expect(rows.get('targets.kex')?.state).toBe('fine');
    expect(rows.get('credentials.kex')).toMatchObject({
      state: 'failed',
      says: expect.stringMatching(/^consumer-loan-offers is not served there: .+; check targets\.kex/) as string,
    });
  });

  it.each<[Host, string, string]>([
    ['report', '/partner', 'report/unknown-*'],
    ['kex', '/angebote', 'consumer-loan-offers/*-required'],
  ])('judges nothing at an address of %s that proved too long', async (host, path, rule) => {
    const file = changed('far', ({ targets }) => (targets[host] = `${urls[host]}${path}`));
    const { code, stderr } = await run(['run', '--config', file, '--rule', rule]);
    expect(code).toBe(2);
    expect(stderr).toContain(`Nothing was judged, since these addresses are wrong:\ntargets.${host}: `);
    expect(stderr).toContain(`: set targets.${host} to ${urls[host]}`);
  });

  /** A server that redirects http to the URL that `locationOf` returns for a path. */
  async function redirecting(locationOf: (path: string) => string | undefined) {
    const redirector = createServer((request, response) => {
      const Location = locationOf(request.url ?? '/');
      response.writeHead(Location === undefined ? 401 : 308, Location === undefined ? {} : { Location }).end();
    });
    await new Promise<void>((resolve) => redirector.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(redirector.address() as AddressInfo).port}`;
    return { address, close: () => new Promise((resolve) => redirector.close(resolve)) };
  }

  it('recognizes http instead of https and names the address; no run sends a credential there', async () => {
    const { address, close } = await redirecting((path) => `https://127.0.0.1:8443${path}`);
    const file = changed('plain', ({ targets }) => (targets.kex = `${address}/kex/`));
    const { code, rows } = await check(file);
    const judged = await run(['run', '--config', file, '--rule', 'consumer-loan-offers/*-required']);
    await close();
    expect([code, judged.code]).toEqual([2, 2]);
    const says = `${address}/kex/ is answered with 308, which leads to https://127.0.0.1:8443: set targets.kex to https://127.0.0.1:8443/kex`;
    expect(rows.get('targets.kex')).toMatchObject({ state: 'failed', says });
    expect(rows.get('credentials.kex')).toMatchObject({ state: 'unasked', says: 'see targets.kex' });
    expect(judged.stderr).toContain(`Nothing was judged, since these addresses are wrong:\ntargets.kex: ${says}.`);
  });

  it.each([
    ['to another host', (path: string) => `https://other.example${path}`],
    ['to another path', (path: string) => `https://127.0.0.1:8443${path}index.html`],
    ['from its front page only', (path: string) => (path === '/' ? 'https://127.0.0.1:8443/' : undefined)],
  ])('does not treat a redirect %s as one to https', async (_what, locationOf) => {
    const { address, close } = await redirecting(locationOf);
    const { rows } = await check(changed('page', ({ targets }) => (targets.kex = address)));
    await close();
    expect(rows.get('targets.kex')).toMatchObject({ state: 'fine' });
  });

  it('names no address that refuses every request', async () => {
    const gateway = await answering(401);
    const file = changed('refusing', ({ targets }) => {
      Object.assign(targets, { report: urls.pm, pm: gateway.url });
    });
    const { rows } = await check(file);
    await gateway.close();
    expect(rows.get('targets.report')?.says).not.toContain(gateway.url);
  });

  it('distinguishes a host that does not answer, and a gateway without a host behind it, from one that answers', async () => {
    const gateway = await answering(502);
    const file = changed('hosts', ({ targets }) => {
      targets.kex = gateway.url;
      targets.report = 'http://127.0.0.1:1';
    });
    const { code, rows } = await check(file);
    await gateway.close();
    expect(code).toBe(2);
    expect(rows.get('targets.report')?.says).toContain('nothing listens there: correct the port of the target');
    expect(rows.get('targets.kex')).toMatchObject({
      state: 'unasked',
      says: expect.stringContaining('a gateway answers') as string,
    });
    expect(rows.get('credentials.report')).toMatchObject({ state: 'unasked', says: 'see targets.report' });
    expect(rows.get('targets.v2')?.state).toBe('fine');
  });

  it('shows failures as a table for people', async () => {
    const { stdout } = await run(['check', '--config', changed('table', withWrongCredentials)]);
    expect(stdout).toMatch(/^✓ targets\.report +http/m);
    expect(stdout).toMatch(/^✗ credentials\.kex +refused: status 401 to POST \/angebote$/m);
    expect(stdout).toContain('5 failed, 0 not tried');
  });

  it('reports missing credentials, and does not end with 0', async () => {
    const { code, stdout } = await run(['check', '--config', changed('none', (own) => delete own.credentials)]);
    expect(stdout).toMatch(
      /\nNo credential was tried, so rules that need one cannot be judged; `npm run tool -- plan --config \S+none\.json` names the settings\.\n$/,
    );
    expect(code).toBe(3);
  });
});
