import type { Answer } from '../../../kit/answer.ts';
import { isObject, SUCCESS } from '../../../kit/expect.ts';
import { assume, NotApplicable } from '../../../kit/outcome.ts';
import { isType, TYPES, type TypeName } from './fields.ts';
import type { Question } from './questions.ts';

type JsonObject = Record<string, unknown>;

/** The member data of an answer; undefined when it is no object. */
export function dataIn(answer: Answer): JsonObject | undefined {
  const body = answer.json();
  const data = isObject(body) ? body['data'] : undefined;
  return isObject(data) ? data : undefined;
}

/** The items of the member errors; empty when it is absent, null or no array. */
export function complaintsIn(answer: Answer): readonly unknown[] {
  const body = answer.json();
  const errors = isObject(body) ? body['errors'] : undefined;
  return Array.isArray(errors) ? (errors as unknown[]) : [];
}

/** Tells whether a question was answered: 200, its member in data, null allowed, and no errors. */
export function isSuccess(answer: Answer, question: Question): boolean {
  const data = dataIn(answer);
  return (
    answer.status === 200 && data !== undefined && Object.hasOwn(data, question) && complaintsIn(answer).length === 0
  );
}

/** Tells whether a bad request was refused in the way of D2: 400, or 200 with errors. */
export function isDocumentedRefusal(answer: Answer): boolean {
  return answer.status === 400 || (answer.status === 200 && complaintsIn(answer).length > 0);
}

/** Tells whether a bad request was refused: in the way of D2, or with 422. */
export function isRefusal(answer: Answer): boolean {
  return isDocumentedRefusal(answer) || answer.status === 422;
}

/** Tells whether a bad request was taken for a good one: a success that complains of nothing. */
export function isAccepted(answer: Answer): boolean {
  return SUCCESS.has(answer.status) && complaintsIn(answer).length === 0;
}

/** What an answer says, as a reason names it. */
export function says(answer: Answer): string {
  const complaints = complaintsIn(answer);
  const [first] = complaints;
  const message = isObject(first) && typeof first['message'] === 'string' ? ` («${first['message']}»)` : '';
  if (complaints.length > 0) return `status ${answer.status} with errors${message}`;
  return answer.status === 200 ? 'status 200 without errors' : `status ${answer.status}`;
}

/** The offers of an answer; empty when there are none. */
export function offersIn(answer: Answer, question: Question): readonly JsonObject[] {
  const found = answer.status === 200 ? dataIn(answer)?.[question] : undefined;
  if (question === 'bestesAngebot') return [found].filter(isObject);
  return (Array.isArray(found) ? (found as unknown[]) : []).filter(isObject);
}

/**
 * The offers of some answers, at least one.
 *
 * @throws Inconclusive when there is none, which the interface allows
 */
export function someOffers(answers: readonly (readonly [Question, Answer])[]): readonly JsonObject[] {
  const offers = answers.flatMap(([question, answer]) => offersIn(answer, question));
  const got = answers.map(([question, answer]) => `${says(answer)} about ${question}`).join(' and ');
  assume(
    offers.length > 0,
    `needs an offer, got none: ${got}; ` +
      'see fixtures.consumerLoan.auszahlungsbetrag and fixtures.consumerLoan.laufzeitInMonaten',
  );
  return offers;
}

/** Every object of a type in an object of the type `of`. */
export function objectsOf(type: TypeName, value: unknown, of: TypeName = 'Angebot'): readonly JsonObject[] {
  if (!isObject(value)) return [];
  if (type === of) return [value];
  return Object.entries(TYPES[of]).flatMap(([name, kind]) => (isType(kind) ? objectsOf(type, value[name], kind) : []));
}

/** A field of an offer that has a value. */
export interface Value {
  /** `Gesamtkonditionen.sollzins` */
  name: string;
  kind: (typeof TYPES)[TypeName][string];
  value: unknown;
}

/**
 * Every value of the fields of a type.
 *
 * @param kinds - only the fields that are one of these
 * @throws NotApplicable when all of them are null or absent, which the interface allows
 */
export function valuesOf(
  type: TypeName,
  offers: readonly JsonObject[],
  kinds?: readonly Value['kind'][],
): readonly Value[] {
  const values = offers
    .flatMap((offer) => objectsOf(type, offer))
    .flatMap((object) =>
      Object.entries(TYPES[type]).map(([name, kind]) => ({ name: `${type}.${name}`, kind, value: object[name] })),
    )
    .filter(({ kind, value }) => value !== undefined && value !== null && (kinds?.includes(kind) ?? true));
  if (values.length === 0) {
    const fields = kinds === undefined ? 'any field' : `any field of type ${kinds.join(', ')}`;
    throw new NotApplicable(`no offer has a value in ${fields} of ${type}`);
  }
  return values;
}

/** The number that a value is, or that it is the text of; undefined when it is neither. */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^[+-]?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
}

/** Tells whether one of the errors of an answer names this status. */
export function namesStatus(answer: Answer, status: number): boolean {
  return complaintsIn(answer).some((error) => isObject(error) && String(error['status']) === String(status));
}
