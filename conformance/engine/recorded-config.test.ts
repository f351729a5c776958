import { expect, it } from 'vitest';
import type { Config } from './config/schema.ts';
import { validateConfig } from './config/validate.ts';
import { secretsOf, targetOrigins } from './credentials.ts';
import { recordedConfig } from './recorded-config.ts';
import { createRedactor, REDACTED } from './redact.ts';

const recorded = (config: Config): Config =>
  recordedConfig(config, createRedactor(secretsOf(config), targetOrigins(config)));

it('records a valid configuration, even if a secret is a word in it', () => {
  const config: Config = {
    targets: { pm: 'http://p.example' },
    credentials: { session: { username: 'someone', password: 'true', mayFail: true } },
    network: { headers: { pm: { 'X-Key': 'application' } } },
    fixtures: { applications: { antragsnummer: 'application-1' } },
  };
  const kept = recorded(config);
  expect(() => validateConfig(kept, (path) => path.join('.'))).not.toThrow();
  expect(kept.credentials?.session).toEqual({ username: 'someone', password: REDACTED, mayFail: true });
  expect(kept.fixtures).toEqual({ applications: { antragsnummer: `${REDACTED}-1` } });
});

it('masks the same secrets alike and others differently, and shows what a replay needs to know of them', () => {
  const [token, other] = ['b25l', 'dHdv'].map((claims) => `eyJhbGciOiJIUzI1NiJ9.eyJ${claims}.c2ln`) as [string, string];
  const config: Config = {
    targets: { v2: 'http://v.example' },
    credentials: {
      v2: { accessToken: token },
      v2SalesParty: { accessToken: token },
      v2OtherProvider: { accessToken: other },
      partner: { apiKey: 'geheim', partnerId: 'ABC12' },
      partnerOrganisation: { apiKey: 'geheim', partnerId: 'DEF34' },
      partnerWithoutCreateRight: { apiKey: 'anders', partnerId: 'GHI56' },
      login: { username: 'ABC12', password: 'ge.he.i.m' },
      session: { username: 'someone', password: 'gehéim.1.2' },
    },
  };
  const kept = recorded(config);
  expect(() => validateConfig(kept, (path) => path.join('.'))).not.toThrow();
  expect(kept.credentials).toEqual({
    v2: { accessToken: 'redacted.web.token' },
    v2SalesParty: { accessToken: 'redacted.web.token' },
    v2OtherProvider: { accessToken: 'redacted.web.token-' },
    partner: { apiKey: '[redacted]', partnerId: 'ABC12' },
    partnerOrganisation: { apiKey: '[redacted]', partnerId: 'DEF34' },
    partnerWithoutCreateRight: { apiKey: '[redacted*]', partnerId: 'GHI56' },
    login: { username: 'ABC12', password: '[redacted**]' },
    session: { username: 'someone', password: '[redacted***ü].[redacted].[redacted]' },
  });
  expect(recorded(kept)).toEqual(kept);
});
