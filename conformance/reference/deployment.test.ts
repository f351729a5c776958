import { expect, it } from 'vitest';
import { createTestClient } from './client.fixture.ts';
import { composeDeployment } from './composition.ts';
import { HOSTS, type Host } from './interface.ts';

interface Configuration {
  targets: Record<string, string>;
  timing: { pollMs: number; patienceMs: number };
  credentials: {
    report: { authorization: string };
    reportForbidden: { authorization: string };
    login: { username: string; password: string };
    session: { username: string; password: string };
    partner: { apiKey: string; partnerId: string };
    baufi: { accessToken: string };
    baufiWithoutScope: { accessToken: string };
    kex: { accessToken: string };
    kexWithoutScope: { accessToken: string };
  };
  fixtures: {
    offers: { vorgangsNummer: string; vorgangsNummerOhneErgebnisse: string; laufendeNummer: string };
    cases: { vorgangsNummer: string; finanzierungsvorschlagId: string; mayChange: boolean };
    applications: { vorgangsnummer: string; antragsnummer: string; teilantragsnummer: string; mayChange: boolean };
    partner: { partnerId: string; mayChange: boolean };
    consumerLoan: { failingQuery: { query: string; variables: object } };
  };
}

const urls = Object.fromEntries(HOSTS.map((host) => [host, `http://${host}.test`])) as Record<Host, string>;

it.each([0, 60, 5000, 60_000, 3_600_000])('lets the suite wait long enough for %i ms', async (readyAfterMs) => {
  const { timing } = (await composeDeployment({ readyAfterMs }).configuration(urls)) as Configuration;
  expect(timing.patienceMs).toBeGreaterThan(readyAfterMs * 2);
  // At least three reads: requested, processing, ready.
  expect(timing.patienceMs / timing.pollMs).toBeGreaterThan(3);
});

it('lets the suite wait no longer than timers can', async () => {
  const { timing } = (await composeDeployment({ readyAfterMs: 1e9 }).configuration(urls)) as Configuration;
  expect(timing.patienceMs).toBe(2 ** 31 - 1);
});

it('returns a configuration whose credentials and fixtures work', async () => {
  const { deployment, call, clock } = createTestClient();
  const { targets, credentials, fixtures } = (await deployment.configuration(urls)) as Configuration;
  expect(Object.keys(targets)).toEqual([...HOSTS]);

  const report = async ({ authorization }: { authorization: string }) =>
    (await call('report', 'POST', '/partner', { headers: { Authorization: authorization }, body: {} })).status;
  expect([await report(credentials.report), await report(credentials.reportForbidden)]).toEqual([202, 403]);

  const login = async ({ username, password }: { username: string; password: string }) => {
    const headers = { Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
    const { access_token } = (await (await call('login', 'GET', '/login', { headers })).json()) as {
      access_token: string;
    };
    return { headers: { Authorization: `Bearer ${access_token}` } };
  };
  await expect(login(credentials.session)).resolves.toBeDefined();
  const bearer = await login(credentials.login);
  const determine = `/v2/ergebnisliste/ermittlung?vorgangsNummer=${fixtures.offers.vorgangsNummer}`;
  expect((await call('v2', 'POST', determine, bearer)).status).toBe(302);
  const { vorgangsnummer, antragsnummer, teilantragsnummer, mayChange } = fixtures.applications;
  const application = `/v2/antraege/${vorgangsnummer}/${antragsnummer}/${teilantragsnummer}`;
  expect((await call('v2', 'GET', application, bearer)).status).toBe(200);

  const baufi = async (method: string, path: string, { accessToken } = credentials.baufi) =>
    (await call('baufi', method, `/v3/vorgaenge${path}`, { headers: { Authorization: `Bearer ${accessToken}` } }))
      .status;
  const { offers, cases } = fixtures;
  expect(await baufi('POST', `/${offers.vorgangsNummer}/ergebnisliste`)).toBe(200);
  expect(await baufi('POST', `/${offers.vorgangsNummerOhneErgebnisse}/ergebnisliste`)).toBe(204);
  const savedOffer = `/${offers.vorgangsNummer}/gemerkteangebote/${offers.laufendeNummer}`;
  expect(await baufi('GET', savedOffer)).toBe(200);
  expect(await baufi('GET', savedOffer, credentials.baufiWithoutScope)).toBe(403);
  const suggestion = `/${cases.vorgangsNummer}/finanzierungsvorschlaege/${cases.finanzierungsvorschlagId}`;
  expect(await baufi('GET', suggestion)).toBe(200);

  const { apiKey, partnerId } = credentials.partner;
  const headers = { 'X-ApiKey': apiKey, 'X-PartnerId': partnerId };
  expect((await call('pm', 'GET', `/partner/${fixtures.partner.partnerId}`, { headers })).status).toBe(200);
  expect([mayChange, fixtures.partner.mayChange]).toEqual([true, true]);

  // The tokens of a configuration are valid for longer than those of the token endpoint.
  clock.advance(23 * 3_600_000);
  const loan = ({ accessToken }: { accessToken: string }) => ({
    headers: { Authorization: `Bearer ${accessToken}` },
    body: fixtures.consumerLoan.failingQuery,
  });
  const failed = await call('kex', 'POST', '/angebote', loan(credentials.kex));
  expect([failed.status, Object.keys((await failed.json()) as object)]).toEqual([200, ['data', 'errors']]);
  expect((await call('kex', 'POST', '/angebote', loan(credentials.kexWithoutScope))).status).toBe(403);
});
