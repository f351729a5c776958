import { INTERFACES, type InterfaceId } from '../../generated/platform.ts';

/** Days are those of the country in which the platform is operated. */
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** Tells whether the last day of an interface is over. */
export function hasEnded(id: InterfaceId, now: Date): boolean {
  const { sunset } = INTERFACES[id];
  return sunset !== undefined && DAY.format(now) > sunset;
}
