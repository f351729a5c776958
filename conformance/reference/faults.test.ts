import { beforeAll, describe, expect, it } from 'vitest';
import { createDeployment } from './deployment.ts';
import { faultById, faults } from './faults.ts';
import type { Host } from './interface.ts';
import { partner } from './login/seed.ts';
import { vorgangsNummer } from './offers-v2/seed.ts';
import { KINDS } from './report/kinds.ts';
import { authorization, authorizationWithoutPermission } from './report/seed.ts';
import { createTestClient } from './test-client.ts';
import type { Sent, TestClient } from './test-client.ts';

type Send = (host: Host, method: string, path: string, sent?: Sent) => Promise<string | undefined>;

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const authorized = (value: string) => ({ headers: { Authorization: value } });

const journeys: Record<string, (send: Send, client: TestClient) => Promise<void>> = {
  report: async (send, { clock }) => {
    for (const path of ['/', '/documentation', ...KINDS.flatMap((kind) => [`/${kind}`, `/${kind}/egal`])]) {
      await send('report', 'OPTIONS', path);
    }
    await send('report', 'GET', '/documentation');
    for (const value of [authorization, authorizationWithoutPermission, 'Unsinn']) {
      const location = await send('report', 'POST', '/vertrieb', { ...authorized(value), body: {} });
      for (let read = 0; read < 3; read += 1) {
        await send('report', 'GET', location ?? '/vertrieb/egal', authorized(value));
        clock.advance(500);
      }
    }
    await send('report', 'GET', '/vertrieb/egal', authorized(authorization));
    await send('report', 'POST', '/vertrieb', { body: {} });
    await send('report', 'GET', '/vertrieb/egal');
  },
  login: async (send) => {
    for (const password of [partner.password, 'falsch']) {
      const body = new URLSearchParams({ username: partner.username, password }).toString();
      await send('login', 'POST', '/login', { headers: FORM, body });
      const pair = Buffer.from(`${partner.username}:${password}`).toString('base64');
      await send('login', 'GET', '/login', authorized(`Basic ${pair}`));
    }
  },
  'offers-v2': async (send, { clock, bearer }) => {
    const headers = await bearer();
    await send('v2', 'POST', '/v2/ergebnisliste/ermittlung', { headers, body: {} });
    for (const flag of [
      'alternativen=true',
      'alternativen=false',
      'provisionsAusgabe=false',
      'provisionsAusgabe=true',
    ]) {
      const query = `?vorgangsNummer=${vorgangsNummer}&${flag}`;
      const location = await send('v2', 'POST', `/v2/ergebnisliste/ermittlung${query}`, { headers });
      await send('v2', 'GET', location ?? '/', { headers });
      const commission = `${location ?? ''}/ergebnisse/E1/provision`;
      await send('v2', 'GET', commission, { headers });
      clock.advance(1000);
      await send('v2', 'GET', commission, { headers });
    }
  },
};

/** What a client sees on a journey, without what differs from one deployment to the next. */
async function transcript(id: string, chosen: readonly string[]): Promise<string[]> {
  const client = createTestClient({ faults: chosen });
  const seen: string[] = [];
  const send: Send = async (host, method, path, sent) => {
    const answer = await client.call(host, method, path, sent);
    const text = JSON.stringify([method, answer.status, [...answer.headers], await answer.text()]);
    seen.push(text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>').replace(/[0-9a-f]{64}|eyJ[\w.-]+/g, '<signed>'));
    return answer.headers.get('location') || undefined;
  };
  await journeys[id]?.(send, client);
  return seen;
}

describe('faults', () => {
  it('have unique ids in kebab-case and one sentence each', () => {
    const ids = faults.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, says } of faults) {
      expect(id).toMatch(/^[a-z0-9-]+\/[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(says).toMatch(/^\S.*[^.]\.$/);
    }
  });

  describe.each(Object.keys(journeys))('of %s', (name) => {
    const names = faults.filter((fault) => fault.interface === name).map(({ id }) => id);
    let faultless: string[] = [];
    beforeAll(async () => {
      faultless = await transcript(name, []);
    });

    it('are compared with a journey that is the same every time', async () => {
      expect(await transcript(name, [])).toEqual(faultless);
    });

    it.each(names)('%s changes an answer', async (id) => {
      expect(await transcript(name, [id])).not.toEqual(faultless);
    });
  });

  it('are found by id, or refused with the names of their siblings', () => {
    expect(faultById('report/no-location').host).toBe('report');
    expect(() => faultById('report/no-such')).toThrow(/no fault report\/no-such; known are .*report\/no-location/);
    expect(() => faultById('unsinn')).toThrow(/known are report\/…, login\/…/);
  });

  it('are chosen by id, in a list, or by interface', async () => {
    for (const chosen of ['login/basic-204', ['login/basic-204', 'report/no-location'], { login: 'basic-204' }]) {
      const { hosts } = createDeployment({ faults: chosen });
      const pair = Buffer.from(`${partner.username}:${partner.password}`).toString('base64');
      const answer = await hosts.login(new Request('http://login.test/login', authorized(`Basic ${pair}`)));
      expect(answer.status).toBe(204);
    }
    expect(() => createDeployment({ faults: { report: 'no-such' } })).toThrow(RangeError);
  });
});
