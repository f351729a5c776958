import { describe, errorsOf, isUnknownValue, validatorFor } from '../../generated/response-contract.ts';
import type { ResponseContract } from '../../generated/response-contract.ts';

/** What is wrong with a body. Null for an absent member is no violation, nor is an enumeration that has grown. */
export function bodyProblem(
  contract: ResponseContract,
  operation: string,
  { status, headers }: Response,
  data: unknown,
): string | undefined {
  const mediaType = (headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const validate = validatorFor(contract, operation, { status, mediaType });
  const problem = validate && errorsOf(validate, data).find((error) => !isUnknownValue(error));
  return problem && describe(problem);
}
