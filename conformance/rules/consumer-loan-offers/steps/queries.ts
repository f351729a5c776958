import { PARAMETERS, type Question, type Variables } from './questions.ts';
import { readFileSync } from 'node:fs';
import {
  buildClientSchema,
  buildSchema,
  findBreakingChanges,
  getNamedType,
  isIntrospectionType,
  isObjectType,
  type IntrospectionQuery,
} from 'graphql';
import { messageOf } from '../../../message-of.ts';

const SDL = new URL('../../../../generated/consumer-loan-offers/schema.graphql', import.meta.url);
const CONTRACT = buildSchema(readFileSync(SDL, 'utf8'));

export const NUMBERS: readonly string[] = ['Euro', 'Prozent', 'Int'];

/** The object types of an offer, with their fields and the name of each field's type. */
const TYPES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.values(CONTRACT.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !isIntrospectionType(type) && type !== CONTRACT.getQueryType())
    .map((type) => {
      const fields = Object.values(type.getFields());
      return [type.name, new Map(fields.map((field) => [field.name, getNamedType(field.type).name]))];
    }),
);
const TYPE_NAMES: readonly string[] = [...TYPES.keys()];

/** The fields of a type; none for a scalar. */
export const fieldsOf = (type: string): ReadonlyMap<string, string> => TYPES.get(type) ?? new Map<string, string>();

/** Every field, as `Type.field`. */
export const FIELD_NAMES: readonly string[] = TYPE_NAMES.flatMap((type) =>
  [...fieldsOf(type).keys()].map((name) => `${type}.${name}`),
);

/** The type and the name of a field that is written as `Type.field`. */
export function partsOf(field: string): readonly [type: string, name: string] {
  const [type = '', name = ''] = field.split('.');
  return [type, name];
}

/** The name of a field's type. */
export function kindOf(field: string): string | undefined {
  const [type, name] = partsOf(field);
  return fieldsOf(type).get(name);
}

/** The smallest selection in an offer that contains `selection` in the objects of a type. */
function selectionIn(type: string, selection: string): string {
  const parent = FIELD_NAMES.find((field) => kindOf(field) === type);
  if (parent === undefined) return selection;
  const [parentType, name] = partsOf(parent);
  return selectionIn(parentType, `${name} { ${selection} }`);
}

/** A field with the smallest selection below it. */
function smallest(name: string, kind: string): string {
  const [first] = fieldsOf(kind);
  return first === undefined ? name : `${name} { ${smallest(...first)} }`;
}

/** Every field of an offer with the smallest selection that contains it. */
export function fieldsAlone(): { name: string; selection: string }[] {
  return FIELD_NAMES.map((field) => {
    const [type, name] = partsOf(field);
    return { name: field, selection: selectionIn(type, smallest(name, kindOf(field) ?? '')) };
  });
}

/** The selection of every field of a type, as text of a query. */
export function everyField(type = 'Angebot'): string {
  return [...fieldsOf(type)]
    .map(([name, kind]) => {
      const below = everyField(kind);
      return below === '' ? name : `${name} { ${below} }`;
    })
    .join(' ');
}

/** The name of a field that no type has. */
export const UNKNOWN_FIELD = 'gibtEsNicht';

/** A selection with an unknown field in each type, by the name of the type. */
export const UNKNOWN_IN: Readonly<Record<string, string>> = Object.fromEntries(
  TYPE_NAMES.map((type) => [type, selectionIn(type, UNKNOWN_FIELD)]),
);

/**
 * The changes in the schema of a target that break clients of the contract.
 *
 * @param introspection - the data of an introspection query
 */
export function differencesTo(introspection: object): readonly string[] {
  try {
    const target = buildClientSchema(introspection as IntrospectionQuery);
    return findBreakingChanges(CONTRACT, target).map(({ description }) => description);
  } catch (error) {
    return [`the introspection cannot be read: ${messageOf(error)}`];
  }
}

/** A small selection, for queries whose result does not matter. */
export const RATE_ONLY = 'gesamtkonditionen { effektivzins }';

export interface QuestionBody {
  query: string;
  variables: Record<string, unknown>;
}

/** A query with one variable for each parameter, and with literal arguments (`values`). */
export function queryFor(
  question: Question,
  parameters: Record<string, string>,
  selection = RATE_ONLY,
  ...values: readonly string[]
): string {
  const names = Object.keys(parameters);
  const declared = names.map((name) => `$${name}: ${parameters[name]}`).join(', ');
  const given = [...names.map((name) => `${name}: $${name}`), ...values].join(', ');
  return `query (${declared}) { ${question}(${given}) { ${selection} } }`;
}

/** The body of a query with exactly these variables, and with literal arguments (`values`). */
export function bodyFor(
  question: Question,
  variables: Variables,
  selection = RATE_ONLY,
  ...values: readonly string[]
): QuestionBody {
  const parameters = Object.entries(PARAMETERS).filter(([name]) => Object.hasOwn(variables, name));
  return { query: queryFor(question, Object.fromEntries(parameters), selection, ...values), variables };
}

/** The body of a query with literal arguments instead of variables. */
export function literally(question: Question, values: Variables): { query: string } {
  const given = Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return { query: `query { ${question}(${given.join(', ')}) { ${RATE_ONLY} } }` };
}
