import { OPERATIONS } from '../../../generated/operations.ts';
import { INTERFACES, type InterfaceId } from '../../../generated/platform.ts';
import {
  assume,
  credentialSetting,
  DENIED,
  dimensionsOf,
  isRedirect,
  NotApplicable,
  placesByCase,
  rule,
  saysInvalid,
  Skipped,
  SUCCESS,
  SUCCESS_OR_REDIRECT,
  type Answer,
  type Config,
  type Context,
  type RuleDefinition,
  type Seen,
} from '../engine.ts';
import { matchOperation } from '../../contracts/places.ts';
import { isCrash } from './statuses.ts';
import { groupBy } from '../../group-by.ts';

/** The part of its family that a rule holds for, what it needs, and the faults that it must catch, where there are any. */
type Named<Id extends InterfaceId> = Partial<Pick<RuleDefinition<Id>, 'interfaces' | 'needs' | 'brokenBy'>>;

interface Observation<Id extends InterfaceId>
  extends Pick<RuleDefinition<Id>, 'level' | 'title' | 'source'>, Named<Id> {
  /** Patterns of the operations whose answers are looked at; all of them by default. */
  at?: readonly string[];
  /** Names of the cases of one operation; an operation is one case by default. */
  parts?: readonly string[];
  /** Each place of its statements is a case instead; its part are the values of its dimensions. */
  byPlace?: boolean;
  /** Names the answers that it is about, in the plural. */
  of: string;
  /** Tells whether the rule is about an answer, given all others and the configuration. */
  isMeant(seen: Seen, part: string, all: readonly Seen[], config: Config): boolean;
  /** Judges one of them. */
  judge?(context: Context<Id>, seen: Seen, part: string): void;
  /** What is noted of one of them, where nothing is judged. */
  note?(seen: Seen): string;
}

/** Declares a rule about the answers that the other rules of an interface got, with a case for each operation; it sends nothing. */
export function observing<Id extends InterfaceId>({
  at = ['* /**'],
  parts = [],
  byPlace = false,
  of,
  isMeant,
  judge = () => {},
  note,
  ...definition
}: Observation<Id>): RuleDefinition<Id> {
  const placesOf = (id: Id) => placesByCase(id, ...definition.source);
  return rule({
    ...definition,
    at,
    effect: 'observes',
    cases: (_, id) => {
      if (byPlace) return [...placesOf(id).keys()];
      return OPERATIONS[id]
        .filter((operation) => at.some((pattern) => matchOperation(pattern, operation)))
        .map(({ method, path }) => `${method} ${path}`)
        .flatMap((operation) => (parts.length === 0 ? [operation] : parts.map((part) => `${operation}: ${part}`)));
    },
    check: (context) => {
      const place = byPlace ? placesOf(context.interface).get(context.case) : undefined;
      const [operation = '', part = ''] =
        place === undefined
          ? context.case.split(': ')
          : [place.operation, Object.values(dimensionsOf(place)).join(' ')];
      const { total, inService, byOperation } = sortedOut(context.seen());
      assume(total > 0, 'needs an answer to look at, and no request of this run got one');
      const meant = (byOperation.get(operation) ?? []).filter((seen) =>
        isMeant(seen, part, context.seen(), context.config),
      );
      const unasked = meant.length === 0 ? context.unaskedAt(operation) : undefined;
      if (unasked !== undefined) throw unasked;
      if (!inService) throw new NotApplicable('no answer shows that the interface is in service');
      if (meant.length === 0) throw new NotApplicable(`no ${of} were seen`);
      for (const seen of meant) judge(context, seen, part);
      for (const text of new Set(note === undefined ? [] : meant.map(note))) context.note(text);
      return Promise.resolve();
    },
  });
}

/** What was seen of an interface, as a rule with many cases asks for it. */
interface SortedOut {
  total: number;
  inService: boolean;
  byOperation: ReadonlyMap<string | undefined, readonly Seen[]>;
}

const sortedOut = ofAllSeen((seen): SortedOut => ({
  total: seen.length,
  inService: seen.some(isInService),
  byOperation: new Map(groupBy(seen, ({ operation }) => operation)),
}));

/** Derives something of all answers that were seen, once for all cases that ask for it. */
export function ofAllSeen<T>(derive: (seen: readonly Seen[]) => T): (seen: readonly Seen[]) => T {
  const known = new WeakMap<readonly Seen[], { total: number; derived: T }>();
  return (seen) => {
    const before = known.get(seen);
    if (before?.total === seen.length) return before.derived;
    const derived = derive(seen);
    known.set(seen, { total: seen.length, derived });
    return derived;
  };
}

/** Tells whether an answer shows an interface in service: a retired one neither serves anybody nor asks for a credential. */
function isInService({ credential, answer: { status } }: Seen): boolean {
  if (SUCCESS.has(status)) return true;
  return credential === 'given' ? SUCCESS_OR_REDIRECT.has(status) : DENIED.has(status);
}

