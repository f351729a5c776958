import { OPERATIONS } from '../../../generated/operations.ts';
import type { InterfaceId } from '../../../generated/platform.ts';
import {
  assume,
  decode,
  isObject,
  settingAt,
  SUCCESS,
  type Answer,
  type Config,
  type Context,
  type Cover,
  type Fixtures,
} from '../engine.ts';
import { statusOf } from './statuses.ts';
import { tried } from './tried.ts';
import { parseJson, type JsonObject } from '../../json.ts';

/** The settings for the identifiers of a read, such as `fixtures.cases.vorgangsnummer`. */
export interface Named {
  /** Those that are configured and were used. */
  given: readonly string[];
  /** Those that are not: their identifiers are taken from another response, which need not show any. */
  found: readonly string[];
}

/**
 * Sorts the names of fixtures by whether they are configured.
 *
 * @param used - identifiers that were used, by the name of the fixture: they may replace configured ones (`ofList`)
 */
export function namedIn(
  { fixtures }: Config,
  family: keyof Fixtures,
  names: readonly string[],
  used: Readonly<Record<string, string>> = {},
): Named {
  // Widened, since the union of all families is too large for the compiler.
  const families: { readonly [name in keyof Fixtures]?: Readonly<Record<string, unknown>> } = fixtures ?? {};
  const isGiven = (name: string) => {
    const given = families[family]?.[name];
    return given !== undefined && (used[name] ?? given) === given;
  };
  const settings = (some: readonly string[]) => some.map((name) => `fixtures.${family}.${name}`);
  return { given: settings(names.filter(isGiven)), found: settings(names.filter((name) => !isGiven(name))) };
}

/** Statuses by which a server may say that there is no such resource, or none for this caller. */
const UNKNOWN = [400, 403, 404, 410, 422];

/** Whether a failed read may be due to values of another response that are not identifiers. */
export function mayBeNone({ status }: Answer, { found }: Named): boolean {
  return found.length > 0 && UNKNOWN.includes(status);
}

/**
 * Judges that a read succeeds. The documents show neither status nor media type nor body of a success.
 *
 * @throws Inconclusive when an identifier from another response may not be one
 */
export function expectRead(context: Context, answer: Answer, named: Named): void {
  const lacking = named.found.filter((setting) => settingAt(context.config, setting) === undefined);
  // Only what a run makes itself replaces what is configured.
  const remedy =
    lacking.length > 0
      ? `supply ${lacking.join(' and ')}`
      : `run without --allow-writes to read ${named.found.join(' and ')}`;
  const lack = `what another response shows as identifiers is answered with ${answer.status}`;
  assume(!mayBeNone(answer, named), `${lack}; ${remedy}`);
  context.expect.status(answer, SUCCESS, statusOf(answer, named.given));
}

/**
 * Makes sure that a list has an entry: the documents do not exclude a 404 for an empty list.
 *
 * @param entry - the settings that name an entry
 * @throws Inconclusive when it is answered with 404, and no entry is configured
 */
export function assumeEntry({ status }: Answer, { found }: Named): void {
  const isEmpty = status === 404 && found.length > 0;
  assume(!isEmpty, `a list that is answered with ${status} may be empty; supply ${found.join(' and ')}`);
}

