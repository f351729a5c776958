/**
 * Finds the validator for an answer, and reads its findings, generated from scripts/generate/runtime/response-contract.ts. Do not edit: run `npm run generate`.
 */
/** One finding of a validator. */
export interface SchemaError {
  /** JSON Pointer into the value. */
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** Tells whether a value fits a schema; otherwise `errors` says where not, until the next call. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** What a contract says about the bodies of responses. */
export interface ResponseContract {
  /** Pointer to the schema of a body, by operation (`GET /partner/{PartnerId}`), status (also `4XX`, `default`) and media type. */
  responses: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  /** Validators by pointer. */
  validators: Readonly<Record<string, Validate>>;
}

/**
 * The validator for the body of an answer; undefined when the contract declares none for its status and media type.
 *
 * @param operation - method and path template
 * @param answer - its media type without parameters, in lower case; '' where it names none, which counts as JSON
 */
export function validatorFor(
  { responses, validators }: ResponseContract,
  operation: string,
  { status, mediaType }: { status: number; mediaType: string },
): Validate | undefined {
  const declared = responses[operation] ?? {};
  const bodies = declared[status] ?? declared[`${Math.floor(status / 100)}XX`] ?? declared['default'] ?? {};
  const pointer = bodies[mediaType] ?? (mediaType === '' || isJson(mediaType) ? bodies['application/json'] : undefined);
  return pointer === undefined ? undefined : validators[pointer];
}

/** What a validator finds wrong with a value, as it is and with absent members for those that are null. */
export function errorsOf(validate: Validate, value: unknown): readonly SchemaError[] {
  if (validate(value) || validate(withoutNulls(value))) return [];
  return [...(validate.errors ?? [])];
}

/** Whether a finding is no more than a value that a closed list does not know: the list may have grown since. */
export function isUnknownValue({ keyword }: SchemaError): boolean {
  return keyword === 'enum' || keyword === 'const';
}

/** Says what is wrong, and where. */
export function describe({ instancePath, message = 'does not fit' }: SchemaError): string {
  return `${instancePath === '' ? 'the body' : instancePath} ${message}`;
}

function isJson(mediaType: string): boolean {
  return mediaType === 'application/json' || mediaType.endsWith('+json');
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => (member === null ? [] : [[name, withoutNulls(member)]])),
  );
}
