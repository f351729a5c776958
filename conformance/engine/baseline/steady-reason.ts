/** An HTTP status: it is kept, since it is essential for a failure. */
const STATUS = /^[1-5]\d\d$/;

const ID = '<id>';
const NUMBER = '<number>';

type Replacement = string | ((match: string) => string);

/** Parts that differ between runs although the target behaves the same; replaced in this order. */
const VOLATILE: readonly (readonly [RegExp, Replacement])[] = [
  [/https?:\/\/[\w.:[\]-]+/gi, '<address>'],
  [/(?<![\w.])(?:\d{1,3}(?:\.\d{1,3}){3}|localhost:\d{1,5})(?::\d{1,5})?(?![\w.])/gi, '<address>'],
  [/(?<!\w)\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*(?:Z|[+-]\d\d:?\d\d)?(?!\w)/g, '<time>'],
  [/(?<!\w)[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT(?!\w)/g, '<time>'],
  [/(?<!\w)(?:\d{4}-\d\d-\d\d|\d\d\.\d\d\.\d{4})(?!\w)/g, '<date>'],
  // A UUID or the beginning of one; a digest; a long number.
  [/(?<![a-z\d])[a-f\d]{8,}(?:-[a-f\d]{1,12})*(?![a-z\d])/gi, ID],
  // An identifier of letters only: without a vowel, it is not a word.
  [/(?<![\p{L}\d])[bcdfghjklmnpqrstvwxz]{8,}(?![\p{L}\d])/giu, ID],
  [
    /(?<![\w-])[\w-]{20,}(?![\w-])/g,
    (word) => (/\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word) ? ID : word),
  ],
  [/(?<![a-z\d])[a-z\d]{4,}(?![a-z\d])/gi, (word) => (/[a-z]/i.test(word) && /\d.*\d/.test(word) ? ID : word)],
  // The number of further cases is kept, since it is part of the reason: «a, b, c and 2 more: …».
  [/(?<![\w.])\d+(?:[.,]\d+)*(?!\w| more: )/g, (number) => (STATUS.test(number) ? number : NUMBER)],
  // Lists of such values differ in length.
  [/(["'«]?<(?:id|number|time|date|address)>["'»]?)(?:, \1)+/g, '$1'],
];

/**
 * The part of a reason that is the same whenever a check fails in the same way: identifiers, addresses, times, dates and numbers are
 * replaced by placeholders, and words cut off by an ellipsis are dropped. HTTP statuses are kept.
 *
 * @param reason - from a report
 */
export function steadyReason(reason: string): string {
  const parts = reason.split('…');
  const whole = parts.map((part, index) => (index < parts.length - 1 ? withoutCutWord(part) : part)).join('…');
  return VOLATILE.reduce((text, [pattern, by]) => replaced(text, pattern, by), withoutBeginnings(whole));
}

/** Matches UUIDs, which are new in each request or response. */
export const UUID = /(?<![a-z\d])[a-f\d]{8}(?:-[a-f\d]{4}){3}-[a-f\d]{12}(?![a-z\d])/gi;
/** A shorter beginning may be a word. */
const SHORTEST_BEGINNING = 4;

/** Replaces beginnings of UUIDs of the text: one that a target cut off looks like a number or a word. */
function withoutBeginnings(text: string): string {
  const beginnings = new Set(
    [...text.matchAll(UUID)].flatMap(([id]) =>
      Array.from({ length: id.length - SHORTEST_BEGINNING }, (_, more) => id.slice(0, SHORTEST_BEGINNING + more)),
    ),
  );
  if (beginnings.size === 0) return text;
  return text.replace(/(?<![a-z\d])[a-f\d][a-f\d-]*(?![a-z\d])/gi, (word) => (beginnings.has(word) ? ID : word));
}

function replaced(text: string, pattern: RegExp, by: Replacement): string {
  return typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by);
}

/** Drops the last word of a text, which was cut off. */
function withoutCutWord(text: string): string {
  let end = text.length;
  while (end > 0 && /[\w.-]/.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}
