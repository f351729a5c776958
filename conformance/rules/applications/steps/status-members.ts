import { isObject } from '../../../engine/expect.ts';
import { membersNamed } from './members.ts';

/** The members of a status, by D2. */
export const STATUS_MEMBERS = ['antragsteller', 'produktAnbieter', 'ablehnungsgrund', 'kommentar'] as const;

/** Those of them that can be read. */
export type Status = Partial<Record<(typeof STATUS_MEMBERS)[number], string>>;

/** The status that a record shows, as far as it shows it; undefined when it shows neither of its two parts. */
export function statusIn(record: unknown): Status | undefined {
  const found = membersNamed(record, 'status')
    .filter(isObject)
    .map((status): Status => {
      const texts = STATUS_MEMBERS.flatMap((name) =>
        typeof status[name] === 'string' ? [[name, status[name]] as const] : [],
      );
      return Object.fromEntries(texts);
    });
  return found.find(isWhole) ?? found.find((status) => 'antragsteller' in status || 'produktAnbieter' in status);
}

/** Tells whether both parts of a status can be read. */
export function isWhole(status: Status | undefined): boolean {
  return status?.antragsteller !== undefined && status.produktAnbieter !== undefined;
}

/**
 * A value for the provider's part of the status that is known to be one: the present one, or what the record shows
 * under names that speak of both, since D2 does not show how the record is nested.
 */
export function providerStatusIn(record: unknown): string | undefined {
  return statusIn(record)?.produktAnbieter ?? textBelow(record, '');
}

function textBelow(value: unknown, names: string): string | undefined {
  if (typeof value === 'string') {
    return /status/i.test(names) && /produktanbieter/i.test(names) && /^[A-Z][A-Z_]+$/.test(value) ? value : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const found = textBelow(member, `${names}/${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
