/** How often an address is unescaped: it may be a parameter of another one, which is one of a third. */
const MOST_PASSES = 4;
const ESCAPE = /%[0-9A-Fa-f]{2}/;
const PERCENT = 0x25;

/** Bytes, and where in the original text each of them begins. */
interface Unescaped {
  bytes: Buffer;
  starts: Uint32Array;
}

/**
 * Replaces secrets in a text where some characters are percent-escaped, once or several times: whoever passes an address on
 * escapes some more of it, and no list of encodings holds them all.
 */
export function replaceEscaped(text: string, secrets: readonly Buffer[], mask: string): string {
  if (!ESCAPE.test(text)) return text;
  const original = Buffer.from(text, 'utf8');
  const ranges: [from: number, to: number][] = [];
  let view: Unescaped = { bytes: original, starts: Uint32Array.from(original.keys()) };
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const next = unescaped(view);
    if (next.bytes.length === view.bytes.length) break;
    view = next;
    const { bytes, starts } = view;
    for (const secret of secrets) {
      for (let at = bytes.indexOf(secret); at >= 0; at = bytes.indexOf(secret, at + secret.length)) {
        ranges.push([starts[at] ?? 0, starts[at + secret.length] ?? original.length]);
      }
    }
  }
  return ranges.length === 0 ? text : withoutRanges(original, ranges, mask);
}

function unescaped({ bytes, starts }: Unescaped): Unescaped {
  const plain = Buffer.allocUnsafe(bytes.length);
  const from = new Uint32Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    from[length] = starts[at] ?? 0;
    const byte = bytes[at] ?? 0;
    const escaped = byte === PERCENT ? 16 * digit(bytes[at + 1]) + digit(bytes[at + 2]) : Number.NaN;
    plain[length] = Number.isNaN(escaped) ? byte : escaped;
    if (!Number.isNaN(escaped)) at += 2;
    length += 1;
  }
  return { bytes: plain.subarray(0, length), starts: from.subarray(0, length) };
}

/** The value of a hexadecimal digit; NaN when it is none. */
function digit(code = 0): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : Number.NaN;
}

function withoutRanges(original: Buffer, ranges: [from: number, to: number][], mask: string): string {
  const kept: string[] = [];
  let rest = 0;
  for (const [from, to] of ranges.sort(([a], [b]) => a - b)) {
    if (from >= rest) kept.push(original.toString('utf8', rest, from), mask);
    rest = Math.max(rest, to);
  }
  return [...kept, original.toString('utf8', rest)].join('');
}