/** The last path segment, decoded, without a session that a web server may have appended (`;jsessionid=…`). */
export function lastSegmentOf({ pathname }: URL): string {
  const [end = ''] = pathname.replace(/^.*\//, '').split(';');
  return decode(end);
}

/** The successful responses of the GET operations at these paths. */
export function coversReads(id: InterfaceId, paths: readonly string[]): Cover[] {
  const reads = OPERATIONS[id].filter(({ method, path }) => method === 'GET' && paths.includes(path));
  return reads.map((read) => ({ operation: read.id, status: '2XX' }));
}

/** The fault by which a read answers 406. */
export function faultOfRead(fault: string): string {
  return `${fault}-answers-406`;
}

/** What may stand beside a record in an envelope. */
const BESIDE_DATA = new Set(['data', 'meta', 'links', 'included', 'jsonapi']);

/** The record in a JSON value: what is in the envelope `data`, unless the value has other members of its own. */
export function unwrapped(value: unknown): unknown {
  if (!isObject(value) || !isObject(value['data'])) return value;
  return Object.keys(value).every((name) => BESIDE_DATA.has(name)) ? value['data'] : value;
}

/** The first identifier of a name, in any case, anywhere in a JSON value: the documents do not show the shapes of responses. */
export function identifierNamed(value: unknown, name: string): string | undefined {
  return identifiersNamed(value, name)[0];
}

/** All of them, those at outer levels first. */
function identifiersNamed(value: unknown, name: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const members: [string, unknown][] = Object.entries(value);
  const own = members.flatMap(([key, one]) => {
    const isMeant = !Array.isArray(value) && key.toLowerCase() === name.toLowerCase();
    return isMeant && (typeof one === 'number' || (typeof one === 'string' && one !== '')) ? [String(one)] : [];
  });
  return [...own, ...members.flatMap(([, below]) => identifiersNamed(below, name))];
}

/**
 * Selects the entry of a list to read: the configured one, unless the list does not contain it and its first entry can be read. The
 * configured one may then belong to another list, since several interfaces share the setting and lists change.
 *
 * @param name - the path parameter that identifies an entry
 * @param readEntry - reads an entry: a value of that name in the list need not be a valid path parameter
 */
export async function ofList(
  given: string | undefined,
  list: Promise<Answer>,
  name: string,
  readEntry: (id: string) => Promise<Answer>,
): Promise<string | undefined> {
  // If the list cannot be read, the configured entry may still exist.
  const answer = await (given === undefined ? list : tried(list));
  if (answer === undefined || !SUCCESS.has(answer.status)) return given;
  if (given === undefined) return entryIn(answer, name);
  const shown = identifiersIn(answer, name);
  const [first] = shown;
  if (first === undefined) return given;
  const isOfAnother = !shown.includes(given) && SUCCESS.has((await tried(readEntry(first)))?.status ?? 0);
  return isOfAnother ? first : given;
}

/** The link of a record to itself, as text or with an `href`. */
export function selfLinkOf({ _links: links }: JsonObject): string | undefined {
  const self = isObject(links) ? links['self'] : undefined;
  const address = isObject(self) ? self['href'] : self;
  return typeof address === 'string' ? address : undefined;
}

/** The body of a response; JSON is serialized again, so that names contain no unnecessary escapes. */
export function withoutEscapes(answer: Answer): string {
  return JSON.stringify(answer.json()) ?? answer.body;
}

/** A JSON string or number. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;
/** An integer with so many digits that parsing may round it. */
const LONG = /^-?\d{16,}$/;

/** The first identifier of a name in the body of a response; long numbers keep all their digits. */
export function identifierIn(answer: Answer, name: string): string | undefined {
  return identifiersIn(answer, name)[0];
}

function identifiersIn(answer: Answer, name: string): string[] {
  return identifiersNamed(digitByDigit(answer), name);
}

/**
 * The identifier by which an entry of a list can be read. Some lists show it only in the links to their entries, and a number under its name
 * may be a longer one (`AB1234/1/2`).
 */
export function entryIn(answer: Answer, name: string): string | undefined {
  const [named] = identifiersIn(answer, name);
  return named === undefined || named.includes('/') ? (linkedIn(answer) ?? named) : named;
}

/** The path segment with a digit after the path of a list, in the first address of its body that has one; URI templates are ignored. */
function linkedIn(answer: Answer): string | undefined {
  // The address in a link may have another host and another base path.
  const list = new URL(answer.url).pathname.replace(/^.*(?=\/v\d\/)/, '');
  const [, ...below] = withoutEscapes(answer).split(`${list}/`);
  const segments = below.map((rest) => /^[^\s"'\\<>/;?#{}]+/.exec(rest)?.[0] ?? '');
  // A word may name another resource of the list, such as a search, even if the list is empty.
  const segment = segments.find((one) => /\d/.test(one));
  return segment && decode(segment);
}

/** The JSON of a response, with numbers that parsing would round as strings; undefined if it is not JSON. */
export function digitByDigit(answer: Answer): unknown {
  // In other bodies, an unclosed quotation mark would make TOKEN search up to the end, again and again.
  if (answer.json() === undefined) return undefined;
  const exact = answer.body.replace(TOKEN, (token) => (LONG.test(token) ? `"${token}"` : token));
  return exact === answer.body ? answer.json() : parseJson(exact);
}
