import { isObject, type Answer } from '../../engine.ts';
import { isoTextOf } from './iso-text.ts';
import { membersNamed, presentNamed } from './members.ts';

export const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** An ISO 8601 date, alone or with a time of day, in basic or extended format. */
const DATE =
  /^(\d{4})(-?)(\d{2})\2(\d{2})(?:T(\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d+))?)?(Z|([+-])(\d{2}):?(\d{2})?)?)?$/;

export interface Moment {
  /** As it was written. */
  text: string;
  /** Milliseconds since 1970; a text without a time zone is read as UTC. */
  ms: number;
  /** Length of the smallest unit that it shows. Midnight and trailing zeros of fractions do not count: the server may not store the time. */
  resolutionMs: number;
  namesZone: boolean;
}

/** Reads an ISO 8601 date or date-time; undefined if the text is neither. */
export function momentOf(text: string): Moment | undefined {
  const [, year, , month, date, hour, minute, seconds, fraction, zone, sign, hours, minutes] = DATE.exec(text) ?? [];
  const day = `${year}-${month}-${date}`;
  const start = Date.parse(`${day}T${hour ?? '00'}:${minute ?? '00'}:${seconds ?? '00'}Z`);
  // Date reads a day that does not exist, such as 30 February, as one of the next month.
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

/** Reads a date in any format of `isoTextOf`. */
export function momentIn(value: unknown): Moment | undefined {
  const moment = momentOf(isoTextOf(value) ?? '');
  return moment && { ...moment, text: typeof value === 'string' ? value : JSON.stringify(value) };
}

/** The largest offset of a time zone from UTC. */
export const ZONE_MS = 14 * 60 * MINUTE_MS;

/** Whether two moments can be the same, at the resolution of the coarser one; one without a time zone may be in any. */
export function canBeSame(one: Moment, other: Moment): boolean {
  const leeway = one.namesZone === other.namesZone ? 0 : ZONE_MS;
  return Math.abs(one.ms - other.ms) < Math.max(one.resolutionMs, other.resolutionMs) + leeway;
}

/** The date of last change of each entry of a list; former states inside an entry may have dates too, which are ignored. */
export function changesIn(list: unknown): Moment[] {
  return entriesIn(list).flatMap((entry) => lastChangeIn(entry) ?? []);
}

/** The elements of arrays. A dated record without arrays is itself an entry: the response may have no list at all. */
export function entriesIn(list: unknown): unknown[] {
  if (Array.isArray(list)) return list;
  if (!isObject(list)) return [];
  return 'letzteAenderung' in list && !holdsArray(list) ? [list] : Object.values(list).flatMap(entriesIn);
}

function holdsArray(value: unknown): boolean {
  return Array.isArray(value) || (isObject(value) && Object.values(value).some(holdsArray));
}

/** Whether a response contains a date of last change, in any format: the documents show neither media type nor other fields. */
export function carriesLastChange(answer: Answer): boolean {
  const json = answer.json();
  if (json === undefined) return answer.body.includes('letzteAenderung');
  return membersNamed(json, 'letzteAenderung').length > 0;
}

/** Whether a record was never changed: its date of last change is null. */
export function isUnchanged(record: unknown): boolean {
  const values = presentNamed(record, 'letzteAenderung');
  return values.length > 0 && values.every((value) => value === null);
}

/** The date of last change of a record: the latest of its present ones, since parts of it may have their own. */
export function lastChangeIn(record: unknown): Moment | undefined {
  const moments = presentNamed(record, 'letzteAenderung').flatMap((value) => momentIn(value) ?? []);
  return moments.sort((one, other) => other.ms - one.ms)[0];
}
