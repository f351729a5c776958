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
 * Loads the contract of an interface as it was compiled when the contracts were generated.
 *
 * It is kept: importing even a loaded module takes a lookup, which every answer of a run would pay for.
 */
export function responseContract(id: InterfaceId): Promise<ResponseContract> {
  const contract = loaded.get(id) ?? VALIDATORS[id]();
  loaded.set(id, contract);
  return contract;
}

/** How one answer fits the contract of its operation. */
export interface Fit {
  /** Index of the exchange. */
  exchange: number;
  /** Method and path template. */
  operation: string;
  status: number;
  /** What does not fit; undefined when everything does. */
  problem?: string | undefined;
  /** Places of values that a closed list of the contract does not have: a reader has to accept them (G5). */
  unknownValues: readonly string[];
}

/**
 * Compares the body of an answer with its schema in a contract. Null in place of an absent member and unknown values of an
 * enumeration are no problems (G5). Other rules judge that a body is JSON and has the required members.
 *
 * @param operation - method and path template
 * @param how - with `exactly`, unknown values and missing members are problems: an Overlay that closes a list means it
 * @returns undefined when the contract says nothing about this body
 */
export function fitOf(contract: ResponseContract, operation: string, answer: Answer, how?: 'exactly'): Fit | undefined {
  const validate = validatorFor(contract, operation, answer);
  const read = answer.json();
  if (validate === undefined || read === undefined) return undefined;
  // A text may look like a number or like null.
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

/** Operation, status, and what is wrong with the body; undefined when it fits. */
export function contractProblemOf({ operation, status, problem }: Fit): string | undefined {
  return problem === undefined ? undefined : `${operation} ${status}: ${problem}`;
}

/** Operation, status and place of each value that its list does not have. */
export function unknownValuesOf({ operation, status, unknownValues }: Fit): string[] {
  return unknownValues.map((place) => `${operation} ${status}: ${place}`);
}
