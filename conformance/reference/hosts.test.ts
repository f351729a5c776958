import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../servers/body.ts';
import { partnerCredentials, partnerFixtures } from './partner/seed.ts';
import { authorization } from './report/seed.ts';
import { createTestClient } from './client.fixture.ts';

const TEXT: unknown = expect.any(String);
const JSON_TYPE = { 'Content-Type': 'application/json', Authorization: authorization };

describe('host', () => {
  it.each([
    ['report', 'GET', '/unbekannt', 404],
    ['report', 'GET', '/partner/', 404],
    ['report', 'GET', '/partner', 405],
    ['report', 'DELETE', '/partner/1', 405],
    ['v2', 'GET', '/v3/vorgaenge', 404],
    ['baufi', 'GET', '/', 404],
    ['kex', 'POST', '/vergleiche', 404],
    ['kex', 'GET', '/angebote', 405],
    ['login', 'PUT', '/login', 405],
    ['pm', 'GET', '/unbekannt', 404],
  ] as const)('%s answers %s %s with a JSON %i', async (host, method, path, status) => {
    const answer = await createTestClient().call(host, method, path);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ message: TEXT });
  });

  it('lists the allowed methods', async () => {
    const answer = await createTestClient().call('report', 'PATCH', '/partner');
    expect(answer.headers.get('allow')).toBe('OPTIONS, POST');
  });

  it.each(['{', '{"fromDay"', 'egal', '\u0000', '{"fromDay":"2024-01-01"}}'])(
    'refuses the malformed body %j',
    async (body) => {
      const answer = await createTestClient().call('report', 'POST', '/rohdaten', { headers: JSON_TYPE, body });
      expect(answer.status).toBe(400);
    },
  );

  it.each([
    ['report', 'POST', '/partner'],
    ['login', 'POST', '/login'],
    ['v2', 'POST', '/v2/ergebnisliste/ermittlung'],
    ['v2', 'PATCH', '/v2/antraege/MF7K2Q/1/1'],
    ['pm', 'PATCH', `/partner/${partnerFixtures.partnerId}`],
    ['pm', 'POST', `/partner/${partnerFixtures.parentPartnerId}/untergeordnetePartner`],
  ] as const)('%s takes a body up to the limit for %s %s, and no larger one', async (host, method, path) => {
    const { call, bearer } = createTestClient();
    const { apiKey, partnerId } = partnerCredentials.partner;
    const headers = {
      ...(host === 'report' ? JSON_TYPE : { ...JSON_TYPE, ...(await bearer()) }),
      'X-ApiKey': apiKey,
      'X-PartnerId': partnerId,
    };
    const status = async (bytes: number) =>
      (await call(host, method, path, { headers, body: ' '.repeat(bytes) })).status;
    expect(await status(MAX_BODY_BYTES)).toBe(host === 'login' ? 415 : 400);
    expect(await status(MAX_BODY_BYTES + 1)).toBe(413);
  });

  it('refuses a body above the limit, however it is sent', async () => {
    const { call, deployment } = createTestClient();
    const body = ' '.repeat(MAX_BODY_BYTES + 1);
    expect((await call('report', 'POST', '/partner', { headers: JSON_TYPE, body })).status).toBe(413);
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: JSON_TYPE,
      body: new Blob([body]).stream(),
      duplex: 'half',
    };
    expect((await deployment.hosts.report(new Request('http://report.test/partner', init))).status).toBe(413);
  });

  it('responds to a deeply nested body', async () => {
    const { call, bearer } = createTestClient();
    const headers = { ...(await bearer()), 'Content-Type': 'application/json' };
    const body = `{"haushalte":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const answer = await call('v2', 'POST', '/v2/ergebnisliste/ermittlung', { headers, body });
    expect(answer.status).toBe(302);
    const captured = `${answer.headers.get('location')}/ermittlungsAnfrage/erfassteDaten`;
    expect(await (await call('v2', 'GET', captured, { headers })).text()).toBe(body);
  });
});
