import { VALIDATORS } from '../../../generated/contracts.ts';
import type { InterfaceId } from '../../../generated/platform.ts';
import {
  describe,
  errorsOf,
  isUnknownValue,
  validatorFor,
  type ResponseContract,
} from '../../../generated/response-contract.ts';
import type { Answer } from '../answer.ts';

const loaded = new Map<InterfaceId, Promise<ResponseContract>>();

/**
 * Loads the compiled contract of an interface. It is kept here: importing even a loaded module takes a lookup, for every response of
 * a run.
 */
export function responseContract(id: InterfaceId): Promise<ResponseContract> {
  const contract = loaded.get(id) ?? VALIDATORS[id]();
  loaded.set(id, contract);
  return contract;
}

/** Comparison of one response with the contract of its operation. */
export interface Fit {
  /** Index of the exchange. */
  exchange: number;
  /** Method and path template. */
  operation: string;
  status: number;
  /** The first violation; undefined if there is none. */
  problem?: string | undefined;
  /** JSON pointers of values that an enumeration of the contract lacks; clients must accept them (G5). */
  unknownValues: readonly string[];
}

/**
 * Compares a response body with its schema in a contract. Null instead of an absent member and unknown values of an enumeration are no
 * problems (G5). Other rules judge whether a body is JSON and has the required members.
 *
 * @param operation - method and path template
 * @param how - `exactly` for an Overlay: unknown values and missing members are problems, too
 * @returns undefined if the contract has no schema for this body
 */
export function fitOf(contract: ResponseContract, operation: string, answer: Answer, how?: 'exactly'): Fit | undefined {
  const validate = validatorFor(contract, operation, answer);
  const read = answer.json();
  if (validate === undefined || read === undefined) return undefined;
  // A plain text may look like the JSON of a number or null.
  const value = answer.mediaType === 'text/plain' ? answer.body : read;
  const errors = errorsOf(validate, value);
  const unknown = how === 'exactly' ? [] : errors.filter(isUnknownValue);
  const problem = errors.find((error) => how === 'exactly' || !(isUnknownValue(error) || error.keyword === 'required'));
  return {
    exchange: answer.exchange,
    operation,
    status: answer.status,
    unknownValues: unknown.map(({ instancePath }) => instancePath),
    problem: problem && describe(problem),
  };
}

/** Operation, status and problem of the body; undefined if it fits. */
export function contractProblemOf({ operation, status, problem }: Fit): string | undefined {
  return problem === undefined ? undefined : `${operation} ${status}: ${problem}`;
}

/** Operation, status and place of each unknown value of an enumeration. */
export function unknownValuesOf({ operation, status, unknownValues }: Fit): string[] {
  return unknownValues.map((place) => `${operation} ${status}: ${place}`);
}