/** Statuses about the operation itself, whoever asks for whatever: no such method, no such representation. */
const OF_THE_OPERATION = [405, 406];

/**
 * The rule that a read goes on working: a change in between may take away what it reads, but not break it.
 *
 * @param isServed - tells an answer with success from others; any 2xx where no more of it is shown
 */
export function goesOnWorking<Id extends InterfaceId>(
  stated: Pick<Observation<Id>, 'source' | 'at' | 'brokenBy'>,
  isServed = ({ status }: Answer): boolean => SUCCESS.has(status),
): RuleDefinition<Id> {
  return observing<Id>({
    ...stated,
    level: 'must',
    title: 'A read that succeeds at one time does not fail with a server error, a redirect, 405 or 406 at another',
    of: 'other answers to what is answered with success',
    isMeant: (seen, _, all) => all.some((one) => one !== seen && isSameRead(one, seen) && isServed(one.answer)),
    judge({ expect }, { answer }) {
      const fails = OF_THE_OPERATION.includes(answer.status) || isRedirect(answer) || isCrash(answer);
      expect.that(
        !fails,
        'no server error, redirect, 405 or 406 where the same read has succeeded',
        String(answer.status),
        answer,
      );
    },
  });
}

/** Tells whether the same caller asked the same, also in the same representation. */
const isSameRead = (one: Seen, { operation, credential, as, sent, answer }: Seen): boolean =>
  credential === 'given' &&
  one.operation === operation &&
  one.as === as &&
  one.sent['Accept'] === sent['Accept'] &&
  one.answer.url === answer.url;

