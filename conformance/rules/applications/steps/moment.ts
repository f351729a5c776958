import { isObject, type Answer } from '../../engine.ts';
import { isoTextOf } from './iso-text.ts';
import { membersNamed, presentNamed } from './members.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** An ISO 8601 date, alone or with a time of day, with marks between its digits or without. */
const DATE =
  /^(\d{4})(-?)(\d{2})\2(\d{2})(?:T(\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d+))?)?(Z|([+-])(\d{2}):?(\d{2})?)?)?$/;

/** A date as a record shows it. */
export interface Moment {
  /** As it was written. */
  text: string;
  /** Milliseconds since 1970; UTC unless the text says otherwise. */
  ms: number;
  /**
   * What it leaves open, in ms: a day, minute, second or part of one. Midnight, and zeros behind a point, may stand for what is not kept.
   */
  resolutionMs: number;
  /** Whether it says in which time zone it is. */
  namesZone: boolean;
}

/** Reads an ISO 8601 date or date-time; undefined when it is none. */
export function momentOf(text: string): Moment | undefined {
  const [, year, , month, date, hour, minute, seconds, fraction, zone, sign, hours, minutes] = DATE.exec(text) ?? [];
  const day = `${year}-${month}-${date}`;
  const start = Date.parse(`${day}T${hour ?? '00'}:${minute ?? '00'}:${seconds ?? '00'}Z`);
  // A day that the calendar does not have is read as one of the next month.
  if (Number.isNaN(start) || !new Date(`${day}T00:00Z`).toISOString().startsWith(`${day}T`)) return undefined;
  if (Number(hours ?? 0) > 23 || Number(minutes ?? 0) > 59) return undefined;
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS * (sign === '-' ? -1 : 1);
  const shared = {
    text,
    ms: start + Number(`0.${fraction ?? '0'}`) * SECOND_MS - offset,
    namesZone: zone !== undefined,
  };
  if ([hour, minute, seconds, fraction].every((digits) => Number(digits ?? 0) === 0))
    return { ...shared, resolutionMs: DAY_MS };
  if (seconds === undefined) return { ...shared, resolutionMs: MINUTE_MS };
  const digits = Number(fraction ?? 0) === 0 ? 0 : String(fraction).length;
  return { ...shared, resolutionMs: Math.max(SECOND_MS / 10 ** digits, 1) };
}

/** Reads a date in whatever form a record may have it. */
export function momentIn(value: unknown): Moment | undefined {
  const moment = momentOf(isoTextOf(value) ?? '');
  return moment && { ...moment, text: typeof value === 'string' ? value : JSON.stringify(value) };
}

/** How far a time zone is from UTC at most. */
export const ZONE_MS = 14 * 60 * MINUTE_MS;

/** Tells whether two moments can be the same, as far as the coarser one says; one without a time zone may be of any. */
export function canBeSame(one: Moment, other: Moment): boolean {
  const leeway = one.namesZone === other.namesZone ? 0 : ZONE_MS;
  return Math.abs(one.ms - other.ms) < Math.max(one.resolutionMs, other.resolutionMs) + leeway;
}

/** The date of last change of each entry of a list. What an entry holds, such as former states, may have dates as well. */
export function changesIn(list: unknown): Moment[] {
  return entriesIn(list).flatMap((entry) => lastChangeIn(entry) ?? []);
}

/** What stands in arrays. A dated record that holds none is an entry by itself: the answer may have no list at all. */
export function entriesIn(list: unknown): unknown[] {
  if (Array.isArray(list)) return list;
  if (!isObject(list)) return [];
  return 'letzteAenderung' in list && !holdsArray(list) ? [list] : Object.values(list).flatMap(entriesIn);
}

function holdsArray(value: unknown): boolean {
  return Array.isArray(value) || (isObject(value) && Object.values(value).some(holdsArray));
}

/** Tells whether a record has the date of last change, in any form: neither the media type nor other fields are shown. */
export function carriesLastChange(answer: Answer): boolean {
  const json = answer.json();
  if (json === undefined) return answer.body.includes('letzteAenderung');
  return membersNamed(json, 'letzteAenderung').length > 0;
}

/** Tells whether a record says that it was not changed yet: null stands where the date will. */
export function isUnchanged(record: unknown): boolean {
  const values = presentNamed(record, 'letzteAenderung');
  return values.length > 0 && values.every((value) => value === null);
}

/** The date of last change of a record, the latest of those that hold at present: parts of it may have their own. */
export function lastChangeIn(record: unknown): Moment | undefined {
  const moments = presentNamed(record, 'letzteAenderung').flatMap((value) => momentIn(value) ?? []);
  return moments.sort((one, other) => other.ms - one.ms)[0];
}
