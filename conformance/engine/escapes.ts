/** How often a text is unescaped: it may be an address in an address, or JSON in JSON in HTML. */
const MOST_PASSES = 5;
/** A text without any of these holds no escape. */
const ESCAPE = /%[0-9a-f]{2}|\\[\\/"'bfnrtu]|&(?:#|amp;|lt;|gt;|quot;|apos;)/i;
/** Shortest text that is looked for, in bytes: a shorter one stands everywhere. */
const SHORTEST = 3;
const LARGEST_CODE_POINT = 0x10ffff;

const [PERCENT, BACKSLASH, AMPERSAND, NUMBER_SIGN, SEMICOLON, LOWER_U] = [0x25, 0x5c, 0x26, 0x23, 0x3b, 0x75];
const LOWER_X = 0x78;
/** With what an escape begins. */
const BEGINNINGS = [PERCENT, BACKSLASH, AMPERSAND];
/** What the character behind a backslash stands for. */
const AFTER_BACKSLASH: ReadonlyMap<number, number> = new Map(
  Object.entries({ '\\': '\\', '/': '/', '"': '"', "'": "'", b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }).map(
    ([written, meant]) => [written.charCodeAt(0), meant.charCodeAt(0)],
  ),
);
const ENTITIES: ReadonlyMap<string, number> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }).map(([name, meant]) => [
    name,
    meant.charCodeAt(0),
  ]),
);
const LONGEST_ENTITY = Math.max(...[...ENTITIES.keys()].map(({ length }) => length));

/** Bytes, and where in the original text each of them begins. */
interface Unescaped {
  bytes: Buffer;
  starts: Uint32Array;
}

/** Where a secret stands in the original text, in bytes, and whether any of it is escaped there. */
interface Found {
  from: number;
  to: number;
  escaped: boolean;
}

/** What an escape stands for, a byte or a code unit, and how many bytes it takes. */
interface Escape {
  value: number;
  length: number;
}

/**
 * Replaces texts of which some characters are escaped, once or several times: as in addresses (`%2B`), in JSON (`\u002B`,
 * `\/`) or in HTML (`&#43;`, `&amp;`). Every writer escapes other characters, and whoever passes a text on escapes some more
 * of it, so that no list of encodings holds them all. What stands there without any escape is left as it is.
 *
 * @param text - any text
 * @param secrets - what to look for, in UTF-8, each of them with its {@link withUnescaped} forms
 * @param mask - what stands in place of each of them
 */
export function replaceEscaped(text: string, secrets: readonly Buffer[], mask: string): string {
  if (!ESCAPE.test(text)) return text;
  const original = Buffer.from(text, 'utf8');
  const ranges: Found[] = [];
  for (const { bytes, starts } of passesOver(original)) {
    for (const secret of secrets) {
      for (let at = bytes.indexOf(secret); at >= 0; at = bytes.indexOf(secret, at + secret.length)) {
        const from = starts[at] ?? 0;
        const to = starts[at + secret.length] ?? original.length;
        ranges.push({ from, to, escaped: to - from !== secret.length });
      }
    }
  }
  return ranges.some(({ escaped }) => escaped) ? withoutRanges(original, ranges, mask) : text;
}

/** A text, and what is left of it when the escapes go that it holds itself: who unescapes all around it takes these, too. */
export function withUnescaped(text: Buffer): readonly Buffer[] {
  const forms = [text, ...[...passesOver(text)].map(({ bytes }) => bytes)];
  return forms.filter(({ length }) => length >= SHORTEST);
}

/** A text unescaped once, twice and so on, as long as that changes it. */
function* passesOver(original: Buffer): Generator<Unescaped> {
  if (!BEGINNINGS.some((byte) => original.includes(byte))) return;
  const starts = new Uint32Array(original.length);
  for (let at = 0; at < starts.length; at += 1) starts[at] = at;
  let view: Unescaped = { bytes: original, starts };
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const next = unescaped(view);
    if (next.bytes.length === view.bytes.length) return;
    view = next;
    yield view;
  }
}

