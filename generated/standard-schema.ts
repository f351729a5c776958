/**
 * Makes Standard Schemas of validators, generated from scripts/generate/runtime/standard-schema.ts. Do not edit: run `npm run generate`.
 */
import type { StandardSchemaV1 } from '@standard-schema/spec';
import {
  errorsOf,
  isUnknownValue,
  type ResponseContract,
  type SchemaError,
  type Validate,
} from './response-contract.ts';

/** The schemas of a contract's request bodies. */
export interface RequestContract {
  /** Pointer to the schema of a body, by operation (`GET /partner/{PartnerId}`) and media type. */
  requests: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Alternatives of schemas, by pointer. */
  alternatives: Readonly<Record<string, Alternatives>>;
  /** Validators by pointer. */
  validators: Readonly<Record<string, Validate>>;
}

/** The alternatives of a schema. */
export interface Alternatives {
  pointers: readonly string[];
  /** Members with a closed list in every alternative, which identify the intended one. */
  toldBy: readonly string[];
  /** Whether they are those of the items of a list. */
  ofItems?: boolean;
}

type Content<Body> = [NonNullable<Body>] extends [never]
  ? never
  : NonNullable<Body> extends { content: infer Bodies }
    ? [Bodies] extends [never]
      ? never
      : Bodies
    : never;

/** A schema for each media type of a body. */
type Schemas<Bodies> = { readonly [MediaType in keyof Bodies]-?: StandardSchemaV1<Bodies[MediaType]> };

/** Schemas of the bodies of requests, by operationId and media type. */
export type RequestSchemas<Operations> = {
  readonly [Id in keyof Operations as Content<RequestBodyOf<Operations[Id]>> extends never ? never : Id]: Schemas<
    Content<RequestBodyOf<Operations[Id]>>
  >;
};
type RequestBodyOf<Operation> = Operation extends { requestBody?: infer Body } ? Body : never;

/** Schemas of the bodies of responses, by operationId, status and media type. */
export type ResponseSchemas<Operations> = {
  readonly [Id in keyof Operations]: Operations[Id] extends { responses: infer Answers }
    ? {
        readonly [Status in keyof Answers as Content<Answers[Status]> extends never ? never : Status]: Schemas<
          Content<Answers[Status]>
        >;
      }
    : never;
};

/** Keywords of closed lists and of alternatives. */
const LIST_KEYWORDS = new Set(['enum', 'const', 'anyOf', 'oneOf']);

/** Validates a value by the schema at a pointer. */
type Find = (pointer: string, value: unknown) => readonly SchemaError[];

/**
 * Request bodies as Standard Schemas, exactly as in the contract.
 *
 * @param ids - method and path of each operation by its operationId
 */
export function requestSchemas<Operations>(
  ids: Readonly<Record<string, string>>,
  { requests, alternatives, validators }: RequestContract,
): RequestSchemas<Operations> {
  const findingsAt: Find = (pointer, value) => {
    const validate = validators[pointer];
    return validate === undefined || validate(value) ? [] : [...(validate.errors ?? [])];
  };
  const find: Find = (pointer, value) => {
    const all = findingsAt(pointer, value);
    const known = alternatives[pointer];
    if (all.length === 0 || known === undefined) return all;
    const meant = (one: unknown) => {
      const each = known.pointers.map((alternative) => findingsAt(alternative, one));
      return each.some(({ length }) => length === 0) ? [] : meantIn(each, known.toldBy);
    };
    const meantOfItems = (items: readonly unknown[]) => [
      ...all.filter(({ instancePath }) => instancePath === ''),
      ...items.flatMap((item, index) =>
        meant(item).map((error) => ({ ...error, instancePath: `/${index}${error.instancePath}` })),
      ),
    ];
    const found = known.ofItems ? meantOfItems(Array.isArray(value) ? value : []) : meant(value);
    // All alternatives may fit, and what stands beside them does not.
    return found.length > 0 ? found : all;
  };
  const operations = mapped(ids, (operation) => requests[operation]);
  return mapped(operations, (bodies) => schemasOf(bodies, find)) as RequestSchemas<Operations>;
}

/**
 * Response bodies as Standard Schemas, with the tolerance of a client: null counts as absent, and a closed list may have grown.
 *
 * @param ids - method and path of each operation by its operationId
 */
