import { decodeHTMLStrict } from 'entities';

/** How often a text is unescaped: it may be an address in an address, or JSON in JSON in HTML. */
const MOST_PASSES = 8;
/** A text without any of these holds no escape. */
const ESCAPE = /%[0-9a-fu]|\\[\\/"'bfnrtux\d]|&[#a-z]/i;
/** A text without any of these is not written as quoted-printable. */
const QUOTED_PRINTABLE = /=(?:[0-9a-f]{2}|\r?\n)/i;
const LARGEST_CODE_POINT = 0x10ffff;
/** Longest name of a character reference in HTML, in characters. */
const LONGEST_ENTITY = 32;

const [PERCENT, BACKSLASH, AMPERSAND, EQUALS] = [0x25, 0x5c, 0x26, 0x3d];
const [NUMBER_SIGN, SEMICOLON, LOWER_U, LOWER_X] = [0x23, 0x3b, 0x75, 0x78];
const [UPPER_U, ZERO, SEVEN] = [0x55, 0x30, 0x37];
const [LEFT_BRACE, RIGHT_BRACE, CARRIAGE_RETURN, LINE_FEED] = [0x7b, 0x7d, 0x0d, 0x0a];
/** What the character behind a backslash stands for. */
const AFTER_BACKSLASH: ReadonlyMap<number, number> = new Map(
  Object.entries({ '\\': '\\', '/': '/', '"': '"', "'": "'", b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }).map(
    ([written, meant]) => [written.charCodeAt(0), meant.charCodeAt(0)],
  ),
);

/** A text as a reader may understand it, in bytes. */
export class View {
  readonly bytes: Buffer;
  private readonly from: { view: View; firsts: Uint32Array; lasts: Uint32Array } | undefined;

  /**
   * @param from - the view that this one was made of, with the first and the last byte there that each byte stands for; none for
   *   the original
   */
  constructor(bytes: Buffer, from?: { view: View; firsts: Uint32Array; lasts: Uint32Array }) {
    this.bytes = bytes;
    this.from = from;
  }

  /** Where in the original a byte begins. */
  startOf(at: number): number {
    return this.from === undefined ? at : this.from.view.startOf(this.from.firsts[at] ?? 0);
  }

  /** Where in the original it ends. */
  endOf(at: number): number {
    return this.from === undefined ? at + 1 : this.from.view.endOf(this.from.lasts[at] ?? 0);
  }
}

/** What an escape stands for, as UTF-8 or as a single byte, and how many bytes it takes. */
interface Escape {
  bytes: Uint8Array;
  length: number;
}

/**
 * A text as it stands, unescaped once, twice and so on, as long as that changes it, and read as quoted-printable: as in addresses
 * (`%2B`), in JSON and programs (`\u002B`, `\x2b`, `\/`), in HTML (`&#43;`, `&uuml;`) or in mail (`=2B`). Every writer escapes
 * other characters, and whoever passes a text on escapes some more of it, so that no list of encodings holds them all.
 */
export function* viewsOf(text: string): Generator<View> {
  const original = new View(Buffer.from(text, 'utf8'));
  yield original;
  if (ESCAPE.test(text)) {
    let view = original;
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
      const next = rewritten(view, escapeAt);
      if (next === undefined) break;
      view = next;
      yield view;
    }
  }
  const quoted = QUOTED_PRINTABLE.test(text) ? rewritten(original, quotedAt) : undefined;
  if (quoted !== undefined) yield quoted;
}

/**
 * A view with every byte written another way.
 *
 * @param table - what becomes of each byte; a negative number drops it
 */
export function translated(view: View, table: Int16Array): View {
  const bytes = Buffer.allocUnsafe(view.bytes.length);
  const places = new Uint32Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = table[view.bytes[at] ?? 0] ?? -1;
    if (byte < 0) continue;
    bytes[length] = byte;
    places[length] = at;
    length += 1;
  }
  return new View(bytes.subarray(0, length), { view, firsts: places, lasts: places });
}

/** A view with what escapes stand for; undefined when it has none. */
function rewritten(view: View, escapeOf: (bytes: Buffer, at: number) => Escape | undefined): View | undefined {
  // No escape that is read is shorter than what it stands for.
  const bytes = Buffer.allocUnsafe(view.bytes.length);
  const [firsts, lasts] = [new Uint32Array(bytes.length), new Uint32Array(bytes.length)];
  let found = false;
  let length = 0;
  const put = (byte: number, first: number, last: number) => {
    bytes[length] = byte;
    firsts[length] = first;
    lasts[length] = last;
    length += 1;
  };
  for (let at = 0; at < bytes.length;) {
    const escape = escapeOf(view.bytes, at);
    found ||= escape !== undefined;
    const taken = escape?.length ?? 1;
    if (escape === undefined) put(view.bytes[at] ?? 0, at, at);
    else for (const byte of escape.bytes) put(byte, at, at + taken - 1);
    at += taken;
  }
  return found ? new View(bytes.subarray(0, length), { view, firsts, lasts }) : undefined;
}

