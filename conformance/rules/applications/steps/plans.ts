import type { StepContext } from '../../../engine/context.ts';
import type { Plan } from './change.ts';
import { membersNamed, textNamed } from './members.ts';
import { DAY_MS } from './moment.ts';
import { PROCESSING_DATE, REFERENCE } from './names.ts';
import type { Operation } from './operation.ts';

/** Sets one part to a value that was not there before. */
export interface ValuePlan extends Plan {
  value: string;
  operations: readonly [Operation];
  isShown: (record: unknown) => boolean;
}

/** Sets a reference that nobody else uses: the patch that does the least harm. */
export function referencePlan({ uuid }: StepContext): ValuePlan {
  const value = `CT-${uuid().slice(0, 13)}`;
  return {
    value,
    operations: [{ op: 'add', path: `/${REFERENCE}`, value }],
    isShown: (record) => membersNamed(record, REFERENCE).includes(value),
  };
}

/**
 * Announces a day other than the present one. There is no operation that takes an announcement away again.
 *
 * @param before - the record as it reads now
 * @param daysAhead - days from today
 */
export function datePlan(context: StepContext, before: unknown, daysAhead: number): ValuePlan {
  const [first, second] = [dayAfter(context, daysAhead), dayAfter(context, daysAhead + 1)];
  const value = isDay(textNamed(before, PROCESSING_DATE), first) ? second : first;
  return {
    value,
    operations: [{ op: 'add', path: `/${PROCESSING_DATE}`, value }],
    isShown: (record) => isDay(textNamed(record, PROCESSING_DATE), value),
  };
}

/** Replaces the provider's part of the status alone. */
export function providerStatusPlan(value: string): Plan {
  return { operations: [{ op: 'replace', path: '/status/produktAnbieter', value }] };
}

/** Tells whether a member of the record names this day; a time of day may follow. */
export function isDay(value: unknown, day: string): boolean {
  return typeof value === 'string' && (value === day || value.startsWith(`${day}T`));
}

function dayAfter({ startedAt }: StepContext, days: number): string {
  return new Date(startedAt.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
