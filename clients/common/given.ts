import type { ApiSettings, CallSettings } from './settings.ts';
import type { WaitSettings } from './waiting.ts';

/** A requirement for the value of a setting. */
interface Kind {
  /** Follows «must be» in the error. */
  says: string;
  has: (value: unknown) => boolean;
}

const atLeast = (least: number): Kind => ({
  says: `a number of at least ${least}`,
  has: (value) => typeof value === 'number' && value >= least,
});
const oneOf = (...values: readonly unknown[]): Kind => ({
  says: values.map((value) => JSON.stringify(value)).join(' or '),
  has: (value) => values.includes(value),
});
const ofType = (says: string, ...types: readonly string[]): Kind => ({
  says,
  has: (value) => types.includes(typeof value),
});
const FUNCTION = ofType('a function', 'function');
const OBJECT = ofType('an object', 'object');
/** The members of Headers, a Map or an array of pairs would be left out. */
const MEMBERS: Kind = {
  says: 'an object with a member for each header',
  has: (value) => typeof value === 'object' && !(Symbol.iterator in Object(value)),
};
const STRING = ofType('a string', 'string');

type Kinds<Name extends string> = Readonly<Record<Name, Kind>>;

const OF_BOTH = { headers: OBJECT, timeoutMs: atLeast(1), retries: atLeast(0), onResponse: FUNCTION };

/** The settings of interfaces. `connect` checks base URL and credentials. */
const OF_INTERFACES: Kinds<keyof ApiSettings> & Kinds<string> = {
  ...OF_BOTH,
  baseUrl: STRING,
  fetch: FUNCTION,
  maxBodyBytes: atLeast(0),
  whenRateLimited: oneOf('wait', 'fail'),
  validate: ofType('true, false or a function', 'boolean', 'function'),
  onRequest: FUNCTION,
  onRetry: FUNCTION,
  onDeprecation: FUNCTION,
  clock: OBJECT,
  now: FUNCTION,
  as: oneOf('form', 'basic'),
};

/** The settings of calls. */
const OF_CALLS: Kinds<keyof (CallSettings & WaitSettings)> & Kinds<string> = {
  ...OF_BOTH,
  headers: MEMBERS,
  signal: OBJECT,
  traceId: STRING,
  intervalMs: atLeast(1),
  deadlineMs: atLeast(0),
  onRequested: FUNCTION,
  onProgress: FUNCTION,
};

/** Headers with a credential or the identifier of its owner. */
const OF_CREDENTIALS = /^(authorization|cookie|x-(apikey|authentication|partnerid))$/i;

/**
 * Describes the first invalid setting of the interface or of the call.
 *
 * @returns undefined if all are valid
 */
export function problemOf(ofInterface: object, ofCall: CallSettings): string | undefined {
  const credential = Object.keys(ofCall.headers ?? {}).find((name) => OF_CREDENTIALS.test(name));
  return (
    problemIn(ofInterface, OF_INTERFACES, OF_CALLS, 'is a setting of a call') ??
    problemIn(ofCall, OF_CALLS, OF_INTERFACES, 'is a setting of the interface') ??
    (credential === undefined ? undefined : `headers of a call must not have ${credential}`)
  );
}

function problemIn(settings: object, kinds: Kinds<string>, others: Kinds<string>, elsewhere: string) {
  for (const [name, value] of Object.entries(settings) as [string, unknown][]) {
    const kind = own(kinds, name);
    // Ignore names that resemble no setting: programs may pass objects with further members.
    if (kind === undefined) {
      if (own(others, name)) return `${name} ${elsewhere}`;
      const meant = meantBy(name, Object.keys(kinds));
      if (meant !== undefined && !Object.hasOwn(settings, meant)) return `${name} is no setting, ${meant} is`;
    } else if (value !== undefined && !kind.has(value)) {
      return `${name} must be ${kind.says}, got ${shown(value, kind)}`;
    }
  }
  return undefined;
}

const own = (kinds: Kinds<string>, name: string): Kind | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name] : undefined;

/** The setting that a misspelt name probably means: the first three letters are equal, and one letter differs or the end is missing. */
function meantBy(word: string, known: readonly string[]): string | undefined {
  const small = word.toLowerCase().replace(/ys$/, 'ies');
  return known.find((name) => {
    const one = name.toLowerCase();
    let same = 0;
    while (same < small.length && one[same] === small[same]) same += 1;
    const [left, more] = [one.slice(same), small.slice(same)];
    const isNear = left.slice(1) === more.slice(1) || left === more.slice(1) || left.slice(1) === more;
    return same > 2 && (isNear || (same > 3 && more === '' && left.length < 3));
  });
}

/** Prints a number, or a string if the setting allows numbers or fixed strings. For anything else only the type: it may be a secret. */
function shown(value: unknown, { says }: Kind): string {
  if (typeof value === 'number' || value === null) return String(value);
  return typeof value === 'string' && /number|"/.test(says) ? JSON.stringify(value) : typeof value;
}
