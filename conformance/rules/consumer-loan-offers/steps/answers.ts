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

/** The member `data` of a response; undefined if it is not an object. */
export function dataIn(answer: Answer): JsonObject | undefined {
  const data = valueAt(answer.json(), '/data');
  return isObject(data) ? data : undefined;
}

/** The items of the member `errors`; empty if it is absent, null or not an array. */
export function errorsIn(answer: Answer): readonly unknown[] {
  const errors = valueAt(answer.json(), '/errors');
  return Array.isArray(errors) ? (errors as unknown[]) : [];
}

/** Whether a query succeeded: `data` has its member, which may be null only without errors. Errors may accompany a part of the offers. */
export function isSuccess(answer: Answer, question: Question): boolean {
  const found = dataIn(answer)?.[question];
  if (!SUCCESS.has(answer.status)) return false;
  if (found === null) return errorsIn(answer).length === 0;
  return question === 'angebote' ? Array.isArray(found) : isObject(found);
}

/** Whether a query was refused (4xx) or has errors; a server error is neither. */
export function isDeclined(answer: Answer): boolean {
  return CLIENT_ERROR.has(answer.status) || (SUCCESS.has(answer.status) && errorsIn(answer).length > 0);
}

/** Whether a query was refused before execution: with 400, or with 2xx, errors and no member of its name in `data`. */
export function isRefusedUnexecuted(answer: Answer, question: Question): boolean {
  const isExecuted = Object.hasOwn(dataIn(answer) ?? {}, question);
  return answer.status === 400 || (SUCCESS.has(answer.status) && !isExecuted && errorsIn(answer).length > 0);
}

/**
 * Summarizes a response in words of a reason.
 *
 * @param question - the query whose data the reason is about
 */
export function says(answer: Answer, question?: Question): string {
  const errors = errorsIn(answer);
  const text = valueAt(errors[0], '/message');
  const message = typeof text === 'string' ? ` («${text}»)` : '';
  if (errors.length > 0) return `status ${answer.status} with errors${message}`;
  if (answer.status !== 200) return `status ${answer.status}`;
  const found = question && dataIn(answer)?.[question];
  return `status 200 without errors${found === undefined ? '' : `, data.${question} as ${jsonType(found)}`}`;
}

export function expectDeclined({ expect }: Context, answer: Answer): void {
  expect.that(isDeclined(answer), 'a refusal (4xx or errors)', says(answer), answer);
}

/** Expects that a caller without permission gets no offers, not even together with a refusal. */
export function expectNoOffers({ expect }: Context, question: Question, answer: Answer, see = ''): void {
  expect.that(offersIn(answer, question).length === 0, 'no offers', `offers with ${says(answer)}${see}`, answer);
}

/** The offers in a response with any status. */
export function offersIn(answer: Answer, question: Question): readonly JsonObject[] {
  const found = dataIn(answer)?.[question];
  if (question === 'bestesAngebot') return [found].filter(isObject);
  return (Array.isArray(found) ? (found as unknown[]) : []).filter(isObject);
}

/**
 * The offers in some responses.
 *
 * @throws Inconclusive when there are none, which the interface allows
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

/** All objects of a type within an object of the type `of`. */
export function objectsOf(type: string, value: unknown, of = 'Angebot'): readonly JsonObject[] {
  if (!isObject(value)) return [];
  if (type === of) return [value];
  return [...fieldsOf(of)].flatMap(([name, kind]) => objectsOf(type, value[name], kind));
}

export function conditionsIn(answer: Answer, question: Question): readonly JsonObject[] {
  return offersIn(answer, question).flatMap((offer) => objectsOf('Gesamtkonditionen', offer));
}

/**
 * All values of a field (`Gesamtkonditionen.sollzins`) in offers.
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

/** A number, or a string that contains one, as a number; otherwise undefined. */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^[+-]?\d+(\.\d+)?(E[+-]?\d+)?$/i.test(value) ? Number(value) : undefined;
}

/** The terms that the offers in a response show. */
export function termsIn(answer: Answer, question: Question): readonly number[] {
  return conditionsIn(answer, question).flatMap(({ laufzeitInMonaten }) => numberIn(laufzeitInMonaten) ?? []);
}
