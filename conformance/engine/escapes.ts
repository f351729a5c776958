import { decodeHTMLStrict } from 'entities';

/** How often a text is unescaped: escapes may be nested, as in a URL in a URL, or JSON in JSON in HTML. */
const MOST_PASSES = 8;
/** A text without a match contains no escapes. */
const ESCAPE = /%[0-9a-fu]|\\[\\/"'bfnrtux\d]|&[#a-z]/i;
/** A text without a match is not quoted-printable. */
const QUOTED_PRINTABLE = /=(?:[0-9a-f]{2}|\r?\n)/i;
const LARGEST_CODE_POINT = 0x10ffff;
/** The first character of an escape. */
const START = /[%\\&]/g;
/** An escaped byte: two hexadecimal digits, or up to three octal digits as in C and shells. */
const BYTE = /%([\da-f]{2})|\\([0-7]{1,3})/iy;
/** A code unit or code point: hexadecimal, decimal, or a letter after a backslash. HTML accepts numbers without a semicolon. */
const UNIT =
  /(?:[\\%]u\{([\da-fA-F]+)\}|\\U([\da-fA-F]{8})|[\\%]u([\da-fA-F]{4})|\\x([\da-fA-F]{2})|&#[xX]([\da-fA-F]+);?)|&#(\d+);?|\\([\\/"'bfnrt])/y;
/** An HTML character reference; the longest has 32 characters. */
const ENTITY = /&[^;]{0,32};/y;
/** A quoted-printable escape: a byte, or a soft line break. */
const QUOTED = /=(?:\r?\n|([\da-f]{2}))/iy;
/** Letters after a backslash; any other character stands for itself. */
const AFTER_BACKSLASH: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** A decoded form of a text; its bytes are mapped to positions in the original text. */
export class View {
  readonly bytes: Buffer;
  private readonly from: { view: View; firsts: Uint32Array; lasts: Uint32Array } | undefined;

  /**
   * @param from - the view that this one was derived from, with the first and the last byte there for each byte here; undefined for the
   *   original
   */
  constructor(bytes: Buffer, from?: { view: View; firsts: Uint32Array; lasts: Uint32Array }) {
    this.bytes = bytes;
    this.from = from;
  }

  /** Start of a byte in the original text. */
  startOf(at: number): number {
    return this.from === undefined ? at : this.from.view.startOf(this.from.firsts[at] ?? 0);
  }

  /** End of a byte in the original text, exclusive. */
  endOf(at: number): number {
    return this.from === undefined ? at + 1 : this.from.view.endOf(this.from.lasts[at] ?? 0);
  }
}

/** An escape: its decoded bytes, and its length in the text. */
interface Escape {
  bytes: Uint8Array;
  length: number;
}

/**
 * The forms of a text: the original, unescaped once, twice and so on while that changes it, and decoded from quoted-printable. Escapes
 * are those of URLs (`%2B`), JSON and programs (`\u002B`, `\x2b`, `\/`), HTML (`&#43;`, `&uuml;`) and mail (`=2B`). Senders escape
 * different characters, and each intermediary may escape more, so that no list of encodings of a secret is complete.
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
 * Replaces each byte of a view.
 *
 * @param table - the new value of each byte; a negative number removes it
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

/** Unescapes a view once; `start` matches where an escape may begin. Undefined if there are no escapes. */
function rewritten(
  view: View,
  start: RegExp,
  escapeOf: (text: string, at: number) => Escape | undefined,
): View | undefined {
  const text = view.bytes.toString('latin1');
  // No escape is shorter than its decoded bytes.
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

/** The groups of a sticky pattern at a position; empty if it does not match. */
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

/** The character of one escape, or of two that form a surrogate pair. */
function characterAt(text: string, at: number): Escape | undefined {
  const [first, length] = unitAt(text, at);
  if (length === 0) return undefined;
  const [second, more] = /^[\ud800-\udbff]$/.test(first) ? unitAt(text, at + length) : ['', 0];
  if (!/^[\udc00-\udfff]$/.test(second)) return { bytes: Buffer.from(first, 'utf8'), length };
  return { bytes: Buffer.from(first + second, 'utf8'), length: length + more };
}

/** A code unit or code point, and the length of its escape; 0 if there is none. */
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
  // Names match in any letter case: a server may have changed it.
  for (const name of [written, written.toLowerCase()]) {
    const decoded = decodeHTMLStrict(name);
    const bytes = Buffer.from(decoded, 'utf8');
    if (decoded !== name && bytes.length <= written.length) return { bytes, length: written.length };
  }
  return undefined;
}
