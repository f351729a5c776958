import type { ApplicationsContract } from './contract.ts';
import type { Schemas, Tightened } from '../common/contract.ts';

/** One JSON Patch operation that changes an application. */
type Operation<Contract extends Tightened<ApplicationsContract>> = Schemas<Contract>['AntragPatchOperation'];

/** The type of the value of an operation at a path. */
type ValueOf<Contract extends Tightened<ApplicationsContract>, Op extends string, Path extends string> =
  Extract<Operation<Contract>, { op: Op; path: Path }> extends { value: infer Value } ? Value : never;

/** A patch of an application. It is immutable: each method returns a new patch with one more operation. */
export interface Patch<Contract extends Tightened<ApplicationsContract> = ApplicationsContract> {
  /** The JSON Patch document; its operations are in the order of the method calls. */
  readonly operations: readonly Operation<Contract>[];
  /** Sets the status (`replace /status`). A rejection has an `ablehnungsgrund`, and may have a `kommentar`. */
  status(value: ValueOf<Contract, 'replace', '/status'>): Patch<Contract>;
  /**
   * Sets only the product provider's part of the status (`replace /status/produktAnbieter`). For a rejection, which needs an
   * `ablehnungsgrund`, use {@link status}.
   */
  produktAnbieterStatus(value: ValueOf<Contract, 'replace', '/status/produktAnbieter'>): Patch<Contract>;
  /** Sets the product provider's own reference (`add /antragsReferenz`). */
  antragsReferenz(value: ValueOf<Contract, 'add', '/antragsReferenz'>): Patch<Contract>;
  /** Removes the product provider's own reference (`remove /antragsReferenz`). */
  withoutAntragsReferenz(): Patch<Contract>;
  /**
   * Sets the expected date of processing (`add /voraussichtlicheBearbeitung`).
   *
   * @param day - `YYYY-MM-DD`
   */
  voraussichtlicheBearbeitung(day: ValueOf<Contract, 'add', '/voraussichtlicheBearbeitung'>): Patch<Contract>;
  /**
   * Names the credit clerk (`replace /ansprechpartner/partnerId`).
   *
   * @param partnerId - partner identifier of the clerk
   */
  ansprechpartner(partnerId: ValueOf<Contract, 'replace', '/ansprechpartner/partnerId'>): Patch<Contract>;
  /** Appends any operation of the contract. */
  with(operation: Operation<Contract>): Patch<Contract>;
}

/**
 * Starts a patch of an application. It has a method for each change that D2 shows (Application patch document).
 *
 * @example
 * const rejection = patch()
 *   .status({ produktAnbieter: 'ABGELEHNT', ablehnungsgrund: 'KRITERIEN' })
 *   .withoutAntragsReferenz();
 */
export function patch<Contract extends Tightened<ApplicationsContract> = ApplicationsContract>(
  operations?: readonly Operation<Contract>[],
): Patch<Contract>;
// `ReturnType` and inference use the last signature: the one without a type parameter.
export function patch(operations?: readonly Operation<ApplicationsContract>[]): Patch;
export function patch(operations: readonly Operation<ApplicationsContract>[] = []): Patch {
  const then = (operation: Operation<ApplicationsContract>): Patch => patch([...operations, operation]);
  return {
    operations,
    status: (value) => then({ op: 'replace', path: '/status', value }),
    produktAnbieterStatus: (value) => then({ op: 'replace', path: '/status/produktAnbieter', value }),
    antragsReferenz: (value) => then({ op: 'add', path: '/antragsReferenz', value }),
    withoutAntragsReferenz: () => then({ op: 'remove', path: '/antragsReferenz' }),
    voraussichtlicheBearbeitung: (value) => then({ op: 'add', path: '/voraussichtlicheBearbeitung', value }),
    ansprechpartner: (value) => then({ op: 'replace', path: '/ansprechpartner/partnerId', value }),
    with: then,
  };
}
