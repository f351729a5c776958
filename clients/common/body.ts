import type { Answer } from './caller.ts';
import { ContractViolatedError } from './errors.ts';

/**
 * The body of an answer that must have one.
 *
 * @throws ContractViolatedError when it has none
 */
export function bodyOf<Data>({ data, about }: Answer<Data>): Data {
  if (data === undefined) throw new ContractViolatedError('the answer has no body', about);
  return data;
}
