import { withoutSlashAtEnd } from '../engine/config/base-url.ts';
import { OPERATIONS } from '../../generated/operations.ts';
import { CREDENTIAL_HEADERS, type Credential } from '../../generated/platform.ts';
import { configSchema } from '../engine/config/schema.ts';
import { candidatesFor, type Candidate } from '../engine/operation-at.ts';
import { bump, type Tally } from './tally.ts';
import type { RecordedCall, Targets } from './traffic.ts';

/** What a call is: of one operation, of one of several hosts, or of nothing that the contracts know. */
export type Attribution = { of: Candidate } | { oneOf: readonly Candidate[] } | undefined;

/** Tells what a call is. */
export type Attribute = (call: RecordedCall) => Attribution;

/**
 * How paths begin that name a record, `/v2/antraege/`. What is called below a record is an operation of the same host, which the
 * contracts may not have, even if it ends like one of another host: no gateway adds such a prefix, and it would show who was asked about.
 */
const RECORDS: readonly string[] = [
  ...new Set(
    Object.values(OPERATIONS)
      .flat()
      .flatMap(({ path }) => /^((?:\/[^/{]+){2,}\/)\{/.exec(path)?.[1] ?? []),
  ),
];
const isBelowRecord = ({ prefix }: Candidate) =>
  RECORDS.some((record) => prefix.includes(record) && !prefix.endsWith(record));

/** Tells it by the places that an operator names. */
export function placesOf(targets: Targets): Attribute {
  const named = targets.map(([host, url]) => {
    const { host: authority, hostname, pathname } = new URL(url);
    return { host, authority, hostname, prefix: withoutSlashAtEnd(pathname) };
  });
  return (call) => {
    const candidates = candidatesOf(call);
    const at = (part: 'authority' | 'hostname') =>
      candidates.filter(({ host, prefix }) =>
        named.some(
          (place) =>
            place.host === host &&
            place.prefix === prefix &&
            (call.authority === undefined || call.authority === place[part]),
        ),
      );
    const exact = at('authority');
    // Some records leave every port out: `$host` of nginx.
    return choose(call, exact.length > 0 ? exact : at('hostname'));
  };
}

/**
 * Finds the places by the calls themselves. A call that only one host can have got shows where that is, at as many places as there
 * are. What two hosts can have got belongs to the one that is there; where neither is, calls speak that carry the credential of one, or
 * were answered as only one declares it.
 */
export async function findPlaces(calls: AsyncIterable<RecordedCall>): Promise<Attribute> {
  const certain = new Set<string>();
  const likely: Tally = new Map();
  for await (const call of calls) {
    const candidates = belowRoot(candidatesOf(call));
    const [first] = candidates;
    if (first !== undefined && candidates.every(({ host }) => host === first.host)) {
      for (const candidate of candidates) certain.add(hostOf(call, candidate)).add(placeOf(call, candidate));
    } else {
      const chosen = choose(call, candidates);
      if (chosen !== undefined && 'of' in chosen) bump(likely, placeOf(call, chosen.of));
    }
  }
  return (call) => {
    const candidates = candidatesOf(call);
    const there = candidates.filter((one) => certain.has(placeOf(call, one)));
    if (there.length > 0) return choose(call, there);
    const rest = belowRoot(candidates).filter((one) => !certain.has(hostOf(call, one)));
    return choose(
      call,
      heaviest(rest, (one) => likely.get(placeOf(call, one)) ?? 0),
    );
  };
}

/** The operations that a call can be one of. A slash at the end makes no other operation, or is the root of a host below a prefix. */
function candidatesOf({ method, path }: RecordedCall): Candidate[] {
  const roots = path.endsWith('/') ? candidatesFor(method, path).filter(isRoot) : [];
  return [...candidatesFor(method, withoutSlashAtEnd(path)), ...roots].filter((one) => !isBelowRecord(one));
}

const isRoot = ({ operation }: Candidate) => operation.path === '/';
/** Whatever address there is ends like the root of a host. */
const belowRoot = (candidates: readonly Candidate[]) => candidates.filter((candidate) => !isRoot(candidate));

/** A host at an address, and below a prefix of that. */
const hostOf = ({ authority = '' }: RecordedCall, { host }: Candidate) => `${authority} ${host}`;
const placeOf = (call: RecordedCall, candidate: Candidate) => `${hostOf(call, candidate)} ${candidate.prefix}`;

/** The operation whose credential the call carries, and whose contract declares the answer. */
function choose(call: RecordedCall, candidates: readonly Candidate[]): Attribution {
  const best = candidates.length < 2 ? candidates : heaviest(candidates, (candidate) => evidenceFor(call, candidate));
  if (best.length > 1) return { oneOf: best };
  return best[0] && { of: best[0] };
}

/** Those that weigh most. */
function heaviest(candidates: readonly Candidate[], weightOf: (candidate: Candidate) => number): Candidate[] {
  const weights = candidates.map(weightOf);
  const most = Math.max(...weights);
  return candidates.filter((_, index) => weights[index] === most);
}

function evidenceFor({ headers, status }: RecordedCall, { operation }: Candidate): number {
  const wanted = headersOf(operation.credential);
  const sent = new Set(headers.map(([name]) => name.toLowerCase()));
  const isCarried = wanted.length > 0 && wanted.every((name) => sent.has(name));
  const declared = declaredAs(operation.answers, status);
  return (isCarried ? 2 : 0) + (declared === undefined || declared === 'default' ? 0 : 1);
}

/** The names of the headers by which a credential travels. */
function headersOf(credential: Credential): string[] {
  const settings = configSchema.properties.credentials.properties[credential];
  const parts = Object.keys((settings as { properties?: object } | undefined)?.properties ?? {});
  return parts.flatMap((part) => CREDENTIAL_HEADERS[part]?.header.toLowerCase() ?? []);
}

/**
 * The answer of a contract that a status is: the status itself, its range (`2XX`), or `default`.
 *
 * @returns undefined when the contract declares no such answer
 */
export function declaredAs(answers: readonly string[], status: number): string | undefined {
  return [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((answer) => answers.includes(answer));
}
