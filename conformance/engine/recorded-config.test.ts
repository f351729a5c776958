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
