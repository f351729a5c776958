import type { ApiSettings, CallSettings } from './settings.ts';
import type { WaitSettings } from './waiting.ts';

/** What a setting must be. */
interface Kind {
  /** As the end of a sentence. */
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
const STRING = ofType('a string', 'string');

type Kinds<Name extends string> = Readonly<Record<Name, Kind>>;

const OF_BOTH = { headers: OBJECT, timeoutMs: atLeast(1), retries: atLeast(0), onResponse: FUNCTION };

/** The settings of interfaces. Address and credentials are looked at when the interface is made. */
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
  signal: OBJECT,
  traceId: STRING,
  intervalMs: atLeast(1),
  deadlineMs: atLeast(0),
  onRequested: FUNCTION,
  onProgress: FUNCTION,
};

/** Headers that carry a credential, or who has it. */
const OF_CREDENTIALS = /^(authorization|cookie|x-(apikey|authentication|partnerid))$/i;

/**
 * What is wrong with the settings of an interface, or with those of a call.
 *
 * @returns undefined where nothing is
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
    // What resembles no setting is left alone: programs give objects that hold other things, too.
    if (kind === undefined) {
      if (own(others, name)) return `${name} ${elsewhere}`;
      const meant = meantBy(name.replace(/ys$/, 'ies'), Object.keys(kinds), 1);
      if (meant !== undefined && !Object.hasOwn(settings, meant)) return `${name} is no setting, ${meant} is`;
    } else if (value !== undefined && !kind.has(value)) {
      return `${name} must be ${kind.says}, got ${shown(value, kind)}`;
    }
  }
  return undefined;
}

const own = (kinds: Kinds<string>, name: string): Kind | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name] : undefined;

/** What is wrong with a word that is none of a closed list; `what` the list is of. */
export function strangerTo(list: readonly string[], what: string, word: unknown): string {
  const given = typeof word === 'string' ? word : typeof word;
  const meant = meantBy(given, list);
  return `${given} is no ${what}, ${meant === undefined ? `${list.join(', ')} are` : `${meant} is`}`;
}

/**
 * The word that another one is probably meant to be: it differs by a letter, or by two where it is long, but begins alike, or lacks its end.
 *
 * @param most - by how many letters; where one alone counts, three have to be alike at the beginning
 */
function meantBy(word: string, known: readonly string[], most = 2): string | undefined {
  const small = word.toLowerCase();
  const alike = most === 1 ? 3 : 1;
  return known.find((name) => {
    const one = name.toLowerCase();
    const changes = Math.min(most, one.length < 5 ? 0 : one.length < 7 ? 1 : 2);
    const lacksEnd = small.length > alike && one.startsWith(small) && one.length - small.length < 3;
    return one.slice(0, alike) === small.slice(0, alike) && (lacksEnd || isNear(one, small, changes));
  });
}

/** Whether a word becomes another one by so many letters that are added, left out or replaced. */
function isNear(one: string, other: string, changes: number): boolean {
  if (one === other || changes === 0) return one === other;
  let same = 0;
  while (one[same] === other[same]) same += 1;
  const [left, right] = [one.slice(same), other.slice(same)];
  return (
    isNear(left.slice(1), right.slice(1), changes - 1) ||
    isNear(left.slice(1), right, changes - 1) ||
    isNear(left, right.slice(1), changes - 1)
  );
}

/** A value in a message: numbers, and texts where only some are allowed. Any other text may be a secret. */
function shown(value: unknown, { says }: Kind): string {
  if (typeof value === 'number' || value === null) return String(value);
  return typeof value === 'string' && /number|"/.test(says) ? JSON.stringify(value) : typeof value;
}
