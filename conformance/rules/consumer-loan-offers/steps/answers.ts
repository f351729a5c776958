import { assume, CLIENT_ERROR, isObject, NotApplicable, SUCCESS, valueAt, type Answer } from '../../engine.ts';
import { isType, TYPES, type TypeName } from './fields.ts';
import type { Question } from './questions.ts';

type JsonObject = Record<string, unknown>;

/** The member data of an answer; undefined when it is no object. */
export function dataIn(answer: Answer): JsonObject | undefined {
  const data = valueAt(answer.json(), '/data');
  return isObject(data) ? data : undefined;
}

/** The items of the member errors; empty when it is absent, null or no array. */
export function complaintsIn(answer: Answer): readonly unknown[] {
  const errors = valueAt(answer.json(), '/errors');
  return Array.isArray(errors) ? (errors as unknown[]) : [];
}

/**
 * Tells whether a query was answered: a success with its member in data. Where that is null there must be no errors; a part
 * of the offers may come beside some.
 */
export function isSuccess(answer: Answer, question: Question): boolean {
  const data = dataIn(answer);
  if (!SUCCESS.has(answer.status) || data === undefined || !Object.hasOwn(data, question)) return false;
  return data[question] !== null || complaintsIn(answer).length === 0;
}

/** Tells whether a query was refused, or processed without success: a server that fails does neither. */
export function isDeclined(answer: Answer): boolean {
  return CLIENT_ERROR.has(answer.status) || (SUCCESS.has(answer.status) && complaintsIn(answer).length > 0);
}

/** What an answer says, as a reason names it. */
export function says(answer: Answer): string {
  const complaints = complaintsIn(answer);
  const text = valueAt(complaints[0], '/message');
  const message = typeof text === 'string' ? ` («${text}»)` : '';
  if (complaints.length > 0) return `status ${answer.status} with errors${message}`;
  return answer.status === 200 ? 'status 200 without errors' : `status ${answer.status}`;
}

/** The offers of an answer, whatever its status; empty when there are none. */
export function offersIn(answer: Answer, question: Question): readonly JsonObject[] {
  const found = dataIn(answer)?.[question];
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
  const see = answers.some(([question, answer]) => isSuccess(answer, question))
    ? 'see fixtures.consumerLoan.auszahlungsbetrag and fixtures.consumerLoan.laufzeitInMonaten'
    : 'see what fields-can-be-selected says';
  assume(offers.length > 0, `needs an offer, got none: ${got}; ${see}`);
  return offers;
}

/** Every object of a type in an object of the type `of`. */
export function objectsOf(type: TypeName, value: unknown, of: TypeName = 'Angebot'): readonly JsonObject[] {
  if (!isObject(value)) return [];
  if (type === of) return [value];
  return Object.entries(TYPES[of]).flatMap(([name, kind]) => (isType(kind) ? objectsOf(type, value[name], kind) : []));
}

/**
 * Every value of a field of an offer (`Gesamtkonditionen.sollzins`).
 *
 * @throws NotApplicable when all of them are null or absent, which the interface allows
 */
export function valuesOf(field: string, offers: readonly JsonObject[]): readonly unknown[] {
  const [type, name] = field.split('.') as [TypeName, string];
  const values = offers
    .flatMap((offer) => objectsOf(type, offer))
    .map((object) => object[name])
    .filter((value) => value !== undefined && value !== null);
  if (values.length === 0) throw new NotApplicable(`no offer has a value in ${field}`);
  return values;
}

/** The number that a value is, or that it is the text of; undefined when it is neither. */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^[+-]?\d+(\.\d+)?(E[+-]?\d+)?$/i.test(value) ? Number(value) : undefined;
}
