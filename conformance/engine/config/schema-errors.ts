import type { DefinedError, ErrorObject } from 'ajv';
import { ConfigError } from './config-error.ts';
import { nearest, suggestion } from './nearest.ts';

interface Validated {
  /** Name of the whole value in messages: `the configuration`. */
  subject: string;
  /** Description of each format, as the end of a sentence. */
  formats: Readonly<Record<string, string>>;
  /** Converts a path to a place for the message. */
  where: (path: readonly string[]) => string;
  /** Advice, as a sentence, about an unknown key that is valid elsewhere. */
  hint?: (path: readonly string[], key: string) => string | undefined;
}

/** Maximum number of reported errors. */
const MOST = 100;

/** Converts the errors of Ajv (with `allErrors` and `verbose`) to messages: place, problem and nearest valid word, one line each. */
export function schemaErrors(found: readonly ErrorObject[], validated: Validated): ConfigError {
  // Our schemas have only standard keywords.
  const errors = found as readonly DefinedError[];
  const wrongFile = wrongFileMessage(errors, validated);
  if (wrongFile !== undefined) return new ConfigError(wrongFile);
  // The first ones are enough, and each is compared with all others, which takes time.
  const first = errors.slice(0, MOST);
  const lines = first.filter((error) => !isExplained(error, first)).map((error) => describe(error, validated));
  const more = errors.length > MOST ? [`and ${errors.length - MOST} more`] : [];
  return new ConfigError([...new Set(lines), ...more].join('\n'));
}

/** Minimum number of unknown keys, none similar to a known one, for a file to count as something else. */
const MANY_UNKNOWN = 4;

/** The message for another kind of file: most of its keys are unknown and similar to no known one. */
function wrongFileMessage(errors: readonly DefinedError[], { subject, where }: Validated): string | undefined {
  const ofWhole = errors.filter(({ instancePath }) => instancePath === '');
  const unknown = ofWhole.filter((error) => error.keyword === 'additionalProperties');
  const known = knownKeys(unknown[0]);
  const keys = unknown.map(({ params }) => params.additionalProperty);
  const strangers = keys.slice(0, MOST).filter((key) => nearest(key, known) === undefined);
  const all = Object.keys(unknown[0]?.data ?? {}).length;
  if (strangers.length < MANY_UNKNOWN || strangers.length * 2 < all) return undefined;
  return `${where([])}: this is not ${subject}, but something else: most of its keys are unknown. Known keys: ${known.join(', ')}.`;
}

/** Whether another error implies this one: for example, an unknown key that is a misspelling of this missing key. */
function isExplained(error: DefinedError, all: readonly DefinedError[]): boolean {
  // The name itself has an error of its own.
  if (error.keyword === 'propertyNames') return true;
  // An empty text matches no format either.
  if (error.keyword === 'format' && error.data === '')
    return all.some((other) => other.keyword === 'minLength' && other.instancePath === error.instancePath);
  if (error.keyword !== 'required') return false;
  const { missingProperty: missing } = error.params;
  return all.some(
    (other) =>
      other.keyword === 'additionalProperties' &&
      other.instancePath === error.instancePath &&
      nearest(other.params.additionalProperty, [missing]) === missing,
  );
}

/** The valid keys of an object, from an error about it. */
const knownKeys = (error: ErrorObject | undefined): string[] =>
  Object.keys((error?.parentSchema as { properties?: object } | undefined)?.properties ?? {});

function describe(error: DefinedError, { subject: whole, formats, where, hint }: Validated): string {
  const path = [
    ...error.instancePath.split('/').slice(1),
    ...(error.propertyName === undefined ? [] : [shown(error.propertyName)]),
  ];
  if (error.keyword === 'additionalProperties') {
    const key = error.params.additionalProperty;
    const known = knownKeys(error);
    const guess = nearest(key, known);
    const list = `Known keys: ${known.join(', ')}.`;
    const help = hint?.(path, key) ?? (guess === undefined ? undefined : `Did you mean «${guess}»?`);
    // A line like «password secret» makes the secret a part of the key: a key similar to no known one is not printed.
    const name = help === undefined && path[0] === 'credentials' ? '' : ` «${shown(key)}»`;
    return `${where([...path, key])}: unknown key${name}${inside(path)}. ${help ?? list}`;
  }
  if (error.keyword === 'required')
    return `${where(path)}: «${error.params.missingProperty}» is missing${inside(path)}.`;
  if (error.keyword === 'enum') {
    const allowed = error.params.allowedValues.map(String);
    const help = suggestion(String(error.data), allowed, `Possible: ${allowed.join(', ')}.`);
    return `${where(path)}: «${shown(String(error.data))}» is not possible${inside(path)}. ${help}`;
  }
  const { format: named = '' } = (error.parentSchema ?? {}) as { format?: string };
  // A bare port is a number: «must be a text» would not help.
  const isOfFormat = error.keyword === 'format' || (error.keyword === 'type' && named.endsWith('-url'));
  const format = isOfFormat ? formats[named] : undefined;
  if (format !== undefined) return `${where(path)}: «${path.join('.')}» must be ${format}.`;
  const subject = path.length === 0 ? whole : `«${path.join('.')}»`;
  return `${where(path)}: ${subject} ${wantedBy(error)}.`;
}

const TYPES: Readonly<Record<string, string>> = {
  object: 'a mapping of keys',
  array: 'a list',
  string: 'a text',
  integer: 'a whole number',
  boolean: 'true or false',
};

function wantedBy(error: DefinedError): string {
  if (error.keyword === 'minLength') return 'must not be empty';
  if (error.keyword === 'uniqueItems') return 'must not have the same entry twice';
  if (error.keyword === 'minProperties') return `must have at least one of ${knownKeys(error).join(', ')}`;
  if (error.keyword === 'dependencies')
    return `has ${error.params.property}, which needs ${error.params.missingProperty} beside it`;
  const wanted = error.keyword === 'type' ? String(error.params.type) : '';
  const type = TYPES[wanted];
  if (type === undefined) return (error.message ?? 'is not valid').replace('>=', 'at least').replace('<=', 'at most');
  const isUnquoted = wanted === 'string' && ['number', 'boolean'].includes(typeof error.data);
  return `must be ${type}${isUnquoted ? ': write it in quotes' : ''}`;
}

function inside(path: readonly string[]): string {
  return path.length === 0 ? '' : ` in «${path.join('.')}»`;
}

/** A text as one line, with escapes. */
export function shown(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