function unescaped({ bytes, starts }: Unescaped): Unescaped {
  // No escape is shorter than what it stands for.
  const plain = Buffer.allocUnsafe(bytes.length);
  const from = new Uint32Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] ?? 0;
    const start = starts[at] ?? 0;
    const escapedByte = byte === PERCENT ? hexadecimal(bytes, at + 1, 2) : Number.NaN;
    const escape = byte === BACKSLASH || byte === AMPERSAND ? characterAt(bytes, at) : undefined;
    const written = length;
    if (escape === undefined) {
      plain[length] = Number.isNaN(escapedByte) ? byte : escapedByte;
      length += 1;
      at += Number.isNaN(escapedByte) ? 1 : 3;
    } else {
      if (escape.value < 0x80) plain[length] = escape.value;
      length += escape.value < 0x80 ? 1 : plain.write(String.fromCodePoint(escape.value), length, 'utf8');
      at += escape.length;
    }
    for (let index = written; index < length; index += 1) from[index] = start;
  }
  return { bytes: plain.subarray(0, length), starts: from.subarray(0, length) };
}

/** The character that is escaped here; two escapes when each of them is half of a surrogate pair. */
function characterAt(bytes: Buffer, at: number): Escape | undefined {
  const first = unitAt(bytes, at);
  if (first === undefined || first.value < 0xd800 || first.value > 0xdbff) return first;
  const second = unitAt(bytes, at + first.length);
  if (second === undefined || second.value < 0xdc00 || second.value > 0xdfff) return first;
  const value = 0x10000 + (first.value - 0xd800) * 0x400 + (second.value - 0xdc00);
  return { value, length: first.length + second.length };
}

function unitAt(bytes: Buffer, at: number): Escape | undefined {
  if (bytes[at] === AMPERSAND) return bytes[at + 1] === NUMBER_SIGN ? numericEntity(bytes, at) : namedEntity(bytes, at);
  if (bytes[at] !== BACKSLASH) return undefined;
  const value = bytes[at + 1] === LOWER_U ? hexadecimal(bytes, at + 2, 4) : AFTER_BACKSLASH.get(bytes[at + 1] ?? 0);
  if (value === undefined || Number.isNaN(value)) return undefined;
  return { value, length: bytes[at + 1] === LOWER_U ? 6 : 2 };
}

function numericEntity(bytes: Buffer, at: number): Escape | undefined {
  const base = ((bytes[at + 2] ?? 0) | 0x20) === LOWER_X ? 16 : 10;
  const start = at + (base === 16 ? 3 : 2);
  let end = start;
  let value = 0;
  for (; digit(bytes[end]) < base && value <= LARGEST_CODE_POINT; end += 1) value = value * base + digit(bytes[end]);
  if (end === start || bytes[end] !== SEMICOLON || value > LARGEST_CODE_POINT) return undefined;
  return { value, length: end + 1 - at };
}

function namedEntity(bytes: Buffer, at: number): Escape | undefined {
  const window = bytes.toString('latin1', at + 1, Math.min(at + LONGEST_ENTITY + 2, bytes.length));
  const name = window.slice(0, Math.max(0, window.indexOf(';')));
  const value = ENTITIES.get(name.toLowerCase());
  return value === undefined ? undefined : { value, length: name.length + 2 };
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

/** Masks what the ranges cover, where at least one of those that overlap holds an escape. */
function withoutRanges(original: Buffer, ranges: readonly Found[], mask: string): string {
  const kept: string[] = [];
  let rest = 0;
  for (const { from, to } of merged(ranges).filter(({ escaped }) => escaped)) {
    kept.push(original.toString('utf8', rest, from), mask);
    rest = to;
  }
  return [...kept, original.toString('utf8', rest)].join('');
}

function merged(ranges: readonly Found[]): readonly Found[] {
  const apart: Found[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = apart.at(-1);
    if (last === undefined || range.from >= last.to) {
      apart.push({ ...range });
    } else {
      last.to = Math.max(last.to, range.to);
      last.escaped ||= range.escaped;
    }
  }
  return apart;
}
