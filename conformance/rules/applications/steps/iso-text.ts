const SECOND_MS = 1000;
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const withTwoDigits = (digits: string | number) => String(digits).padStart(2, '0');
const dayOf = (...parts: readonly (string | number)[]) => parts.map(withTwoDigits).join('-');
const millisecondsIn = (count: string) => Number(count) * (/^\d{13}$/.test(count) ? 1 : SECOND_MS);

/**
 * Converts a date of a record to ISO 8601; another rule judges whether it was that. Reads a blank before the time or the zone, a named zone,
 * German and HTTP dates, milliseconds or seconds since 1970, and a list of numbers down to nanoseconds. For other values, returns undefined
 * or a text that is not a date.
 */
export function isoTextOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return isoTextOfNumbers(value);
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value)
    .toUpperCase()
    .replace(/^\d{1,2}\.\d{1,2}\.\d{4}\b/, (day) => dayOf(...day.split('.').toReversed()))
    .replace(/^[A-Z]{3}, (\d{1,2}) ([A-Z]{3}) (\d{4})\b/, (_, day: string, month: string, year: string) =>
      dayOf(year, MONTHS.indexOf(month) + 1, day),
    )
    .replace(/^\d{10}(?:\d{3}|\.\d+)?$/, (count) => new Date(millisecondsIn(count)).toISOString())
    .replace(/^([\d-]{10}),? (?=\d)/, '$1T')
    .replace(/\[[^[]*\]$/, '')
    .replace(/ ?(?:UTC|GMT|Z)$| (?=[+-])/, (zone) => (zone === ' ' ? '' : 'Z'));
}

function isoTextOfNumbers(numbers: readonly unknown[]): string | undefined {
  const isDate = numbers.length >= 3 && numbers.length <= 7 && numbers.every((one) => Number.isInteger(one));
  if (!isDate) return undefined;
  const [year = 0, month = 0, day = 0, ...[hour, minute = 0, second = 0, nanoseconds = 0]] = numbers as number[];
  const date = dayOf(year, month, day);
  if (hour === undefined) return date;
  const time = [hour, minute, second].map(withTwoDigits).join(':');
  return `${date}T${time}${nanoseconds === 0 ? '' : `.${String(nanoseconds).padStart(9, '0')}`}`;
}
