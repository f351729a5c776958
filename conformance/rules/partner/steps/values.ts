import type { Answer, Context } from '../../engine.ts';
import { sameValue } from './attributes.ts';
import { valueAt } from './members.ts';
import type { PartnerRecord } from './requests.ts';

/** The value of an attribute in a document or a record, by its path. */
export function valueOf(record: PartnerRecord | undefined, path: string): unknown {
  return valueAt(record, path.split('.'));
}

/** Tells whether a record gives an attribute a value; `false` may be left out of a read (P62). */
export function isShown(record: PartnerRecord, path: string, wanted: unknown): boolean {
  const value = valueOf(record, path);
  return sameValue(value, wanted) || (wanted === false && (value === undefined || value === null));
}

/** Judges that a record gives an attribute a value; `false` may be left out of a read (P62). */
export function expectShown(
  { expect }: Context,
  record: PartnerRecord,
  path: string,
  wanted: unknown,
  about: Answer,
): void {
  expect.that(isShown(record, path, wanted), `${path} ${show(wanted)}`, show(valueOf(record, path)), about);
}

/** Judges that a record does not give an attribute the value that was sent for it. */
export function expectIgnored(
  { expect }: Context,
  record: PartnerRecord | undefined,
  path: string,
  sent: unknown,
  about: Answer,
): void {
  const value = valueOf(record, path);
  expect.that(!sameValue(value, sent), `${path} not to be ${show(sent)}`, show(value), about);
}

/** A value as a reason shows it. */
export const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
