import { describe, expect, it } from 'vitest';
import { createDeployment } from './deployment.ts';
import { FAULT_KINDS } from './fault-kind.ts';
import { faultById, faults } from './faults.ts';
import { partner } from './login/seed.ts';

const authorized = (value: string) => ({ headers: { Authorization: value } });

describe('faults', () => {
  it('have unique ids in kebab-case and one sentence each', () => {
    const ids = faults.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, says } of faults) {
      expect(id).toMatch(/^[a-z0-9-]+\/[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(says).toMatch(/^\S.*[^.]\.$/);
    }
  });

  it.each(Object.entries(FAULT_KINDS))('of the kind %s exist in several interfaces', (kind, means) => {
    const own = faults.filter((fault) => fault.kind === kind);
    expect(own.length).toBeGreaterThanOrEqual(3);
    expect(new Set(own.map((fault) => fault.interface)).size).toBeGreaterThan(1);
    expect(means).toMatch(/^[A-Z].*[^.]\.$/);
  });

  it('are found by id; the error for an unknown id lists the faults of the interface', () => {
    expect(faultById('report/no-location').host).toBe('report');
    expect(() => faultById('report/no-such')).toThrow(/no fault report\/no-such; known are .*report\/no-location/);
    expect(() => faultById('unsinn')).toThrow(/known are report\/…, offers-v1\/…/);
  });

  it('are selected by an id, or by a list of ids', async () => {
    for (const chosen of ['login/basic-204', ['login/basic-204', 'report/no-location']]) {
      const { hosts } = createDeployment({ faults: chosen });
      const pair = Buffer.from(`${partner.username}:${partner.password}`).toString('base64');
      const answer = await hosts.login(new Request('http://login.test/login', authorized(`Basic ${pair}`)));
      expect(answer.status).toBe(204);
    }
    expect(() => createDeployment({ faults: 'report/no-such' })).toThrow(RangeError);
  });
});
