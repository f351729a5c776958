import { OPERATIONS } from '../../../generated/operations.ts';
import { INTERFACES, type InterfaceId } from '../../../generated/platform.ts';
import {
  assume,
  assumeSeen,
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

type Named<Id extends InterfaceId> = Partial<Pick<RuleDefinition<Id>, 'interfaces' | 'needs' | 'brokenBy'>>;

interface Observation<Id extends InterfaceId>
  extends Pick<RuleDefinition<Id>, 'level' | 'title' | 'source'>, Named<Id> {
  /** Patterns of the operations whose responses are considered; by default all. */
  at?: readonly string[];
  /** Names of the cases of each operation; by default each operation is one case. */
  parts?: readonly string[];
  /** Makes each place of the statements a case instead; its `part` is the values of its dimensions. */
  byPlace?: boolean;
  /** The responses that the rule is about, as a plural noun for reasons. */
  of: string;
  /** Whether the rule is about a response. */
  isMeant(seen: Seen, part: string, all: readonly Seen[], config: Config): boolean;
  judge?(context: Context<Id>, seen: Seen, part: string): void;
  /** A note about one of them, for rules that do not judge. */
  note?(seen: Seen): string;
}

/** Declares a rule about the responses that other rules of the interface got, with a case for each operation; it sends nothing. */
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
      assumeSeen(context, total, 'a response');
      const own = byOperation.get(operation) ?? [];
      const meant = own.filter((seen) => isMeant(seen, part, context.seen(), context.config));
      const unasked = meant.length === 0 ? context.unaskedAt(operation) : undefined;
      if (unasked !== undefined) throw unasked;
      if (!inService) throw new NotApplicable('no response shows that the interface is in service');
      if (meant.length === 0) throw new NotApplicable(`no ${of} were seen`);
      for (const seen of meant) judge(context, seen, part);
      for (const text of new Set(note === undefined ? [] : meant.map(note))) context.note(text);
      return Promise.resolve();
    },
  });
}

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

/** Memoizes a value that is derived from all observed responses, until another response is observed. */
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

/** Whether a response shows that the interface is in service: a retired one neither succeeds nor requires a credential. */
function isInService({ credential, answer: { status } }: Seen): boolean {
  if (SUCCESS.has(status)) return true;
  return credential === 'given' ? SUCCESS_OR_REDIRECT.has(status) : DENIED.has(status);
}

/** Statuses that depend on the operation alone, not on the caller or the parameters. */
const OF_THE_OPERATION = [405, 406];

/**
 * The rule that a read that has succeeded does not break later; a change in between may remove its resource.
 *
 * @param isServed - whether the read succeeded; by default any 2xx
 */
export function goesOnWorking<Id extends InterfaceId>(
  stated: Pick<Observation<Id>, 'source' | 'at' | 'brokenBy'>,
  isServed = ({ status }: Answer): boolean => SUCCESS.has(status),
): RuleDefinition<Id> {
  return observing<Id>({
    ...stated,
    level: 'must',
    title: 'A read that succeeds at one time does not fail with a server error, a redirect, 405 or 406 at another',
    of: 'other responses to requests that are answered with success',
    isMeant: (seen, _, all) => all.some((one) => one !== seen && isSameRead(one, seen) && isServed(one.answer)),
    judge({ expect }, { answer }) {
      const fails = OF_THE_OPERATION.includes(answer.status) || isRedirect(answer) || isCrash(answer);
      const wanted = 'no server error, redirect, 405 or 406 where the same read has succeeded';
      expect.that(!fails, wanted, String(answer.status), answer);
    },
  });
}

/** Whether two reads have the same caller, address and Accept header. */
const isSameRead = (one: Seen, { operation, credential, as, sent, answer }: Seen): boolean =>
  credential === 'given' &&
  one.operation === operation &&
  one.as === as &&
  one.sent['Accept'] === sent['Accept'] &&
  one.answer.url === answer.url;

/** The rule that bodies have a Content-Type (N30), and that JSON bodies can be parsed and are UTF-8 (N67). */
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
      const hasMark = answer.body.startsWith('\uFEFF');
      expect.that(!hasMark, 'JSON without a byte order mark', 'JSON that begins with one', answer);
      // Invalid UTF-8 decodes to the replacement character; in UTF-16, every second byte is usually NUL.
      expect.that(!/[\uFFFD\0]/.test(answer.body), 'JSON in UTF-8', 'bytes that are no UTF-8', answer);
      // Some gateways label every text as JSON: only bodies that begin like an object or array must parse.
      const isParsed = !/^\s*[[{]/.test(answer.body) || answer.json() !== undefined;
      expect.that(isParsed, 'valid JSON', 'a body that cannot be parsed', answer);
    },
  });
}

/** A rule that reports the status of requests without a credential, where the documents show none. */
export function statusWithoutCredential<Id extends InterfaceId>(
  own: Pick<RuleDefinition<Id>, 'title' | 'source'> & Named<Id>,
): RuleDefinition<Id> {
  return observing({
    ...own,
    level: 'info',
    of: 'responses to requests without a credential',
    isMeant: ({ credential }) => credential === 'none',
    note: ({ answer }) => `answered with ${answer.status}`,
  });
}

