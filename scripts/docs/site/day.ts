import { isOver } from '../../../conformance/clock.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day of a contract (`2026-11-30`) as people write it: 30 November 2026; what is no day stays as it is. */
export function dayOf(date: string): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : DAY.format(time);
}

/** What something with a last day does: it «ends», or «ended», by the day on which the page is made. */
export function verbOf(sunset: string, today: string): 'ends' | 'ended' {
  return isOver(sunset, today) ? 'ended' : 'ends';
}

/** Puts what a docstring or a contract says of a last day (`Ends on 2026-11-30`) into the tense of the day on which the page is made. */
export function inTense(text: string, today: string): string {
  return text.replace(
    /\bEnds on (\d{4}-\d\d-\d\d)/g,
    (_, day: string) => `${isOver(day, today) ? 'Ended' : 'Ends'} on ${dayOf(day)}`,
  );
}
