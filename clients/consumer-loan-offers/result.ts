import type { GraphQLResponseError } from '../../generated/consumer-loan-offers/client.ts';
import type { Answer } from '../common/caller.ts';
import { ContractViolatedError, PlatformError, type Failure } from '../common/errors.ts';
import type { Open } from './open.ts';

/** The query failed, in whole or in part, although the platform accepted it. `body` is the whole response, including any data. */
export class GraphQLFailedError extends PlatformError {
  override readonly name = 'GraphQLFailedError';
  /** At least one error. Type and values of `status` are not specified. */
  readonly errors: readonly GraphQLResponseError[];

  constructor(problem: string, failure: Failure & { errors: readonly GraphQLResponseError[] }) {
    super(problem, failure);
    this.errors = failure.errors;
  }

  override get code(): 'GRAPHQL_FAILED' {
    return 'GRAPHQL_FAILED' as const;
  }
}

/** The result of a query. */
export interface QueryResult<Result> {
  /** The selected fields. If there are `errors`, the failed fields are null. */
  data: Open<Result>;
  /** Why fields are missing; empty if all fields succeeded. */
  errors: readonly GraphQLResponseError[];
  /** Quote it when you ask the platform's support about the query. */
  traceId: string;
}

/** The response to a query, with the headers of its request. */
export interface Asked extends Answer<unknown> {
  sent: Headers | undefined;
}

/**
 * The result in a response.
 *
 * @throws GraphQLFailedError when the response has errors and no data, ContractViolatedError when it is no GraphQL result
 */
export async function resultOf<Result>({ data: body, about, sent }: Asked): Promise<QueryResult<Result>> {
  const { data = null, errors } = (isObject(body) ? body : {}) as { data?: unknown; errors?: unknown };
  const reasons = errors ?? [];
  if (!Array.isArray(reasons) || !reasons.every(isObject) || (data !== null && !isObject(data))) {
    throw new ContractViolatedError('the response is no GraphQL result', about);
  }
  const known = reasons as unknown as readonly GraphQLResponseError[];
  if (data !== null) return { data: data as Open<Result>, errors: known, traceId: about.traceId };
  if (known.length > 0) throw await failedWith(known, about, sent);
  throw new ContractViolatedError('the response has neither data nor errors', about);
}

/**
 * Creates the error of a query that failed in whole or in part; its message has the first reason.
 *
 * @param sent - headers of the request, whose values are removed from the message
 */
export async function failedWith(
  errors: readonly GraphQLResponseError[],
  about: Failure,
  sent: Headers | undefined,
): Promise<GraphQLFailedError> {
  // After a redeployment of the application the chunk may be gone.
  const said = await import('../common/why.ts').then(
    ({ excerptOf }) => excerptOf({ errors }, sent),
    () => '',
  );
  return new GraphQLFailedError(`the query failed, ${said ? `response: ${said}` : '`errors` says why'}`, {
    ...about,
    errors,
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