export function responseSchemas<Operations>(
  ids: Readonly<Record<string, string>>,
  { responses, validators }: ResponseContract,
): ResponseSchemas<Operations> {
  const find: Find = (pointer, value) => {
    const validate = validators[pointer];
    return validate === undefined ? [] : errorsOf(validate, value).filter((error) => !isUnknownValue(error));
  };
  const operations = mapped(ids, (operation) => responses[operation]);
  return mapped(operations, (statuses) =>
    mapped(statuses, (bodies) => (Object.keys(bodies).length > 0 ? schemasOf(bodies, find) : undefined)),
  ) as ResponseSchemas<Operations>;
}

function schemasOf(bodies: Readonly<Record<string, string>>, find: Find): Readonly<Record<string, StandardSchemaV1>> {
  return mapped(bodies, (pointer) => schemaOf((value) => find(pointer, value)));
}

function schemaOf(find: (value: unknown) => readonly SchemaError[]): StandardSchemaV1 {
  return {
    '~standard': {
      version: 1,
      vendor: 'platform-contracts',
      validate: (value) => {
        const issues = issuesOf(find(value), value);
        return issues.length > 0 ? { issues } : { value };
      },
    },
  };
}

/**
 * The findings of the intended alternative; those of the others would be misleading. If no alternative has all identifying members as they
 * are, only the findings on these members, of the nearest alternatives.
 */
function meantIn(alternatives: readonly (readonly SchemaError[])[], toldBy: readonly string[]): readonly SchemaError[] {
  const telling = (errors: readonly SchemaError[]) =>
    errors.filter((error) => toldBy.some((member) => placeOf(error) === `/${member}`));
  const wrong = (errors: readonly SchemaError[]) => new Set(telling(errors).map(placeOf)).size;
  const least = Math.min(...alternatives.map(wrong));
  const nearest = alternatives.filter((errors) => wrong(errors) === least);
  return least === 0 ? nearest.flat() : nearest.flatMap(telling);
}

/** One issue for each place. A place with findings inside it is left out: those are more specific. */
function issuesOf(errors: readonly SchemaError[], value: unknown): StandardSchemaV1.Issue[] {
  const places = new Map<string, SchemaError[]>();
  for (const error of errors) places.set(placeOf(error), [...(places.get(placeOf(error)) ?? []), error]);
  const isWithin = (inner: string, outer: string) => inner.startsWith(`${outer}/`);
  return [...places]
    .filter(([place]) => ![...places.keys()].some((other) => isWithin(other, place)))
    .map(([place, found]) => ({ message: messageOf(found), path: stepsOf(place, value) }));
}

/** JSON Pointer to a finding; for a missing or unknown member, that of the member. */
function placeOf({ instancePath, params }: SchemaError): string {
  const member = params['missingProperty'] ?? params['additionalProperty'];
  return typeof member === 'string'
    ? `${instancePath}/${member.replaceAll('~', '~0').replaceAll('/', '~1')}`
    : instancePath;
}

/** The message for a place; values of several alternatives are joined. */
function messageOf(errors: readonly SchemaError[]): string {
  const allowed = errors.flatMap(({ params }) => params['allowedValues'] ?? params['allowedValue'] ?? []);
  const values = [...new Set(allowed)].map((value) =>
    value === '' ? 'empty' : typeof value === 'string' ? value : JSON.stringify(value),
  );
  const unlisted = errors.filter(({ keyword }) => !LIST_KEYWORDS.has(keyword));
  // The pattern of a date adds nothing to its format.
  const hasFormat = unlisted.some(({ keyword }) => keyword === 'format');
  const others = unlisted.filter(({ keyword }) => keyword !== 'pattern' || !hasFormat);
  const demands = others.map(({ message = 'must fit' }) => message.replace(/^must /, ''));
  const all = [...new Set([...demands, ...(values.length > 0 ? [`be ${values.join(' or ')}`] : [])])];
  return all.length > 0 ? `must ${all.join(', or ')}` : (errors[0]?.message ?? 'does not fit');
}

/** The path to a place; list indexes are numbers. */
function stepsOf(place: string, value: unknown): PropertyKey[] {
  let at = value;
  return place
    .split('/')
    .slice(1)
    .map((escaped) => {
      const step = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
      const key = Array.isArray(at) ? Number(step) : step;
      at = (at as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key];
      return key;
    });
}

/** Maps the values of an object; names with an undefined result are left out. */
function mapped<Value, Result>(
  values: Readonly<Record<string, Value>>,
  make: (value: Value) => Result | undefined,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const made = make(value);
      return made === undefined ? [] : [[name, made] as const];
    }),
  );
}
