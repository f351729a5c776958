import { parseJson } from '../json.ts';
import { normalized } from './decode.ts';
import { Inconclusive } from './outcome.ts';
import { valuesOf, type WireResponse } from './transport.ts';

/** One recorded answer, as a check reads it. */
export interface Answer {
  /** Index of the exchange in the report. */
  exchange: number;
  /** Address that was asked. */
  url: string;
  status: number;
  /**
   * The body.
   *
   * @throws Inconclusive when only the beginning of it was read
   */
  body: string;
  /** Why the body cannot be read as a whole; undefined when it can. */
  incomplete: string | undefined;
  /** Media type without parameters, in lower case; '' when there is none (G4). */
  mediaType: string;
  /** First value of a header, case-insensitive (G4). */
  header(name: string): string | undefined;
  /** All values of a header. */
  headers(name: string): string[];
  /** The Location resolved against the request (G2); undefined when absent, empty or not an address. */
  location(): URL | undefined;
  /**
   * The body as JSON, parsed once and not to be changed; undefined when it is not JSON.
   *
   * @throws Inconclusive when only the beginning of it was read, or when it is nested too deep to be traversed
   */
  json(): unknown;
}

/** Tells whether an answer is a redirect. */
export const isRedirect = ({ status }: Pick<Answer, 'status'>): boolean => status >= 300 && status < 400;

/** A body of more characters than this is long. */
const LONG_BODY = 64 * 1024;

/** How deep JSON may be nested: whatever traverses it is recursive. */
const DEEPEST = 500;

/** How JSON begins. Most other bodies begin otherwise, and a failed parse takes a hundred times as long. */
const BEGINNING_OF_JSON = /^\uFEFF?\s*[[{"\-\dtfn]/;

/** Reads a response the way the rules compare it. */
export function answerOf(url: string, response: WireResponse, exchange: number): Answer {
  const headers = (name: string) => valuesOf(response, name);
  const header = (name: string) => headers(name)[0];
  let parsed: Parsed | undefined;
  /** The parsed value of a long body is kept only while somebody uses it: it takes many times the memory of the text. */
  let seen: WeakRef<Parsed> | undefined;
  const json = () => {
    const known = parsed ?? seen?.deref() ?? parse(wholeBody(response));
    if (response.body.length > LONG_BODY && !known.isTooDeep) seen = new WeakRef(known);
    else parsed = known;
    if (known.isTooDeep) throw new Inconclusive(`the body is nested deeper than ${DEEPEST} levels`);
    return known.value;
  };
  return {
    exchange,
    url,
    status: response.status,
    get body() {
      return wholeBody(response);
    },
    incomplete: response.incomplete,
    mediaType: (header('content-type')?.split(';', 1)[0] ?? '').trim().toLowerCase(),
    header,
    headers,
    location: () => {
      const location = normalized(asUtf8(header('location')?.trim() ?? ''));
      return location !== '' && URL.canParse(location, url) ? new URL(location, url) : undefined;
    },
    json,
  };
}

/** The non-ASCII bytes of an address, decoded as browsers do: as UTF-8 if they are valid. Whether they are allowed there is judged elsewhere. */
function asUtf8(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text)) return text;
  const read = Buffer.from(text, 'latin1').toString('utf8');
  return read.includes('\uFFFD') ? text : read;
}

function wholeBody({ body, incomplete }: WireResponse): string {
  if (incomplete !== undefined) throw new Inconclusive(incomplete);
  return body;
}

/** The value of a body as JSON; undefined when it is not JSON. */
interface Parsed {
  value: unknown;
  isTooDeep: boolean;
}

function parse(body: string): Parsed {
  const isTooDeep = isNestedTooDeep(body);
  // Parsing a long one, to find out whether it is JSON at all, would take many times its memory.
  if (isTooDeep && body.length > LONG_BODY) return { value: undefined, isTooDeep };
  if (!BEGINNING_OF_JSON.test(body)) return { value: undefined, isTooDeep: false };
  // A reader may ignore a byte order mark; a rule of its own judges whether there is one.
  const value = parseJson(body.replace(/^\uFEFF/, ''));
  return { value: isTooDeep ? undefined : value, isTooDeep: isTooDeep && value !== undefined };
}

function isNestedTooDeep(body: string): boolean {
  // Most bodies have fewer brackets than that, and need no scan.
  if (body.length < DEEPEST || (body.match(/[[{]/g)?.length ?? 0) <= DEEPEST) return false;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < body.length; at += 1) {
    const character = body[at];
    if (character === '"') isText = !isText;
    else if (character === '\\') at += 1;
    else if (!isText && (character === '[' || character === '{')) depth += 1;
    else if (!isText && (character === ']' || character === '}')) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
