import type { components } from '../../generated/applications/types.ts';

type Schemas = components['schemas'];

/** A change of an application, as one operation of JSON Patch. */
type Operation = Schemas['AntragPatchOperation'];

/** The value that an operation takes at a path. */
type ValueOf<Op extends Operation['op'], Path extends Operation['path']> =
  Extract<Operation, { op: Op; path: Path }> extends { value: infer Value } ? Value : never;

/** A patch of an application under construction. It is never changed: each method returns a longer one. */
export interface Patch {
  /** The JSON Patch document, in the order in which the methods were called. */
  readonly operations: readonly Operation[];
  /** Sets the status (`replace /status`). A rejection carries an `ablehnungsgrund`, and may carry a `kommentar`. */
  status(value: ValueOf<'replace', '/status'>): Patch;
  /**
   * Sets only the product provider's part of the status (`replace /status/produktAnbieter`). A rejection carries an `ablehnungsgrund`,
   * for which there is no place here: use {@link status}.
   */
  produktAnbieterStatus(value: ValueOf<'replace', '/status/produktAnbieter'>): Patch;
  /** Sets the product provider's own reference (`add /antragsReferenz`). */
  antragsReferenz(value: ValueOf<'add', '/antragsReferenz'>): Patch;
  /** Removes the product provider's own reference (`remove /antragsReferenz`). */
  withoutAntragsReferenz(): Patch;
  /**
   * Sets the expected date of processing (`add /voraussichtlicheBearbeitung`).
   *
   * @param day - `YYYY-MM-DD`
   */
  voraussichtlicheBearbeitung(day: ValueOf<'add', '/voraussichtlicheBearbeitung'>): Patch;
  /**
   * Names the credit clerk (`replace /ansprechpartner/partnerId`).
   *
   * @param partnerId - partner identifier of the clerk
   */
  ansprechpartner(partnerId: ValueOf<'replace', '/ansprechpartner/partnerId'>): Patch;
  /** Appends an operation of the contract as it is. */
  with(operation: Operation): Patch;
}

/**
 * Begins a patch of an application, with every change that the interface shows (D2 Application patch document).
 *
 * @example
 * const rejection = patch()
 *   .status({ produktAnbieter: 'ABGELEHNT', ablehnungsgrund: 'KRITERIEN' })
 *   .withoutAntragsReferenz();
 */
export function patch(operations: readonly Operation[] = []): Patch {
  const then = (operation: Operation): Patch => patch([...operations, operation]);
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
