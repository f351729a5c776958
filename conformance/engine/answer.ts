import { parseJson } from '../json.ts';
import { normalized } from './decode.ts';
import { Unanswered } from './outcome.ts';
import { valuesOf, type WireResponse } from './transport.ts';

/** One recorded response, as checks read it. */
export interface Answer {
  /** Index of the exchange in the report. */
  exchange: number;
  /** URL of the request. */
  url: string;
  status: number;
  /**
   * The body as text.
   *
   * @throws Unanswered when it was not read completely
   */
  body: string;
  /** Why the body was not read completely; undefined if it was. */
  incomplete: string | undefined;
  /** Media type without parameters, in lower case; '' if there is none (G4). */
  mediaType: string;
  /** First value of a header, case-insensitive (G4). */
  header(name: string): string | undefined;
  /** All values of a header. */
  headers(name: string): string[];
  /** The Location resolved against the URL of the request (G2); undefined if absent, empty or not a URL. */
  location(): URL | undefined;
  /**
   * The body as JSON, parsed once, so do not change it; undefined if it is not JSON.
   *
   * @throws Unanswered when the body was not read completely, or is nested too deep to be traversed
   */
  json(): unknown;
}

export const isRedirect = ({ status }: Pick<Answer, 'status'>): boolean => status >= 300 && status < 400;

/** A longer body, in characters, counts as long. */
const LONG_BODY = 64 * 1024;

/** Maximum nesting of JSON, since everything that traverses it is recursive. */
const DEEPEST = 500;

/** The beginning of JSON. Testing it first saves most failed parses, which take a hundred times as long. */
const BEGINNING_OF_JSON = /^\uFEFF?\s*[[{"\-\dtfn]/;

/** Wraps a response for checks. */
export function answerOf(url: string, response: WireResponse, exchange: number): Answer {
  const headers = (name: string) => valuesOf(response, name);
  const header = (name: string) => headers(name)[0];
  let parsed: Parsed | undefined;
  /** The parsed value of a long body, held weakly: it takes many times the memory of the text. */
  let seen: WeakRef<Parsed> | undefined;
  const json = () => {
    const known = parsed ?? seen?.deref() ?? parse(wholeBody(response));
    if (response.body.length > LONG_BODY && !known.isTooDeep) seen = new WeakRef(known);
    else parsed = known;
    if (known.isTooDeep) throw new Unanswered(`the body is nested deeper than ${DEEPEST} levels`);
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

/** Decodes the non-ASCII bytes of a URL as browsers do: as UTF-8 if they are valid. Another rule judges whether they are allowed. */
function asUtf8(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text)) return text;
  const read = Buffer.from(text, 'latin1').toString('utf8');
  return read.includes('\uFFFD') ? text : read;
}

function wholeBody({ body, incomplete }: WireResponse): string {
  if (incomplete !== undefined) throw new Unanswered(incomplete);
  return body;
}

/** The value of a body as JSON; undefined when it is not JSON. */
interface Parsed {
  value: unknown;
  isTooDeep: boolean;
}

function parse(body: string): Parsed {
  const isTooDeep = isNestedTooDeep(body);
  // Parsing a long one, only to find out whether it is JSON at all, would take many times its memory.
  if (isTooDeep && body.length > LONG_BODY) return { value: undefined, isTooDeep };
  if (!BEGINNING_OF_JSON.test(body)) return { value: undefined, isTooDeep: false };
  // Ignored here: another rule judges byte order marks.
  const value = parseJson(body.replace(/^\uFEFF/, ''));
  return { value: isTooDeep ? undefined : value, isTooDeep: isTooDeep && value !== undefined };
}

function isNestedTooDeep(body: string): boolean {
  // Most bodies have too few brackets to need a scan.
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
