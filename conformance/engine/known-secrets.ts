import { encodingsOf } from './encodings.ts';
import { translated, viewsOf, type View } from './escapes.ts';

/** Shortest secret that is looked for, in bytes: a shorter one stands everywhere. */
const SHORTEST = 3;
/** Shortest secret that is found in another letter case, and with white space in it, in bytes. */
const SHORTEST_FOLDED = 6;
/** Shortest secret that is found by its letters and digits alone, in bytes. */
const SHORTEST_BARE = 10;
/** How often each byte of a text may be compared: texts that are made to look like many secrets at once need more. */
const MOST_COMPARISONS = 64;
/** Comparisons that a short text may take as well. */
const FREE_COMPARISONS = 100_000;

/** Secrets that were told or learnt. */
export interface KnownSecrets {
  /**
   * Adds a secret, unless it is too short to be one.
   *
   * @param mask - index of what stands in its place
   */
  add(secret: string, mask: number): void;
  /**
   * Masks every secret in a text.
   *
   * @throws TooAlike when that would take more than time in proportion to the length of the text
   */
  mask(text: string): string;
}

/** A text looks like so many secrets at so many places that searching it takes too long. */
export class TooAlike extends Error {
  override readonly name = 'TooAlike';
}

/** A view in which letter case, white space, and the alphabet of base64 make no difference. */
const FOLDED = byteTable((byte, character) => {
  if (byte >= 0x80) return byte;
  if (byte === 0 || /\s/.test(character)) return -1;
  return ({ '-': '+', _: '/' }[character] ?? character.toLowerCase()).charCodeAt(0);
});
/** A view of letters and digits alone: whatever a writer has put between the characters of a secret makes no difference. */
const BARE = byteTable((byte, character) => (/[a-z\d]/.test(character) ? byte : -1));

/** What is looked for in one kind of view. */
type Kind = 'exact' | 'folded' | 'bare';
const KINDS: readonly Kind[] = ['exact', 'folded', 'bare'];

/**
 * Creates a memory of secrets that finds them however they are written: {@link encodingsOf encoded}, {@link viewsOf escaped}, in
 * another letter case, wrapped, or with something between their characters. Time is in proportion to the length of a text.
 *
 * @param masks - what may stand in place of a secret; where secrets overlap, the later of their masks
 */
export function createKnownSecrets(masks: readonly string[]): KnownSecrets {
  const indices = { exact: createIndex(), folded: createIndex(), bare: createIndex() };
  const mask: KnownSecrets['mask'] = (text) => {
    let marks: Uint8Array | undefined;
    let original: Buffer | undefined;
    for (const view of viewsOf(text)) {
      original ??= view.bytes;
      let seen = view;
      for (const kind of KINDS) {
        if (kind !== 'exact') seen = kind === 'folded' ? foldedView(seen) : translated(seen, BARE);
        indices[kind].find(seen, (from, to, number) => {
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
  };
}

/** What to look for, so that a secret is found; the same for every run with the same secret. */
type Texts = Readonly<Record<Kind, readonly Buffer[]>>;
const remembered = new Map<string, Texts>();
const MOST_REMEMBERED = 200;

function textsOf(secret: string): Texts {
  const before = remembered.get(secret);
  if (before !== undefined) return before;
  const texts = { exact: new Set<string>(), folded: new Set<string>(), bare: new Set<string>() };
  const add = (kind: Kind, text: Buffer, shortest: number) => {
    if (text.length >= shortest) texts[kind].add(text.toString('latin1'));
    return text.length >= shortest;
  };
  for (const encoding of encodingsOf(secret)) {
    // Who unescapes all around a secret takes the escapes that it holds itself, too.
    for (const view of viewsOf(encoding)) {
      const folded = foldedView(view);
      add('bare', translated(folded, BARE).bytes, SHORTEST_BARE);
      if (!add('folded', folded.bytes, SHORTEST_FOLDED)) add('exact', view.bytes, SHORTEST);
    }
  }
  const buffers = (kind: Kind) => [...texts[kind]].map((text) => Buffer.from(text, 'latin1'));
  const now = { exact: buffers('exact'), folded: buffers('folded'), bare: buffers('bare') };
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(secret, now);
  return now;
}

function byteTable(become: (byte: number, character: string) => number): Int16Array {
  return Int16Array.from({ length: 256 }, (_, byte) => become(byte, String.fromCharCode(byte)));
}

/** The letters À to Þ in UTF-8 differ from those of lower case in one bit of their second byte. */
function foldedView(view: View): View {
  const fold = translated(view, FOLDED);
  const { bytes } = fold;
  for (let at = 1; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (bytes[at - 1] === 0xc3 && byte >= 0x80 && byte <= 0x9e && byte !== 0x97) bytes[at] = byte + 0x20;
  }
  return fold;
}

/** Texts by their first three bytes. */
function createIndex() {
  const byStart = new Map<number, { text: Buffer; mask: number }[]>();
  let isEmpty = true;
  /** Marks the first bytes of all texts; few others share a mark. */
  const marks = new Uint8Array(0x10000);
  return {
    add: (text: Buffer, mask: number) => {
      isEmpty = false;
      const start = startAt(text, 0);
      marks[markOf(start)] = 1;
      const alike = [...(byStart.get(start) ?? []), { text, mask }];
      // The longest first: a secret that holds another one goes as a whole.
      byStart.set(
        start,
        alike.sort((a, b) => b.text.length - a.text.length),
      );
    },
    find: ({ bytes, starts, ends }: View, found: (from: number, to: number, mask: number) => void) => {
      if (isEmpty) return;
      let left = bytes.length * MOST_COMPARISONS + FREE_COMPARISONS;
      let covered = 0;
      for (let at = 0; at + SHORTEST <= bytes.length; at += 1) {
        const start = startAt(bytes, at);
        if (marks[markOf(start)] === 0) continue;
        for (const { text, mask } of byStart.get(start) ?? []) {
          const same = sameBytes(bytes, at, text);
          left -= same + 1;
          if (same < text.length) continue;
          const to = ends[at + text.length - 1] ?? 0;
          found(Math.max(starts[at] ?? 0, covered), to, mask);
          covered = Math.max(covered, to);
          break;
        }
        if (left < 0) throw new TooAlike();
      }
    },
  };
}

const startAt = (bytes: Buffer, at: number) =>
  ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
const markOf = (start: number) => ((start >> 8) ^ (start << 3)) & 0xffff;

/** How many bytes of a text stand at a place; it is known that the first of them do. */
function sameBytes(bytes: Buffer, at: number, text: Buffer): number {
  let same = SHORTEST;
  while (same < text.length && bytes[at + same] === text[same]) same += 1;
  return same;
}

/** A text in which each run of marked bytes is replaced by the mask that its largest mark stands for. */
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
