import { decodeHTMLStrict } from 'entities';

/** How often a text is unescaped: escapes are nested in an address in an address, or in JSON in JSON in HTML. */
const MOST_PASSES = 8;
/** A text without any of these holds no escape. */
const ESCAPE = /%[0-9a-fu]|\\[\\/"'bfnrtux\d]|&[#a-z]/i;
/** A text without any of these is not quoted-printable. */
const QUOTED_PRINTABLE = /=(?:[0-9a-f]{2}|\r?\n)/i;
const LARGEST_CODE_POINT = 0x10ffff;
/** The first character of an escape. */
const START = /[%\\&]/g;
/** A byte in two hexadecimal digits, or in up to three octal ones, as in C and in shells. */
const BYTE = /%([\da-f]{2})|\\([0-7]{1,3})/iy;
/** A code unit or a code point: in hexadecimal or decimal digits, or as a letter after a backslash. HTML accepts numbers without a semicolon. */
const UNIT =
  /(?:[\\%]u\{([\da-fA-F]+)\}|\\U([\da-fA-F]{8})|[\\%]u([\da-fA-F]{4})|\\x([\da-fA-F]{2})|&#[xX]([\da-fA-F]+);?)|&#(\d+);?|\\([\\/"'bfnrt])/y;
/** A character reference of HTML; the longest has 32 characters. */
const ENTITY = /&[^;]{0,32};/y;
/** `=` in quoted-printable: with digits a byte, before a line break nothing. */
const QUOTED = /=(?:\r?\n|([\da-f]{2}))/iy;
/** The meaning of letters after a backslash; any other character stands for itself. */
const AFTER_BACKSLASH: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** A reading of a text, in bytes that know their places in the original. */
export class View {
  readonly bytes: Buffer;
  private readonly from: { view: View; firsts: Uint32Array; lasts: Uint32Array } | undefined;

  /**
   * @param from - the view that this one was made from, and for each byte the first and the last byte that it stands for there;
   *   none for the original
   */
  constructor(bytes: Buffer, from?: { view: View; firsts: Uint32Array; lasts: Uint32Array }) {
    this.bytes = bytes;
    this.from = from;
  }

  /** Where in the original the text of a byte begins. */
  startOf(at: number): number {
    return this.from === undefined ? at : this.from.view.startOf(this.from.firsts[at] ?? 0);
  }

  /** Where in the original the text of a byte ends. */
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
 * The readings of a text: as it stands, unescaped once, twice and so on as long as that changes it, and as quoted-printable. Escapes are
 * those of addresses (`%2B`), of JSON and programs (`\u002B`, `\x2b`, `\/`), of HTML (`&#43;`, `&uuml;`) and of mail (`=2B`). Writers
 * escape different characters, and each that passes a text on escapes more of it, so that no list of encodings is complete.
 */
export function* viewsOf(text: string): Generator<View> {
  const original = new View(Buffer.from(text, 'utf8'));
  yield original;
  if (ESCAPE.test(text)) {
    let view = original;
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
      const next = rewritten(view, START, escapeAt);
      if (next === undefined) break;
      view = next;
      yield view;
    }
  }
  const quoted = QUOTED_PRINTABLE.test(text) ? rewritten(original, /=/g, quotedAt) : undefined;
  if (quoted !== undefined) yield quoted;
}

/**
 * A view with every byte replaced.
 *
 * @param table - the new value of each byte; a negative number drops it
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

/** A view with its escapes replaced by what they stand for; `start` matches where one may begin. Undefined when there is none. */
function rewritten(
  view: View,
  start: RegExp,
  escapeOf: (text: string, at: number) => Escape | undefined,
): View | undefined {
  const text = view.bytes.toString('latin1');
  // No escape is shorter than what it stands for.
  const bytes = Buffer.allocUnsafe(text.length);
  const [firsts, lasts] = [new Uint32Array(text.length), new Uint32Array(text.length)];
  let [length, at, found] = [0, 0, false];
  const put = (byte: number, first: number, last: number) => {
    bytes[length] = byte;
    firsts[length] = first;
    lasts[length] = last;
    length += 1;
  };
  const copyTo = (end: number) => {
    for (; at < end; at += 1) put(view.bytes[at] ?? 0, at, at);
  };
  for (const { index } of text.matchAll(start)) {
    const escape = index < at ? undefined : escapeOf(text, index);
    if (escape === undefined) continue;
    found = true;
    copyTo(index);
    at += escape.length;
    for (const byte of escape.bytes) put(byte, index, at - 1);
  }
  copyTo(text.length);
  return found ? new View(bytes.subarray(0, length), { view, firsts, lasts }) : undefined;
}

/** The match of a sticky pattern at a place, with its groups; empty when there is none. */
function foundAt(pattern: RegExp, text: string, at: number): readonly (string | undefined)[] {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? [];
}

function escapeAt(text: string, at: number): Escape | undefined {
  const [written, hexadecimal, octal = ''] = foundAt(BYTE, text, at);
  if (written === undefined) return characterAt(text, at) ?? entityAt(text, at);
  const value = hexadecimal === undefined ? parseInt(octal, 8) : parseInt(hexadecimal, 16);
  return { bytes: Uint8Array.of(value), length: written.length };
}

function quotedAt(text: string, at: number): Escape | undefined {
  const [written, digits] = foundAt(QUOTED, text, at);
  if (written === undefined) return undefined;
  return { bytes: Uint8Array.from(digits === undefined ? [] : [parseInt(digits, 16)]), length: written.length };
}

/** The character of one escape, or of two that are a surrogate pair. */
function characterAt(text: string, at: number): Escape | undefined {
  const [first, length] = unitAt(text, at);
  if (length === 0) return undefined;
  const [second, more] = /^[\ud800-\udbff]$/.test(first) ? unitAt(text, at + length) : ['', 0];
  if (!/^[\udc00-\udfff]$/.test(second)) return { bytes: Buffer.from(first, 'utf8'), length };
  return { bytes: Buffer.from(first + second, 'utf8'), length: length + more };
}

/** A code unit or a code point, and the length of its escape: 0 where there is none. */
function unitAt(text: string, at: number): [character: string, length: number] {
  const [written = '', ...groups] = foundAt(UNIT, text, at);
  const [decimal, letter] = groups.splice(-2);
  if (letter !== undefined) return [AFTER_BACKSLASH[letter] ?? letter, written.length];
  const digits = groups.find((group) => group !== undefined);
  const value = digits === undefined ? Number(decimal) : parseInt(digits, 16);
  return value <= LARGEST_CODE_POINT ? [String.fromCodePoint(value), written.length] : ['', 0];
}

function entityAt(text: string, at: number): Escape | undefined {
  const [written = ''] = foundAt(ENTITY, text, at);
  // Names match in any case: a server may have changed it.
  for (const name of [written, written.toLowerCase()]) {
    const meant = decodeHTMLStrict(name);
    const bytes = Buffer.from(meant, 'utf8');
    if (meant !== name && bytes.length <= written.length) return { bytes, length: written.length };
  }
  return undefined;
}
