import type { GraphQLResponseError } from '../../generated/consumer-loan-offers/client.ts';
import type { Answer } from '../common/caller.ts';
import { ContractViolatedError, PlatformError, type Failure } from '../common/errors.ts';
import type { Open } from './open.ts';

/** The platform took the query and did not carry it out, or in part only. `body` holds the whole answer, also what it brought. */
export class GraphQLFailedError extends PlatformError {
  override readonly name = 'GraphQLFailedError';
  /** The reasons, at least one; type and values of `status` are not specified. */
  readonly errors: readonly GraphQLResponseError[];

  constructor(what: string, failure: Failure & { errors: readonly GraphQLResponseError[] }) {
    super(what, failure);
    this.errors = failure.errors;
  }

  override get code(): 'GRAPHQL_FAILED' {
    return 'GRAPHQL_FAILED' as const;
  }
}

/** What a query brought. */
export interface QueryResult<Result> {
  /** The selected fields. Only a part of them where there are `errors`: what failed is null. */
  data: Open<Result>;
  /** Why fields are missing; empty where the query succeeded as a whole. */
  errors: readonly GraphQLResponseError[];
  /** Of this query: name it when you ask the platform about it. */
  traceId: string;
}

/** An answer to a query, and the headers that it was asked with. */
export interface Asked extends Answer<unknown> {
  sent: Headers | undefined;
}

/**
 * Reads the answer to a query.
 *
 * @throws GraphQLFailedError when it brought errors and no data, ContractViolatedError when it is no GraphQL result
 */
export async function resultOf<Result>({ data: body, about, sent }: Asked): Promise<QueryResult<Result>> {
  const { data = null, errors } = (isObject(body) ? body : {}) as { data?: unknown; errors?: unknown };
  const reasons = errors ?? [];
  if (!Array.isArray(reasons) || !reasons.every(isObject) || (data !== null && !isObject(data))) {
    throw new ContractViolatedError('the answer is no GraphQL result', about);
  }
  const known = reasons as unknown as readonly GraphQLResponseError[];
  if (data !== null) return { data: data as Open<Result>, errors: known, traceId: about.traceId };
  if (known.length > 0) throw await failedWith(known, about, sent);
  throw new ContractViolatedError('the answer has neither data nor errors', about);
}

/**
 * The error of a query that failed, in whole or in part; it says the first reason.
 *
 * @param sent - headers of the request: no value of them is repeated
 */
export async function failedWith(
  errors: readonly GraphQLResponseError[],
  about: Failure,
  sent: Headers | undefined,
): Promise<GraphQLFailedError> {
  // A redeployed application may no longer have the chunk.
  const said = await import('../common/why.ts').then(
    ({ excerptOf }) => excerptOf({ errors }, sent),
    () => '',
  );
  return new GraphQLFailedError(`the query failed, ${said ? `answer: ${said}` : '`errors` says why'}`, {
    ...about,
    errors,
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
