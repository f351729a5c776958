import { withoutSlashAtEnd } from '../engine/config/base-url.ts';
import { OPERATIONS } from '../../generated/operations.ts';
import { CREDENTIAL_HEADERS, type Credential } from '../../generated/platform.ts';
import { configSchema } from '../engine/config/schema.ts';
import { candidatesFor, type Candidate } from '../engine/operation-at.ts';
import { bump, type Tally } from './tally.ts';
import type { RecordedCall, Targets } from './traffic.ts';

/** The operation of a call: one, one of several hosts, or none of the contracts. */
export type Attribution = { of: Candidate } | { oneOf: readonly Candidate[] } | undefined;

/** Attributes a call to an operation. */
export type Attribute = (call: RecordedCall) => Attribution;

/**
 * Beginnings of paths of records, `/v2/antraege/`. A call below a record belongs to the same host, even if it is not in the contracts and
 * ends like an operation of another host: no gateway adds such a prefix, and as a place it would disclose the record.
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

/** Attributes calls by the places that an operator names. */
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
    // Some records have no ports: `$host` of nginx.
    return choose(call, exact.length > 0 ? exact : at('hostname'));
  };
}

/**
 * Finds the places from the calls. A call that matches only one host shows a place of this host; there may be several. A call that matches
 * two hosts belongs to the one known at its place; if neither is, calls count that have the credential of one host, or a response that
 * only one host declares.
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
    const likeliest = heaviest(rest, (one) => likely.get(placeOf(call, one)) ?? 0);
    return choose(call, likeliest);
  };
}

/** The operations that match a call, ignoring a slash at the end, unless that is the root of a host below a prefix. */
function candidatesOf({ method, path }: RecordedCall): Candidate[] {
  const roots = path.endsWith('/') ? candidatesFor(method, path).filter(isRoot) : [];
  return [...candidatesFor(method, withoutSlashAtEnd(path)), ...roots].filter((one) => !isBelowRecord(one));
}

const isRoot = ({ operation }: Candidate) => operation.path === '/';
/** Any path with a slash at the end matches the root of a host. */
const belowRoot = (candidates: readonly Candidate[]) => candidates.filter((candidate) => !isRoot(candidate));

/** Keys of a host at an authority, and below a prefix there. */
const hostOf = ({ authority = '' }: RecordedCall, { host }: Candidate) => `${authority} ${host}`;
const placeOf = (call: RecordedCall, candidate: Candidate) => `${hostOf(call, candidate)} ${candidate.prefix}`;

/** Prefers the operation whose credential the call has, and whose contract declares the response. */
function choose(call: RecordedCall, candidates: readonly Candidate[]): Attribution {
  const best = candidates.length < 2 ? candidates : heaviest(candidates, (candidate) => evidenceFor(call, candidate));
  if (best.length > 1) return { oneOf: best };
  return best[0] && { of: best[0] };
}

/** The candidates with the highest weight. */
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

/** The names of the headers with a credential. */
function headersOf(credential: Credential): string[] {
  const settings = configSchema.properties.credentials.properties[credential];
  const parts = Object.keys((settings as { properties?: object } | undefined)?.properties ?? {});
  return parts.flatMap((part) => CREDENTIAL_HEADERS[part]?.header.toLowerCase() ?? []);
}

/**
 * The declared response for a status: the status itself, its range (`2XX`), or `default`.
 *
 * @returns undefined if none is declared
 */
export function declaredAs(answers: readonly string[], status: number): string | undefined {
  return [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((answer) => answers.includes(answer));
}
