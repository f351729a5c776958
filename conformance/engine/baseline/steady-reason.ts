/** A status of HTTP, by its look: what a target answers is what a failure is about. */
const STATUS = /^[1-5]\d\d$/;

const ID = '<id>';
const NUMBER = '<number>';

type Replacement = string | ((match: string) => string);

/** What differs from run to run, however the target behaves; in this order. */
const VOLATILE: readonly (readonly [RegExp, Replacement])[] = [
  [/https?:\/\/[\w.:[\]-]+/gi, '<address>'],
  [/(?<![\w.])(?:\d{1,3}(?:\.\d{1,3}){3}|localhost:\d{1,5})(?::\d{1,5})?(?![\w.])/gi, '<address>'],
  [/(?<!\w)\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*(?:Z|[+-]\d\d:?\d\d)?(?!\w)/g, '<time>'],
  [/(?<!\w)[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT(?!\w)/g, '<time>'],
  [/(?<!\w)(?:\d{4}-\d\d-\d\d|\d\d\.\d\d\.\d{4})(?!\w)/g, '<date>'],
  // A UUID, also the beginning of one; a digest; a long number.
  [/(?<![a-z\d])[a-f\d]{8,}(?:-[a-f\d]{1,12})*(?![a-z\d])/gi, ID],
  // An identifier of letters alone is no word: it has no vowel.
  [/(?<![\p{L}\d])[bcdfghjklmnpqrstvwxz]{8,}(?![\p{L}\d])/giu, ID],
  [
    /(?<![\w-])[\w-]{20,}(?![\w-])/g,
    (word) => (/\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word) ? ID : word),
  ],
  [/(?<![a-z\d])[a-z\d]{4,}(?![a-z\d])/gi, (word) => (/[a-z]/i.test(word) && /\d.*\d/.test(word) ? ID : word)],
  // How many cases of a rule come to something is what the reason is about: «a, b, c and 2 more: …».
  [/(?<![\w.])\d+(?:[.,]\d+)*(?!\w| more: )/g, (number) => (STATUS.test(number) ? number : NUMBER)],
  // How many of them there are differs, too.
  [/(["'«]?<(?:id|number|time|date|address)>["'»]?)(?:, \1)+/g, '$1'],
];

/**
 * The part of a reason that is the same whenever a check fails in the same way: identifiers, addresses, times, days and numbers
 * stand for any others, and where a quotation is cut does not count. Statuses of HTTP do.
 *
 * @param reason - as a report says it
 */
export function steadyReason(reason: string): string {
  const parts = reason.split('…');
  const whole = parts.map((part, index) => (index < parts.length - 1 ? withoutCutWord(part) : part)).join('…');
  return VOLATILE.reduce((text, [pattern, by]) => replaced(text, pattern, by), withoutBeginnings(whole));
}

/** Identifiers that are drawn anew for each request, or for each answer. */
export const UUID = /(?<![a-z\d])[a-f\d]{8}(?:-[a-f\d]{4}){3}-[a-f\d]{12}(?![a-z\d])/gi;
/** Fewer characters may be a word of the reason. */
const SHORTEST_BEGINNING = 4;

/** A text without the beginnings of the UUIDs in it: what a target has cut off looks like a number, or like a word. */
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

/** A text without the word at its end, of which only the beginning is there. */
function withoutCutWord(text: string): string {
  let end = text.length;
  while (end > 0 && /[\w.-]/.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}
