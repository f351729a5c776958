import { encodingsOf } from './encodings.ts';
import { translated, viewsOf, type View } from './escapes.ts';
import { memoize } from '../memoize.ts';

/** Minimum length of a secret, in bytes: shorter ones occur everywhere. */
const SHORTEST = 3;
/** Minimum length to ignore letter case and white space, in bytes. */
const SHORTEST_FOLDED = 6;
/** Minimum length to compare only letters and digits, in bytes. */
const SHORTEST_BARE = 10;
/** Maximum number of comparisons per byte: only a text crafted to resemble many secrets needs more. */
const MOST_COMPARISONS = 32;
/** Additional comparisons for any text. */
const FREE_COMPARISONS = 100_000;

/** A set of secrets that can be searched for. */
export interface KnownSecrets {
  /**
   * Adds a secret, unless it is too short.
   *
   * @param mask - index of the mask that replaces it
   */
  add(secret: string, mask: number): void;
  /**
   * Masks every secret in a text.
   *
   * @throws TooAlike when that would take more than linear time
   */
  mask(text: string): string;
  /** Calls back for every secret in a view of a kind, with its start, its end and the index of its mask. */
  find(kind: Kind, view: View, found: (from: number, to: number, mask: number) => void): void;
}

/** A text resembles so many secrets in so many places that searching it takes too long. */
export class TooAlike extends Error {
  override readonly name = 'TooAlike';
}

/** Removes differences of letter case, white space, and the two alphabets of base64. */
const FOLDED = byteTable((byte, character) => {
  if (byte >= 0x80) return byte;
  if (byte === 0 || /\s/.test(character)) return -1;
  return ({ '-': '+', _: '/' }[character] ?? character.toLowerCase()).charCodeAt(0);
});
/** Keeps letters and digits only, so that separators between the characters of a secret do not matter. */
const BARE = byteTable((byte, character) => (/[a-z\d]/.test(character) ? byte : -1));

/** The kinds of views that are searched. */
type Kind = 'exact' | 'folded' | 'bare';
const KINDS: readonly Kind[] = ['exact', 'folded', 'bare'];

/**
 * Creates a set of secrets that finds them in any form: {@link encodingsOf encoded}, {@link viewsOf escaped}, in another letter case,
 * wrapped, or with separators between their characters. Searching takes linear time.
 *
 * @param masks - the replacements of secrets; for overlapping secrets, the later mask is used
 * @param others - another set whose secrets are found as well
 */
export function createKnownSecrets(masks: readonly string[], others?: Pick<KnownSecrets, 'find'>): KnownSecrets {
  const indices = { exact: createIndex(), folded: createIndex(), bare: createIndex() };
  const find: KnownSecrets['find'] = (kind, view, found) => {
    others?.find(kind, view, found);
    indices[kind].find(view, found);
  };
  const mask: KnownSecrets['mask'] = (text) => {
    let marks: Uint8Array | undefined;
    let original: Buffer | undefined;
    for (const view of viewsOf(text)) {
      original ??= view.bytes;
      let seen = view;
      for (const kind of KINDS) {
        if (kind !== 'exact') seen = kind === 'folded' ? foldedView(seen) : translated(seen, BARE);
        find(kind, seen, (from, to, number) => {
          marks ??= new Uint8Array(original?.length ?? 0);
          for (let at = from; at < to; at += 1) marks[at] = Math.max(marks[at] ?? 0, number + 1);
        });
      }
    }
    return marks === undefined || original === undefined ? text : withMasks(original, marks, masks);
  };
  return {
    add: (secret, number) => {
      const texts = textsOf(secret);
      for (const kind of KINDS) for (const text of texts[kind]) indices[kind].add(text, number);
    },
    mask,
    find,
  };
}

/** The texts to search for to find a secret. Cached across runs, except for long secrets, whose texts take too much memory. */
const textsOf = memoize(
  (secret): Readonly<Record<Kind, readonly Buffer[]>> => {
    const texts = { exact: new Set<string>(), folded: new Set<string>(), bare: new Set<string>() };
    const add = (kind: Kind, text: Buffer, shortest: number) => {
      if (text.length >= shortest) texts[kind].add(text.toString('latin1'));
      return text.length >= shortest;
    };
    for (const encoding of encodingsOf(secret)) {
      // Unescaping a text also unescapes the secrets in it.
      for (const view of viewsOf(encoding)) {
        const folded = foldedView(view);
        add('bare', translated(folded, BARE).bytes, SHORTEST_BARE);
        if (!add('folded', folded.bytes, SHORTEST_FOLDED)) add('exact', view.bytes, SHORTEST);
      }
    }
    const buffers = (kind: Kind) => [...texts[kind]].map((text) => Buffer.from(text, 'latin1'));
    return { exact: buffers('exact'), folded: buffers('folded'), bare: buffers('bare') };
  },
  { longest: 256, most: 200 },
);