/** Statuses that concern the resource or the request, not the caller. */
const ABOUT_THE_REQUEST = new Set([400, 404, 409, 410, 422]);

/** The rule that a 401 has a challenge (N25), with the scheme Bearer if the interface takes a Bearer token (N43). */
export function challenges<Id extends InterfaceId>(bearer: boolean, interfaces: readonly Id[]): RuleDefinition<Id> {
  return observing({
    level: 'should',
    title: `A 401 carries WWW-Authenticate${bearer ? ', with the scheme Bearer' : ''}`,
    source: bearer ? ['N25', 'N43'] : ['N25'],
    interfaces,
    brokenBy: bearer ? ['without-challenge', 'challenge-of-another-scheme'] : ['without-challenge'],
    byPlace: true,
    of: 'responses with 401',
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

/** The rule that each operation accepts the token. */
export function tokenIsTaken<Id extends InterfaceId>({
  brokenBy = [],
  ...named
}: Named<Id> & Pick<RuleDefinition<Id>, 'source'>): RuleDefinition<Id> {
  return observing({
    ...named,
    level: 'must',
    title: 'Each operation takes the token as Bearer in Authorization',
    brokenBy,
    of: 'responses to requests with the token',
    isMeant: ({ credential }) => credential === 'given',
    judge: (context, { operation, answer, as }) => {
      const all = sortedOut(context.seen()).byOperation.get(operation) ?? [];
      // That the server accepts another caller here says nothing about the token of this one.
      const { caller } = INTERFACES[context.interface];
      const isAsked = all.some((one) => one.credential === 'given' && one.as === caller);
      if (isAsked && as !== caller) return;
      const own = isAsked ? all.filter((one) => one.credential !== 'given' || one.as === caller) : all;
      const isTaken = own.some((one) => one.credential === 'given' && one.answer.status !== 401);
      // If a wrong token gets 401 and the right one gets a status about the request, the server accepted the right one.
      const getsThrough = own.some((one) => one.credential === 'given' && ABOUT_THE_REQUEST.has(one.answer.status));
      const isToldApart = getsThrough && own.some((one) => one.credential === 'wrong' && one.answer.status === 401);
      if (!isToldApart) assumeToldApart(context, isTaken ? [] : own);
      const got = as === 'none' ? '401' : `401; see ${credentialSetting(context.config, as)}`;
      context.expect.that(isTaken, 'a status other than 401 for a request with the token', got, answer);
    },
  });
}

/**
 * Makes sure that the target checks tokens and that the configured one is valid: some request succeeds with it, and some request without it
 * does not.
 *
 * @param refused - responses that may have refused the token because it had expired: a request must succeed after the last of them
 */
function assumeToldApart<Id extends InterfaceId>(context: Context<Id>, refused: readonly Seen[]): void {
  const seen = context.seen();
  const succeeds = (one: Seen) => SUCCESS.has(one.answer.status);
  const ended = refused.findLast(({ answer }) => saysInvalid(answer));
  const since = ended === undefined ? seen : seen.slice(seen.indexOf(ended));
  const withToken = since.filter((one) => one.as === INTERFACES[context.interface].caller);
  const isThrough = withToken.some(succeeds);
  const lack = 'needs a request with the token that succeeds';
  if (!isThrough && !context.mayWrite)
    throw new Skipped(`${lack}; allow what it takes with --allow-writes`, { kind: 'writes' });
  const { by } = context.unaskedAt(context.case) ?? {};
  // No setting helps where the token itself is refused.
  const isLeftOut = by?.kind === 'left-out' && !withToken.some(({ answer }) => answer.status === 401);
  const remedy = isLeftOut ? `; supply ${by.setting}` : '';
  assume(isThrough, `${lack} anywhere${remedy}`);
  const isRefused = seen.some((one) => one.credential !== 'given' && !succeeds(one));
  assume(isRefused, 'needs a request without the token that is refused anywhere');
}

/** The characters of a URI reference (RFC 3986, 4.1), with complete percent-encodings. */
const REFERENCE = /^([\w\-.~:/?#[\]@!$&'()*+,;=]|%[\da-f]{2})+$/i;

export const isReference = (text: string): boolean => REFERENCE.test(text);

/** The rule that a Location is a URI reference that resolves against the request URL (N22). */
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
    of: 'responses with a Location',
    isMeant: ({ answer }) => (answer.header('Location') ?? '') !== '',
    judge: ({ expect }, { answer }) => {
      const leadsOn = isReference(answer.header('Location') ?? '') && answer.location() !== undefined;
      // The value may grant access to its target, so the reason does not show it.
      expect.that(leadsOn, 'a URI reference in Location', 'a value that is none', answer);
    },
  });
}

const ENDS: Readonly<Record<string, RegExp>> = {
  Deprecation: /^@-?\d+$/,
  Sunset: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
};

/** A rule that reports the Deprecation and Sunset headers of ending versions (N65, N66). */
export function endsAreDated<Id extends InterfaceId>(interfaces: readonly Id[]): RuleDefinition<Id> {
  return observing({
    level: 'info',
    title: 'Deprecation and Sunset of an ending version are dates, where they are present',
    source: ['N65', 'N66'],
    interfaces,
    of: 'responses',
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
