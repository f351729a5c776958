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
  /** Values of closed lists that the contract does not know yet: a reader has to live with them (G5). */
  unknownValues: readonly string[];
}

/**
 * Compares the body of an answer with the schema that a contract has for it. An absent member may be null, and an enumeration
 * may have grown: neither is a problem (G5). Which members must be there, and that a body is JSON, is the business of rules of
 * its own.
 *
 * @param operation - method and path template
 * @param how - `exactly` where even these are problems: who tightens a list wants it closed
 * @returns undefined when the contract says nothing about this body
 */
export function fitOf(contract: ResponseContract, operation: string, answer: Answer, how?: 'exactly'): Fit | undefined {
  const validate = validatorFor(contract, operation, answer);
  const read = answer.json();
  if (validate === undefined || read === undefined) return undefined;
  // Text that looks like a number, or like null, is text.
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

/** Operation, status and place of each value that its list does not know yet. */
export function unknownValuesOf({ operation, status, unknownValues }: Fit): string[] {
  return unknownValues.map((place) => `${operation} ${status}: ${place}`);
}
