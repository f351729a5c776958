import { isObject, SUCCESS, type Answer, type Context } from '../../engine.ts';
import { sameValue } from './attributes.ts';
import { recordIn, type PartnerRecord } from './requests.ts';

/** The names of paths: observations ask for the same ones of every answer. */
const NAMES = new Map<string, readonly string[]>();

/** What a document, or a part of one, has at the end of a path: `anschrift.plz`; undefined where something on the way is missing. */
export function valueOf(value: unknown, path: string): unknown {
  const names = NAMES.get(path) ?? path.split('.');
  NAMES.set(path, names);
  return names.reduce((owner, name) => (isObject(owner) ? owner[name] : undefined), value);
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

/** Judges that the answer to a write shows a right as it is stored; what is no boolean, in the answer or in a read, others judge (P131, P200, P202). */
export function expectRightIn({ expect }: Context, answer: Answer, right: string, wanted: unknown): void {
  const shown = SUCCESS.has(answer.status) ? valueOf(recordIn(answer), right) : undefined;
  if (typeof shown === 'boolean' && typeof wanted === 'boolean')
    expect.that(shown === wanted, `${right} ${wanted} in the answer, too`, String(shown), answer);
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
