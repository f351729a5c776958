import type { Config, Credentials } from './config/schema.ts';
import { isSecretPart } from './credentials.ts';
import { REDACTED, type Redactor } from './redact.ts';

/** The configuration of a run without its secrets: what a report needs to be judged again. */
export function recordedConfig(config: Config, redactor: Redactor): Config {
  const { targets, timing, limits, capabilities, credentials, fixtures, docs } = config;
  const clean = <T>(value: T): T => JSON.parse(redactor.text(JSON.stringify(value))) as T;
  return {
    targets: Object.fromEntries(
      Object.entries(targets).flatMap(([host, url]) => (url === undefined ? [] : [[host, redactor.url(url)]])),
    ),
    ...(timing === undefined ? {} : { timing }),
    ...(limits === undefined ? {} : { limits }),
    ...(capabilities === undefined ? {} : { capabilities }),
    ...(credentials === undefined ? {} : { credentials: clean(masked(credentials)) }),
    ...(fixtures === undefined ? {} : { fixtures: clean(fixtures) }),
    ...(docs === undefined ? {} : { docs: redactor.url(docs) }),
  };
}

function masked(credentials: Credentials): Credentials {
  const entries = Object.entries(credentials).map(([name, credential]) => {
    const fields = Object.entries(credential as Record<string, unknown>);
    return [
      name,
      Object.fromEntries(
        fields.map(([key, value]) => [key, typeof value === 'string' && isSecretPart(key) ? REDACTED : value]),
      ),
    ];
  });
  return Object.fromEntries(entries) as Credentials;
}
