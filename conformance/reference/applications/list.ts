import { isDate } from '../is-date.ts';
import type { Application } from './store.ts';

const DEFAULT_PAGE_SIZE = 20;
const LARGEST_PAGE_SIZE = 100;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The filters and the page of a list request. */
export interface Selection {
  /** Milliseconds since 1970, inclusive. */
  since: number;
  /** Milliseconds since 1970, inclusive. */
  until: number;
  /** Number of the page, counted from 0. */
  page: number;
  /** Applications on one page. */
  size: number;
}

/** One page of a list. D2 does not show names and form of pages; these are invented. */
export interface ApplicationsPage {
  _embedded: { antraege: Application[] };
  page: { number: number; size: number; totalElements: number; totalPages: number };
}

/**
 * Reads the filters of a list: aenderungSeit and aenderungBis as date or date-time (UTC unless it says otherwise), both
 * inclusive, where a date stands for the whole day; `page` from 0 and `size` up to 100.
 *
 * Returns a message if a parameter is not valid. Source: A02 to A04.
 */
export function readSelection(query: (name: string) => string | undefined): Selection | string {
  const since = readTime(query('aenderungSeit'), 'start');
  const until = readTime(query('aenderungBis'), 'end');
  for (const [name, time] of Object.entries({ aenderungSeit: since, aenderungBis: until })) {
    if (Number.isNaN(time)) return `${name} must be a date YYYY-MM-DD or an ISO 8601 date-time (write + as %2B)`;
  }
  const page = readCount(query('page'), 0);
  if (page === undefined) return 'page must be a whole number from 0';
  const size = readCount(query('size'), DEFAULT_PAGE_SIZE);
  if (size === undefined || size < 1 || size > LARGEST_PAGE_SIZE) return `size must be from 1 to ${LARGEST_PAGE_SIZE}`;
  return { since: since ?? -Infinity, until: until ?? Infinity, page, size };
}

/** Selects one page. */
export function select(applications: readonly Application[], selection: Selection): ApplicationsPage {
  const { since, until, page, size } = selection;
  const inside = applications.filter(({ letzteAenderung }) => {
    const time = Date.parse(letzteAenderung);
    return time >= since && time <= until;
  });
  return {
    _embedded: { antraege: inside.slice(page * size, (page + 1) * size) },
    page: { number: page, size, totalElements: inside.length, totalPages: Math.ceil(inside.length / size) },
  };
}

/** Undefined if the parameter was not sent, NaN if it is no date or date-time. */
function readTime(text: string | undefined, edge: 'start' | 'end'): number | undefined {
  if (text === undefined) return undefined;
  if (isDate(text)) return Date.parse(`${text}T00:00:00Z`) + (edge === 'end' ? DAY_MS - 1 : 0);
  const [, day, , , zone] = DATE_TIME.exec(text) ?? [];
  if (!isDate(day)) return NaN;
  return Date.parse(zone === undefined ? `${text}Z` : text);
}

function readCount(text: string | undefined, fallback: number): number | undefined {
  if (text === undefined) return fallback;
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
