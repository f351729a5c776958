import { PlatformError } from './errors.ts';

/** Methods and path templates of a contract, in the form that errors use: `GET /partner/{PartnerId}`. */
type OperationOf<Paths> = {
  [Path in keyof Paths & string]: `${Uppercase<MethodsOf<Paths[Path]> & string>} ${Path}`;
}[keyof Paths & string];

type MethodsOf<Item> = {
  [Method in keyof Item]: Item[Method] extends { responses: object } ? Method : never;
}[keyof Item];

type ResponsesOf<Paths, Operation> = Operation extends `${infer Method} ${infer Path extends keyof Paths & string}`
  ? Paths[Path] extends Record<Lowercase<Method>, { responses: infer Responses }>
    ? Responses
    : never
  : never;

/** The statuses of failures that an operation declares; any number if it declares `default`. */
type FailureStatus<Responses> = 'default' extends keyof Responses
  ? number
  : keyof Responses & number extends infer Status extends number
    ? Status extends number
      ? `${Status}` extends `${4 | 5}${string}`
        ? Status
        : never
      : never
    : never;

type ResponseOf<Responses, Status> = Status extends keyof Responses
  ? Responses[Status]
  : Responses extends { default: infer Other }
    ? Other
    : never;

type BodyOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : unknown;

/** A type guard for failures, by operation and status. */
export interface FailureGuard<Paths> {
  /**
   * Tells whether an error belongs to a response of this operation with this status. If so, `body` has the type of the contract.
   *
   * @param operation - method and path template, like `operation` of the error
   */
  <Operation extends OperationOf<Paths>, Status extends FailureStatus<ResponsesOf<Paths, Operation>>>(
    error: unknown,
    operation: Operation,
    status: Status,
  ): error is PlatformError & {
    readonly operation: Operation;
    readonly status: Status;
    readonly body: BodyOf<ResponseOf<ResponsesOf<Paths, Operation>, Status>>;
  };
}

/**
 * Creates a guard that types the bodies of failures by a contract: that of the package, or your own. A failure whose body is neither
 * a JSON object nor an array does not match; gateways send such bodies.
 *
 * @example
 * import { failureGuard, type paths } from 'platform-contracts/partner';
 * const isFailure = failureGuard<paths>();
 * try {
 *   await partners.change(partnerId, { geburtsdatum: 'gestern' });
 * } catch (error) {
 *   if (!isFailure(error, 'PATCH /partner/{PartnerId}', 400)) throw error;
 *   console.error(error.body.message);
 * }
 */
export const failureGuard = <Paths>(): FailureGuard<Paths> =>
  ((error: unknown, operation: string, status: number) =>
    error instanceof PlatformError &&
    error.operation === operation &&
    error.status === status &&
    error.body instanceof Object) as FailureGuard<Paths>;
