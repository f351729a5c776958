import {
  assume,
  CLIENT_ERROR,
  isObject,
  jsonType,
  NotApplicable,
  SUCCESS,
  valueAt,
  type Answer,
  type Context,
} from '../../engine.ts';
import { fieldsOf, partsOf } from './queries.ts';
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

/** Tells whether a query was answered: with its member in data; null only without errors, which may come beside a part of the offers. */
export function isSuccess(answer: Answer, question: Question): boolean {
  const found = dataIn(answer)?.[question];
  if (!SUCCESS.has(answer.status)) return false;
  if (found === null) return complaintsIn(answer).length === 0;
  return question === 'angebote' ? Array.isArray(found) : isObject(found);
}

/** Tells whether a query was refused, or processed without success: a server that fails does neither. */
export function isDeclined(answer: Answer): boolean {
  return CLIENT_ERROR.has(answer.status) || (SUCCESS.has(answer.status) && complaintsIn(answer).length > 0);
}

/** Tells whether a query was refused before it was executed: with 400, or with success, errors and no answer of its name. */
export function isRefusedUnexecuted(answer: Answer, question: Question): boolean {
  const isExecuted = Object.hasOwn(dataIn(answer) ?? {}, question);
  return answer.status === 400 || (SUCCESS.has(answer.status) && !isExecuted && complaintsIn(answer).length > 0);
}

/**
 * What an answer says, as a reason names it.
 *
 * @param question - whose data the reason is about
 */
export function says(answer: Answer, question?: Question): string {
  const complaints = complaintsIn(answer);
  const text = valueAt(complaints[0], '/message');
  const message = typeof text === 'string' ? ` («${text}»)` : '';
  if (complaints.length > 0) return `status ${answer.status} with errors${message}`;
  if (answer.status !== 200) return `status ${answer.status}`;
  const found = question && dataIn(answer)?.[question];
  return `status 200 without errors${found === undefined ? '' : `, data.${question} as ${jsonType(found)}`}`;
}

/** Expects that a query is refused, or processed without success. */
export function expectDeclined({ expect }: Context, answer: Answer): void {
  expect.that(isDeclined(answer), 'a refusal (4xx or errors)', says(answer), answer);
}

/** Expects that whoever may not ask a query gets no offers, not even beside a refusal. */
export function expectNoOffers({ expect }: Context, question: Question, answer: Answer, see = ''): void {
  expect.that(offersIn(answer, question).length === 0, 'no offers', `offers with ${says(answer)}${see}`, answer);
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
export function objectsOf(type: string, value: unknown, of = 'Angebot'): readonly JsonObject[] {
  if (!isObject(value)) return [];
  if (type === of) return [value];
  return [...fieldsOf(of)].flatMap(([name, kind]) => objectsOf(type, value[name], kind));
}

/** The conditions of every offer of an answer. */
export function conditionsIn(answer: Answer, question: Question): readonly JsonObject[] {
  return offersIn(answer, question).flatMap((offer) => objectsOf('Gesamtkonditionen', offer));
}

/**
 * Every value of a field of an offer (`Gesamtkonditionen.sollzins`).
 *
 * @throws NotApplicable when all of them are null or absent, which the interface allows
 */
export function valuesOf(field: string, offers: readonly JsonObject[]): readonly unknown[] {
  const [type, name] = partsOf(field);
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

/** The terms of the offers of an answer, as far as it shows them. */
export function termsIn(answer: Answer, question: Question): readonly number[] {
  return conditionsIn(answer, question).flatMap(({ laufzeitInMonaten }) => numberIn(laufzeitInMonaten) ?? []);
}
