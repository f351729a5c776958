/**
 * Finds the validator for a response, and reads its findings, generated from scripts/generate/runtime/response-contract.ts. Do not edit: run `npm run generate`.
 */
/** One finding of a validator. */
export interface SchemaError {
  /** JSON Pointer into the value. */
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** Whether a value fits a schema. If not, `errors` has the findings until the next call. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** The schemas of a contract's response bodies. */
export interface ResponseContract {
  /** Pointer to the schema of a body, by operation (`GET /partner/{PartnerId}`), status (also `4XX`, `default`) and media type. */
  responses: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  /** Validators by pointer. */
  validators: Readonly<Record<string, Validate>>;
}

/**
 * The validator for a response body; undefined if the contract declares none for its status and media type.
 *
 * @param operation - method and path template
 * @param answer - `mediaType` is without parameters, in lower case; '' if there is none, which counts as JSON
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

/** The findings of a validator, unless the value fits with its null members left out. */
export function errorsOf(validate: Validate, value: unknown): readonly SchemaError[] {
  if (validate(value)) return [];
  const found = new Set(validate.errors?.map(({ instancePath }) => instancePath));
  // A null that fits may be required.
  if (validate(withoutNulls(value)) || validate(withoutNulls(value, found))) return [];
  return [...(validate.errors ?? [])];
}

/** Whether the finding is only a value outside a closed list, which may have grown since. */
export function isUnknownValue({ keyword }: SchemaError): boolean {
  return keyword === 'enum' || keyword === 'const';
}

/** The place and the message of a finding. */
export function describe({ instancePath, message = 'does not fit' }: SchemaError): string {
  return `${instancePath === '' ? 'the body' : instancePath} ${message}`;
}

function isJson(mediaType: string): boolean {
  return mediaType === 'application/json' || mediaType.endsWith('+json');
}

/** Leaves out null members, or only those at these places. */
function withoutNulls(value: unknown, places?: ReadonlySet<string>, at = ''): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withoutNulls(item, places, `${at}/${index}`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const place = `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (member === null && (places?.has(place) ?? true)) return [];
      return [[name, withoutNulls(member, places, place)]];
    }),
  );
}
