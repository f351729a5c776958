import { OPERATIONS } from '../../../generated/operations.ts';
import type { InterfaceId } from '../../../generated/platform.ts';
import {
  assume,
  decode,
  SUCCESS,
  type Answer,
  type Config,
  type Context,
  type Cover,
  type Fixtures,
} from '../engine.ts';
import { statusOf } from './statuses.ts';
import { tried } from './tried.ts';
import { parseJson } from '../../json.ts';

/** Where the identifiers of a read come from, as settings of the configuration. */
export interface Named {
  /** Those by which the operator says that there is something to read. */
  given: readonly string[];
  /** Those that would take the place of what another answer shows; that it shows identifiers is not promised. */
  found: readonly string[];
}

/** Where identifiers come from, by the names that they have in the fixtures of a family. */
export function namedIn({ fixtures }: Config, family: keyof Fixtures, names: readonly string[]): Named {
  // Widened, since the union of all families is more than the compiler expands.
  const families: { readonly [name in keyof Fixtures]?: Readonly<Record<string, unknown>> } = fixtures ?? {};
  const isGiven = (name: string) => families[family]?.[name] !== undefined;
  const settings = (some: readonly string[]) => some.map((name) => `fixtures.${family}.${name}`);
  return { given: settings(names.filter(isGiven)), found: settings(names.filter((name) => !isGiven(name))) };
}

/** Statuses by which a server may say that there is nothing at an identifier, no longer, or nothing for this caller. */
const UNKNOWN = [400, 403, 404, 410, 422];

/** Tells whether identifiers that another answer shows may be none, by the answer to a read with them. */
export function mayBeNone({ status }: Answer, { found }: Named): boolean {
  return found.length > 0 && UNKNOWN.includes(status);
}

/**
 * Judges that a read succeeds. Neither status nor media type nor body of a success is shown.
 *
 * @throws Inconclusive when an identifier that another answer shows may be none
 */
export function expectRead(context: Context, answer: Answer, named: Named): void {
  assume(
    !mayBeNone(answer, named),
    `what another answer shows as identifiers is answered with ${answer.status}; supply ${named.found.join(' and ')}`,
  );
  context.expect.status(answer, SUCCESS, statusOf(answer, named.given));
}

/** The end of an address, by which something is read. Behind it a web server may have written its session (`;jsessionid=…`). */
export function lastSegmentOf({ pathname }: URL): string {
  const [end = ''] = pathname.replace(/^.*\//, '').split(';');
  return decode(end);
}

/** What rules about reads cover: the success of each. */
export function coversReads(id: InterfaceId, paths: readonly string[]): Cover[] {
  const reads = OPERATIONS[id].filter(({ method, path }) => method === 'GET' && paths.includes(path));
  return reads.map((read) => ({ operation: read.id, status: '2XX' }));
}

/** The fault by which every read is broken; `fault` is how its name begins. */
export function faultOfRead(fault: string): string {
  return `${fault}-answers-406`;
}

/**
 * The first identifier of that name anywhere in a JSON value, since the shapes of the answers are not shown.
 *
 * @param name - name of a path parameter; upper and lower case are the same
 */
export function identifierNamed(value: unknown, name: string): string | undefined {
  return identifiersNamed(value, name)[0];
}

/** All of them: those of a value before those of what is below it. */
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
 * Which entry of a list is read: the one of the configuration, unless the list shows others only, the first of which can be read. It may
 * be of another list then, since several interfaces share a setting, and lists come and go.
 *
 * @param name - name of the path parameter that tells entries apart
 * @param readEntry - reads an entry: what the list shows under that name need not be what addresses take
 */
export async function ofList(
  given: string | undefined,
  list: Promise<Answer>,
  name: string,
  readEntry: (id: string) => Promise<Answer>,
): Promise<string | undefined> {
  // A list that cannot be read says nothing about the one that is given.
  const answer = await (given === undefined ? list : tried(list));
  const shown = answer !== undefined && SUCCESS.has(answer.status) ? identifiersIn(answer, name) : [];
  const [first] = shown;
  if (given === undefined || first === undefined) return given ?? first;
  const isOfAnother = !shown.includes(given) && SUCCESS.has((await tried(readEntry(first)))?.status ?? 0);
  return isOfAnother ? first : given;
}

/** The body of an answer, whatever its media type; that of JSON without the escapes by which it may write a name. */
export function withoutEscapes(answer: Answer): string {
  return JSON.stringify(answer.json()) ?? answer.body;
}

/** A string or a number of JSON. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;
/** A number of so many digits that it is rounded when it is parsed. */
const LONG = /^-?\d{16,}$/;

/** The first identifier of that name in the body of an answer; long numbers are taken digit by digit. */
export function identifierIn(answer: Answer, name: string): string | undefined {
  return identifiersIn(answer, name)[0];
}

/** All of them. */
function identifiersIn(answer: Answer, name: string): string[] {
  return identifiersNamed(digitByDigit(answer), name);
}

/** The JSON of an answer, with numbers as texts that would be rounded; undefined where it is none. */
export function digitByDigit(answer: Answer): unknown {
  // What is no JSON may hold quotation marks that are never closed, each of which would be looked for up to the end.
  if (answer.json() === undefined) return undefined;
  const exact = answer.body.replace(TOKEN, (token) => (LONG.test(token) ? `"${token}"` : token));
  return exact === answer.body ? answer.json() : parseJson(exact);
}
