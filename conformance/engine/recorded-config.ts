import type { Config, Credentials } from './config/schema.ts';
import { isSecretPart } from './credentials.ts';
import { REDACTED, type Redactor } from './redact.ts';

/** How each setting is recorded; undefined leaves it out. */
const SETTINGS: {
  readonly [Name in keyof Config]-?: (value: NonNullable<Config[Name]>, redactor: Redactor) => Config[Name];
} = {
  $schema: () => undefined,
  targets: (targets, redactor) =>
    Object.fromEntries(
      Object.entries(targets).flatMap(([host, url]) => (url === undefined ? [] : [[host, redactor.url(url)]])),
    ),
  timing: (timing) => timing,
  limits: (limits) => limits,
  capabilities: (capabilities) => capabilities,
  credentials: (credentials, redactor) => clean(masked(credentials), redactor),
  expect: (expect) => expect,
  fixtures: clean,
  // How the target was reached says nothing of it; what was sent has to be sent again.
  network: ({ headers }) =>
    headers === undefined
      ? undefined
      : {
          headers: Object.fromEntries(
            Object.entries(headers).map(([host, own]) => [
              host,
              Object.fromEntries(Object.keys(own).map((name) => [name, REDACTED])),
            ]),
          ),
        },
  docs: (docs, redactor) => redactor.url(docs),
};

/** The configuration of a run without its secrets: what a report needs to be judged again. */
export function recordedConfig(config: Config, redactor: Redactor): Config {
  const recorded = Object.entries(SETTINGS).flatMap(([name, record]) => {
    const value = config[name as keyof Config];
    const kept =
      value === undefined ? undefined : (record as (value: unknown, by: Redactor) => unknown)(value, redactor);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(recorded) as unknown as Config;
}

function clean<T>(value: T, redactor: Redactor): T {
  return JSON.parse(redactor.text(JSON.stringify(value))) as T;
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
