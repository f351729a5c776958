const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day of a contract (`2026-11-30`) as people write it: 30 November 2026; what is no day stays as it is. */
export function dayOf(date: string): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : DAY.format(time);
}