function escapeAt(bytes: Buffer, at: number): Escape | undefined {
  const first = bytes[at];
  if (first === PERCENT && (bytes[at + 1] ?? 0) !== LOWER_U) return byteAt(bytes, at, 1);
  if (first === BACKSLASH && isOctal(bytes[at + 1])) return octalAt(bytes, at);
  if (first !== PERCENT && first !== BACKSLASH && first !== AMPERSAND) return undefined;
  const unit = unitAt(bytes, at);
  if (unit === undefined) return namedEntity(bytes, at);
  const { value, length } = paired(bytes, at, unit);
  return { bytes: Buffer.from(String.fromCodePoint(value), 'utf8'), length };
}

/** What `=` stands for in quoted-printable: a byte, or nothing where it breaks a line. */
function quotedAt(bytes: Buffer, at: number): Escape | undefined {
  if (bytes[at] !== EQUALS) return undefined;
  const lineBreak = bytes[at + 1] === CARRIAGE_RETURN ? 2 : 1;
  if (bytes[at + lineBreak] === LINE_FEED) return { bytes: new Uint8Array(0), length: lineBreak + 1 };
  return byteAt(bytes, at, 1);
}

/** A byte that is written as two hexadecimal digits, so many bytes behind the beginning of the escape. */
function byteAt(bytes: Buffer, at: number, before: number): Escape | undefined {
  const value = hexadecimal(bytes, at + before, 2);
  return Number.isNaN(value) ? undefined : { bytes: Uint8Array.of(value), length: before + 2 };
}

/** A code unit or a code point, and how many bytes its escape takes. */
interface Unit {
  value: number;
  length: number;
}

/** The character of two escapes, where each of them is half of a surrogate pair; otherwise that of the first. */
function paired(bytes: Buffer, at: number, first: Unit): Unit {
  if (first.value < 0xd800 || first.value > 0xdbff) return first;
  const second = unitAt(bytes, at + first.length);
  if (second === undefined || second.value < 0xdc00 || second.value > 0xdfff) return first;
  const value = 0x10000 + (first.value - 0xd800) * 0x400 + (second.value - 0xdc00);
  return { value, length: first.length + second.length };
}

function unitAt(bytes: Buffer, at: number): Unit | undefined {
  if (bytes[at] === AMPERSAND) return bytes[at + 1] === NUMBER_SIGN ? numericEntity(bytes, at) : undefined;
  if (bytes[at] !== BACKSLASH && bytes[at] !== PERCENT) return undefined;
  const letter = bytes[at + 1] ?? 0;
  if (letter === LOWER_U && bytes[at + 2] === LEFT_BRACE) return number(bytes, at, at + 3, 16, RIGHT_BRACE);
  const digits = letter === UPPER_U ? 8 : letter === LOWER_U ? 4 : letter === LOWER_X ? 2 : 0;
  const value = digits === 0 ? AFTER_BACKSLASH.get(letter) : hexadecimal(bytes, at + 2, digits);
  return value === undefined || !(value <= LARGEST_CODE_POINT) ? undefined : { value, length: 2 + digits };
}

function numericEntity(bytes: Buffer, at: number): Unit | undefined {
  const isHexadecimal = ((bytes[at + 2] ?? 0) | 0x20) === LOWER_X;
  return number(bytes, at, at + (isHexadecimal ? 3 : 2), isHexadecimal ? 16 : 10, SEMICOLON);
}

const isOctal = (byte = 0) => byte >= ZERO && byte <= SEVEN;

/** A byte in up to three octal digits, as in C and in shells. */
function octalAt(bytes: Buffer, at: number): Escape {
  let value = 0;
  let end = at + 1;
  for (; end < at + 4 && isOctal(bytes[end]); end += 1) value = value * 8 + (bytes[end] ?? 0) - ZERO;
  return { bytes: Uint8Array.of(value & 0xff), length: end - at };
}

/** A number with its closing sign; undefined when it is none, or no code point. */
function number(bytes: Buffer, at: number, start: number, base: number, closing: number): Unit | undefined {
  let end = start;
  let value = 0;
  for (; digit(bytes[end]) < base && value <= LARGEST_CODE_POINT; end += 1) value = value * base + digit(bytes[end]);
  const isClosed = bytes[end] === closing;
  // A reader of HTML takes a number without its semicolon, too.
  if (end === start || value > LARGEST_CODE_POINT || (!isClosed && closing !== SEMICOLON)) return undefined;
  return { value, length: end + (isClosed ? 1 : 0) - at };
}

function namedEntity(bytes: Buffer, at: number): Escape | undefined {
  if (bytes[at] !== AMPERSAND) return undefined;
  const window = bytes.toString('latin1', at, Math.min(at + LONGEST_ENTITY + 2, bytes.length));
  const written = window.slice(0, window.indexOf(';') + 1);
  if (written === '') return undefined;
  // A name is known in whatever case: a server may have changed it.
  for (const name of [written, written.toLowerCase()]) {
    const meant = decodeHTMLStrict(name);
    const stands = Buffer.from(meant, 'utf8');
    if (meant !== name && stands.length <= written.length) return { bytes: stands, length: written.length };
  }
  return undefined;
}

/** The value of so many hexadecimal digits; NaN when one of them is none. */
function hexadecimal(bytes: Buffer, at: number, digits: number): number {
  let value = 0;
  for (let index = at; index < at + digits; index += 1) value = value * 16 + digit(bytes[index]);
  return value;
}

/** The value of a hexadecimal digit; NaN when it is none. */
function digit(code = 0): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : Number.NaN;
}
