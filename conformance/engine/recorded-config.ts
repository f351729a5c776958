import { isObject, mapValues, type JsonObject } from '../json.ts';
import type { Config, Credentials } from './config/schema.ts';
import { isSecretPart, isSigned } from './credentials.ts';
import { isSecretMember, plainMask, REDACTED, REDACTED_JWT, type Redactor } from './redact.ts';

/** Functions that record each setting; undefined leaves it out. */
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
  credentials: masked,
  expect: (expect) => expect,
  fixtures: clean,
  // Proxies and certificates are irrelevant for a replay, but it must send the same headers.
  network: ({ headers }) => headers && { headers: mapValues(headers, (own) => mapValues(own, () => REDACTED)) },
  docs: (docs, redactor) => redactor.url(docs),
};

/** The configuration of a run without secrets, as reports need it for a replay. */
export function recordedConfig(config: Config, redactor: Redactor): Config {
  const recorded = Object.entries(SETTINGS).flatMap(([name, record]) => {
    const value = config[name as keyof Config];
    const kept =
      value === undefined ? undefined : (record as (value: unknown, by: Redactor) => unknown)(value, redactor);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(recorded) as unknown as Config;
}

/** Removes secrets from values, but not from names, which the schema defines: a report with a masked name would be invalid. */
function clean<T extends object>(value: T, redactor: Redactor): T {
  return withoutSecrets(value, '', redactor) as T;
}

function withoutSecrets(value: unknown, name: string, redactor: Redactor): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, name, redactor));
  if (isObject(value)) return mapValues(value, (own, key) => withoutSecrets(own, key, redactor));
  if (typeof value === 'number') return redactor.text(String(value)) === String(value) ? value : REDACTED;
  if (typeof value !== 'string') return value;
  const shown = redactor.text(value);
  return shown !== '' && shown !== REDACTED_JWT && isSecretMember(name) ? REDACTED : shown;
}

/** Masks the secrets of credentials, the same ones alike and others differently: rules compare them. */
function masked(credentials: Credentials, redactor: Redactor): Credentials {
  const masks = new Map<string, string>();
  const maskOf = (secret: string) => {
    const alike = [...masks.keys()].filter((other) => isSigned(other) === isSigned(secret));
    const mask = masks.get(secret) ?? standInFor(secret, alike.length);
    masks.set(secret, mask);
    return mask;
  };
  const all = credentials as Readonly<Record<string, JsonObject>>;
  return mapValues(all, (parts) =>
    mapValues(parts, (value, name) =>
      typeof value === 'string' && isSecretPart(name) ? maskOf(value) : withoutSecrets(value, name, redactor),
    ),
  );
}

/**
 * What takes the place of a secret, with what a replay needs to know of it: whether it is a signed token, which is invalidated in another
 * way, whether it has characters beyond ASCII, which some servers read wrongly, and whether its mask in evidence has parts.
 *
 * @param others - number of other secrets of this kind
 */
function standInFor(secret: string, others: number): string {
  if (isSigned(secret)) return `${REDACTED_JWT}${'-'.repeat(others)}`;
  const beyond = /^\p{ASCII}*$/u.test(secret) ? '' : 'ü';
  return plainMask(secret).replace(']', `${'*'.repeat(others)}${beyond}]`);
}