/** The rule that bodies say what they are (N30), and that those in JSON are that, and UTF-8 (N67). */
export function bodiesAreTyped<Id extends InterfaceId>({
  brokenBy = [],
  ...named
}: Named<Id> = {}): RuleDefinition<Id> {
  return observing({
    ...named,
    level: 'should',
    title: 'A body names its media type, and one in JSON can be parsed and is UTF-8 without a byte order mark',
    source: ['N30', 'N67'],
    brokenBy: ['bodies-without-type', 'json-with-byte-order-mark', ...brokenBy],
    of: 'bodies',
    isMeant: ({ answer }) => answer.body !== '',
    judge: ({ expect }, { answer }) => {
      expect.that(answer.mediaType !== '', 'a Content-Type', 'none', answer);
      if (!/[/+]json$/.test(answer.mediaType)) return;
      expect.that(
        !answer.body.startsWith('\uFEFF'),
        'JSON without a byte order mark',
        'JSON that begins with one',
        answer,
      );
      // Bytes that are no UTF-8 are read as the replacement character, and every other byte of UTF-16 as NUL.
      expect.that(!/[\uFFFD\0]/.test(answer.body), 'JSON in UTF-8', 'bytes that are no UTF-8', answer);
      // Some gateways call every text JSON: what does not begin as an object or array is left alone.
      const isParsed = !/^\s*[[{]/.test(answer.body) || answer.json() !== undefined;
      expect.that(isParsed, 'valid JSON', 'a body that cannot be parsed', answer);
    },
  });
}

/** The rule that tells what a request without a credential is answered with, where no status is shown. */
export function statusWithoutCredential<Id extends InterfaceId>(
  own: Pick<RuleDefinition<Id>, 'title' | 'source'> & Named<Id>,
): RuleDefinition<Id> {
  return observing({
    ...own,
    level: 'info',
    of: 'answers to requests without a credential',
    isMeant: ({ credential }) => credential === 'none',
    note: ({ answer }) => `answered with ${answer.status}`,
  });
}

/** Statuses about what was asked for, and not about who asks. */
const ABOUT_THE_THING = new Set([400, 404, 409, 410, 422]);

/** The rule that a 401 carries a challenge (N25); of the scheme Bearer where the interface is said to take a Bearer token (N43). */
export function challenges<Id extends InterfaceId>(bearer: boolean, interfaces: readonly Id[]): RuleDefinition<Id> {
  return observing({
    level: 'should',
    title: `A 401 carries WWW-Authenticate${bearer ? ', with the scheme Bearer' : ''}`,
    source: bearer ? ['N25', 'N43'] : ['N25'],
    interfaces,
    brokenBy: bearer ? ['without-challenge', 'challenge-of-another-scheme'] : ['without-challenge'],
    byPlace: true,
    of: 'answers with 401',
    isMeant: ({ credential, answer }, part) => credential === part && answer.status === 401,
    judge: ({ expect }, { answer }) => {
      const challenge = expect.header(answer, 'WWW-Authenticate');
      if (bearer) {
        const all = answer.headers('WWW-Authenticate').join(', ');
        expect.that(/(^|,)\s*bearer(\s|,|$)/i.test(all), 'a challenge of the scheme Bearer', `'${challenge}'`, answer);
      }
    },
  });
}

/**
 * The rule that the token is taken at each operation.
 *
 * @param source - the statements that say so
 */
export function tokenIsTaken<Id extends InterfaceId>({
  brokenBy = [],
  ...named
}: Named<Id> & Pick<RuleDefinition<Id>, 'source'>): RuleDefinition<Id> {
  return observing({
    ...named,
    level: 'must',
    title: 'Each operation takes the token as Bearer in Authorization',
    brokenBy,
    of: 'answers to requests with the token',
    isMeant: ({ credential }) => credential === 'given',
    judge: (context, { operation, answer, as }) => {
      const own = sortedOut(context.seen()).byOperation.get(operation) ?? [];
      const isTaken = own.some((one) => one.credential === 'given' && one.answer.status !== 401);
      // Where an invented token is refused and the right one gets an answer about what was asked for, it is taken, whatever else is wrong.
      const getsThrough = own.some(
        ({ credential, answer: { status } }) => credential === 'given' && ABOUT_THE_THING.has(status),
      );
      const isToldApart = getsThrough && own.some((one) => one.credential === 'wrong' && one.answer.status === 401);
      if (!isToldApart) assumeToldApart(context, isTaken ? [] : own);
      const got = as === 'none' ? '401' : `401; see ${credentialSetting(context.config, as)}`;
      context.expect.that(isTaken, 'a status other than 401 for a request with the token', got, answer);
    },
  });
}

/**
 * Makes sure that tokens are looked at, and that the operator has given a good one: the token gets a request through somewhere, and its
 * absence does not.
 *
 * @param refused - answers that may have refused the token because it had expired: it has to get through after the last of them
 */
function assumeToldApart<Id extends InterfaceId>(context: Context<Id>, refused: readonly Seen[]): void {
  const seen = context.seen();
  const succeeds = (one: Seen) => SUCCESS.has(one.answer.status);
  const ended = refused.findLast(({ answer }) => saysInvalid(answer));
  const since = ended === undefined ? seen : seen.slice(seen.indexOf(ended));
  const isThrough = since.some((one) => one.as === INTERFACES[context.interface].caller && succeeds(one));
  if (!isThrough && !context.mayWrite)
    throw new Skipped('needs a request with the token that succeeds; allow what it takes with --allow-writes', {
      kind: 'writes',
    });
  assume(isThrough, 'needs a request with the token that succeeds anywhere');
  const isRefused = seen.some((one) => one.credential !== 'given' && !succeeds(one));
  assume(isRefused, 'needs a request without the token that is refused anywhere');
}

/** The characters of a URI reference (RFC 3986, 4.1), with complete percent-encodings. */
const REFERENCE = /^([\w\-.~:/?#[\]@!$&'()*+,;=]|%[\da-f]{2})+$/i;

/** Tells whether a text is a URI reference. */
export const isReference = (text: string): boolean => REFERENCE.test(text);

/** The rule that a Location is a URI reference, which resolves against the address of its request (N22). */
export function locationsAreReferences<Id extends InterfaceId>(
  interfaces: readonly Id[],
  at: readonly string[],
): RuleDefinition<Id> {
  return observing({
    level: 'should',
    title: 'A Location is a URI reference that resolves against the address of its request',
    source: ['N22'],
    interfaces,
    at,
    brokenBy: ['location-with-spaces'],
    of: 'answers with a Location',
    isMeant: ({ answer }) => (answer.header('Location') ?? '') !== '',
    judge: ({ expect }, { answer }) => {
      const leadsOn = isReference(answer.header('Location') ?? '') && answer.location() !== undefined;
      // It may open what it leads to, and is not shown.
      expect.that(leadsOn, 'a URI reference in Location', 'a value that is none', answer);
    },
  });
}

const ENDS: Readonly<Record<string, RegExp>> = {
  Deprecation: /^@-?\d+$/,
  Sunset: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
};

/** What ending versions say of their end (N65, N66). */
export function endsAreDated<Id extends InterfaceId>(interfaces: readonly Id[]): RuleDefinition<Id> {
  return observing({
    level: 'info',
    title: 'Deprecation and Sunset of an ending version are dates, where they are present',
    source: ['N65', 'N66'],
    interfaces,
    of: 'answers',
    isMeant: () => true,
    note: ({ answer }) => {
      const said = Object.entries(ENDS).flatMap(([name, form]) => {
        const value = answer.header(name);
        if (value === undefined) return [];
        return [`${name}: ${value}${form.test(value.trim()) ? '' : ', which is no date of its form'}`];
      });
      return said.length === 0 ? 'says nothing of its end' : said.join('; ');
    },
  });
}
