import type { Answer } from '../answer.ts';
import { isObject } from '../expect.ts';
import type { ResponseContract, SchemaError, Validate } from './response-contract.ts';

/** How one answer fits the contract of its operation. */
export interface Fit {
  /** Index of the exchange. */
  exchange: number;
  /** Method and path template. */
  operation: string;
  status: number;
  /** What does not fit; undefined when everything does. */
  problem?: string;
  /** Values of closed lists that the contract does not know yet: a reader has to live with them (G5). */
  unknownValues: readonly string[];
}

/**
 * Compares the body of an answer with the schema that a contract has for it. An absent member may be null, and an enumeration
 * may have grown: neither is a problem (G5). Which members must be there, and that a body is JSON, is the business of rules of
 * its own.
 *
 * @param operation - method and path template
 * @returns undefined when the contract says nothing about this body
 */
export function fitOf(contract: ResponseContract, operation: string, answer: Answer): Fit | undefined {
  const validate = validatorFor(contract, operation, answer);
  const value = answer.json();
  if (validate === undefined || value === undefined) return undefined;
  const errors = errorsOf(validate, value);
  const problem = errors.find(({ keyword }) => !isClosedList(keyword) && keyword !== 'required');
  return {
    exchange: answer.exchange,
    operation,
    status: answer.status,
    unknownValues: errors.filter(({ keyword }) => isClosedList(keyword)).map(({ instancePath }) => instancePath),
    ...(problem === undefined ? {} : { problem: describe(problem) }),
  };
}

/** The validator for the body of an answer; undefined when the contract declares none for its status and media type. */
export function validatorFor(contract: ResponseContract, operation: string, answer: Answer): Validate | undefined {
  const declared = contract.responses[operation] ?? {};
  const { status, mediaType } = answer;
  const bodies = declared[status] ?? declared[`${Math.floor(status / 100)}XX`] ?? declared['default'] ?? {};
  const pointer = bodies[mediaType] ?? (mediaType === '' || isJson(mediaType) ? bodies['application/json'] : undefined);
  return pointer === undefined ? undefined : contract.validators[pointer];
}

/** What a validator finds wrong with a value, as it is and with absent members for those that are null. */
export function errorsOf(validate: Validate, value: unknown): readonly SchemaError[] {
  if (validate(value) || validate(withoutNulls(value))) return [];
  return [...(validate.errors ?? [])];
}

/** Says what is wrong, and where. */
export function describe({ instancePath, message = 'does not fit' }: SchemaError): string {
  return `${instancePath === '' ? 'the body' : instancePath} ${message}`;
}

function isClosedList(keyword: string): boolean {
  return keyword === 'enum' || keyword === 'const';
}

function isJson(mediaType: string): boolean {
  return mediaType === 'application/json' || mediaType.endsWith('+json');
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => (member === null ? [] : [[name, withoutNulls(member)]])),
  );
}
