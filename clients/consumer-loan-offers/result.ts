import type { GraphQLResponseError } from '../../generated/consumer-loan-offers/client.ts';
import type { Answer } from '../common/caller.ts';
import { ContractViolatedError, PlatformError, type Failure } from '../common/errors.ts';
import type { Open } from './open.ts';

/** The platform accepted the query and failed to carry it out, or did so only in part. `body` is the whole answer, with any data. */
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

/** The result of a query. */
export interface QueryResult<Result> {
  /** The selected fields. If there are `errors`, the failed ones are null. */
  data: Open<Result>;
  /** Why fields are missing; empty where the query succeeded as a whole. */
  errors: readonly GraphQLResponseError[];
  /** Name it when you ask the platform about the query. */
  traceId: string;
}

/** An answer to a query, with the headers of its request. */
export interface Asked extends Answer<unknown> {
  sent: Headers | undefined;
}

/**
 * Reads the answer to a query.
 *
 * @throws GraphQLFailedError when it has errors and no data, ContractViolatedError when it is no GraphQL result
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
 * The error of a query that failed, in whole or in part, with the first reason.
 *
 * @param sent - headers of the request, whose values are removed from the message
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
