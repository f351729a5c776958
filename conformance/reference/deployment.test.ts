import { expect, it } from 'vitest';
import { createTestClient } from './test-client.ts';
import { HOSTS } from './interface.ts';
import type { Host } from './interface.ts';

interface Configuration {
  targets: Record<string, string>;
  timing: object;
  credentials: {
    report: { authorization: string };
    reportForbidden: { authorization: string };
    login: { username: string; password: string };
    session: { username: string; password: string };
    partner: { apiKey: string; partnerId: string };
  };
  fixtures: {
    offers: { vorgangsNummer: string };
    applications: { vorgangsnummer: string; antragsnummer: string; teilantragsnummer: string; mayChange: boolean };
    partner: { partnerId: string; mayChange: boolean };
  };
}

it('gives a configuration whose credentials and fixtures work', async () => {
  const { deployment, call } = createTestClient();
  const urls = Object.fromEntries(HOSTS.map((host) => [host, `http://${host}.test`])) as Record<Host, string>;
  const { targets, timing, credentials, fixtures } = deployment.configuration(urls) as Configuration;
  expect(Object.keys(targets)).toEqual(['report', 'v2', 'login', 'pm']);
  expect(timing).toEqual({ pollMs: 20, patienceMs: 5000, requestTimeoutMs: 5000 });

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

  const { apiKey, partnerId } = credentials.partner;
  const headers = { 'X-ApiKey': apiKey, 'X-PartnerId': partnerId };
  expect((await call('pm', 'GET', `/partner/${fixtures.partner.partnerId}`, { headers })).status).toBe(200);
  expect([mayChange, fixtures.partner.mayChange]).toEqual([true, true]);
});