function byteTable(become: (byte: number, character: string) => number): Int16Array {
  return Int16Array.from({ length: 256 }, (_, byte) => become(byte, String.fromCharCode(byte)));
}

/** Folds a view, also the letters À to Þ: in UTF-8 they differ from lower case in one bit of the second byte. */
function foldedView(view: View): View {
  const fold = translated(view, FOLDED);
  const { bytes } = fold;
  for (let at = 1; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (bytes[at - 1] === 0xc3 && byte >= 0x80 && byte <= 0x9e && byte !== 0x97) bytes[at] = byte + 0x20;
  }
  return fold;
}

/** A text to search for, with the index of its mask. */
interface Needle {
  text: Buffer;
  mask: number;
}

/** Creates an index of texts by their first three bytes. */
function createIndex() {
  const byStart = new Map<number, { needles: Needle[]; isSorted: boolean }>();
  /** Hashes of the first bytes of all texts; few other bytes have the same hash. */
  const marks = new Uint8Array(0x10000);
  return {
    add: (text: Buffer, mask: number) => {
      const start = startAt(text, 0);
      marks[markOf(start)] = 1;
      const bucket = byStart.get(start) ?? { needles: [], isSorted: false };
      bucket.needles.push({ text, mask });
      bucket.isSorted = false;
      byStart.set(start, bucket);
    },
    find: (view: View, found: (from: number, to: number, mask: number) => void) => {
      if (byStart.size === 0) return;
      const { bytes } = view;
      let left = bytes.length * MOST_COMPARISONS + FREE_COMPARISONS;
      let covered = 0;
      for (let at = 0; at + SHORTEST <= bytes.length; at += 1) {
        const start = startAt(bytes, at);
        if (marks[markOf(start)] === 0) continue;
        const bucket = byStart.get(start);
        if (bucket === undefined) continue;
        if (!bucket.isSorted) bucket.needles.sort((a, b) => a.text.compare(b.text));
        bucket.isSorted = true;
        const { longest, compared } = longestAt(bytes, at, bucket.needles);
        left -= compared;
        if (left < 0) throw new TooAlike();
        if (longest === undefined) continue;
        const to = view.endOf(at + longest.text.length - 1);
        found(Math.max(view.startOf(at), covered), to, longest.mask);
        covered = Math.max(covered, to);
      }
    },
  };
}

/** Finds the longest needle at a position; the needles are sorted and share the first three bytes with it. */
function longestAt(bytes: Buffer, at: number, needles: readonly Needle[]) {
  let [from, to, depth] = [0, needles.length, SHORTEST];
  let longest: Needle | undefined;
  for (; ; depth += 1) {
    // Needles that end here come first.
    for (; from < to && needles[from]?.text.length === depth; from += 1) longest = needles[from];
    const byte = bytes[at + depth];
    if (from === to || byte === undefined) break;
    // Most remaining needles have the same next byte.
    if (needles[from]?.text[depth] !== byte) from = firstWith(needles, depth, byte, from, to);
    if (needles[to - 1]?.text[depth] !== byte) to = firstWith(needles, depth, byte + 1, from, to);
    if (from === to) break;
  }
  return { longest, compared: depth };
}

/** Binary search for the first needle whose byte at `depth` is not smaller than `byte`. */
function firstWith(needles: readonly Needle[], depth: number, byte: number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((needles[middle]?.text[depth] ?? 0) < byte) low = middle + 1;
    else high = middle;
  }
  return low;
}

const startAt = (bytes: Buffer, at: number) =>
  ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
const markOf = (start: number) => ((start >> 8) ^ (start << 3)) & 0xffff;

/** Replaces each run of marked bytes by the mask of its largest mark. */
function withMasks(original: Buffer, marks: Uint8Array, masks: readonly string[]): string {
  const kept: string[] = [];
  let rest = 0;
  for (let at = 0; at < marks.length; at += 1) {
    if (marks[at] === 0) continue;
    kept.push(original.toString('utf8', rest, at));
    let mark = 0;
    for (; (marks[at] ?? 0) > 0; at += 1) mark = Math.max(mark, marks[at] ?? 0);
    kept.push(masks[mark - 1] ?? '');
    rest = at;
  }
  return [...kept, original.toString('utf8', rest)].join('');
}
